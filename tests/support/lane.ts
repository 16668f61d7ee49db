/** How much a run proves: `npm test` (minutes) or `npm run test:deep` (an hour or more). */
export type Lane = "quick" | "deep";

export const lane: Lane = process.env.TEST_LANE === "deep" ? "deep" : "quick";

/** The size for this run's lane, e.g. `sized({ quick: 10, deep: 100 })` repetitions. */
export function sized<T>(sizes: Record<Lane, T>): T {
  return sizes[lane];
}
