import { days } from "#domain/time/durations.ts";

/** Local-storage key of the flag that a visit was counted. */
export const visitFlagKey = "hasVisitedSite";
/** How long the flag stands: 86,400,000 ms. */
export const visitFlagLifetime = days(1);

/**
 * Does the stored flag still stand at `now` (ms)? The flag holds the time it was set; a flag without a
 * readable time, or set in the future by a clock that was wrong, no longer counts.
 */
export function isVisitCounted(stored: string | null, now: number): boolean {
  const since = Number(stored);
  if (stored === null || stored === "" || !Number.isFinite(since)) return false;
  return since <= now && now - since < visitFlagLifetime;
}
