import { doublingPause } from "#domain/time/doubling-pause.ts";
import { minutes, seconds } from "#domain/time/durations.ts";
import { ApiFailure } from "../../../api/send.ts";
import type { KeptState } from "./kept-request.ts";

const firstPause = seconds(30);
const longestPause = minutes(15);

/**
 * What a failed attempt makes of a kept request. No answer: it waits for the network. Too many requests or a shop in
 * trouble: later, when the answer says (`Retry-After`), else after a pause that doubles. Every other refusal stays one
 * until somebody looks at it.
 */
export function stateAfter(error: unknown, before: KeptState, now: number): KeptState {
  if (!(error instanceof ApiFailure) || error.status === 0) return { kind: "waiting" };
  if (error.status === 429 || error.status >= 500) {
    const tries = before.kind === "later" ? before.tries + 1 : 1;
    const pause = doublingPause(firstPause, longestPause, tries - 1);
    const said = Number.isFinite(error.retryAfterSeconds) ? seconds(error.retryAfterSeconds ?? 0) : 0;
    return { kind: "later", at: new Date(now + Math.max(said, pause)).toISOString(), tries };
  }
  return { kind: "refused", errors: error.errors, message: error.serverMessage };
}
