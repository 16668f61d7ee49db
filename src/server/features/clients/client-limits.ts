import { hours, minutes } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";

/**
 * Attempts to sign in. The account's are counted per address, so that guesses from one place never lock the
 * owner out at another.
 */
export const signInLimits = {
  account: { name: "client-sign-in", maxHits: 10, perMilliseconds: minutes(10) },
  address: { name: "client-sign-in-address", maxHits: 60, perMilliseconds: minutes(10) },
} as const satisfies Record<string, Limit>;

/** Links asked for by mail: a new password, or a fresh access. */
export const linkLimits = {
  email: { name: "client-link", maxHits: 5, perMilliseconds: hours(1) },
  address: { name: "client-link-address", maxHits: 20, perMilliseconds: hours(1) },
} as const satisfies Record<string, Limit>;
