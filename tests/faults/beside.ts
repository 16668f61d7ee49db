import { sized } from "#tests/support/lane.ts";

/**
 * How long others may wait at a troubled shop. `npm test` shares the machine with other tests, so the troubled shop is
 * compared with another one that was asked at the same moments: whatever slows the machine is in both. The deep run has
 * the machine for itself, and holds the figure that is promised (FOUND-T3).
 */
export function longestWait({ besideMs, promisedMs }: { besideMs: number; promisedMs: number }): number {
  return sized({ quick: 5 * besideMs + 1_000, deep: promisedMs });
}

/** The share of the times that took no longer, such as 0.99. */
export function percentile(times: readonly number[], share: number): number {
  return [...times].sort((a, b) => a - b)[Math.ceil(times.length * share) - 1] ?? 0;
}
