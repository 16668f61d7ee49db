import { isRecord, readNumber } from "#domain/text/read-value.ts";
import { send } from "./send.ts";

/** Counts a visit; answers how many there were. Throws `ApiFailure`. */
export async function countVisit(): Promise<number> {
  return viewsOf(await send("/api/views/increment", { method: "POST", json: {} }));
}

/** How many visits there were. Throws `ApiFailure`. */
export async function readVisits(): Promise<number> {
  return viewsOf(await send("/api/views"));
}

function viewsOf(answer: unknown): number {
  return (isRecord(answer) ? readNumber(answer.views) : null) ?? 0;
}
