import type { Page, Route } from "@playwright/test";
import { sized } from "./lane.ts";

/** What a server may answer instead of what was asked for; `silence` is no answer at all. */
export const refusals = [403, 404, 409, 422, 429, 500, "silence"] as const;
export type Refusal = (typeof refusals)[number] | 401;

/**
 * The ways in which the n-th subject of a journey is refused: all of them at full size; else three, others for each next
 * subject, so that three subjects meet all.
 */
export function refusalsInTurn(turn: number): readonly (typeof refusals)[number][] {
  const three = [0, 1, 2].map((step) => (turn * 3 + step) % refusals.length);
  return sized<readonly (typeof refusals)[number][]>({
    quick: refusals.filter((_, index) => three.includes(index)),
    deep: refusals,
  });
}

/** The sentence that a refused call carries here, as the server's own are: in the reader's language. */
export function serverSentence(refusal: Refusal): string {
  return `Refused with ${refusal}.`;
}

/** Refuses every call of this method to these addresses. Answers what takes that back. */
export async function refuse(
  page: Page,
  { method, url }: { readonly method: string; readonly url: RegExp },
  refusal: Refusal,
): Promise<() => Promise<void>> {
  const answer = async (route: Route) => {
    if (route.request().method() !== method) return await route.fallback();
    if (refusal === "silence") return await route.abort();
    const faults = [serverSentence(refusal)];
    const errors = refusal === 422 ? { errors: { name: faults, nom: faults } } : {};
    await route.fulfill({ status: refusal, json: { message: serverSentence(refusal), ...errors } });
  };
  await page.route(url, answer);
  return () => page.unroute(url, answer);
}
