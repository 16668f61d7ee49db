import { days, hours } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";

/** Intents and orders that are asked for, a quote. */
export const intentLimit = {
  name: "payment-intent",
  maxHits: 10,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Declined cards, a quote: with one more its intents are closed and no new one is opened for the hour. */
export const declineLimit = { most: 5, within: hours(1) } as const;

/** Staff hears of the same quote's troubles once an hour. */
export const alertLimit = {
  name: "payment-alert",
  maxHits: 1,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Staff hears once of a charge that is not in the books: the window is longer than the hourly comparison looks back. */
export const unknownChargeLimit = {
  name: "unknown-charge",
  maxHits: 1,
  perMilliseconds: days(7),
} as const satisfies Limit;
