import { hours, minutes } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/take-turn.ts";

/**
 * Attempts to sign in that failed. An account's are counted per address, so that whoever guesses from one place never
 * keeps the owner out at another; no account is ever locked (S3).
 */
export const signInLimits = {
  account: { name: "sign-in", turns: 20, perMilliseconds: minutes(10) },
  address: { name: "sign-in-address", turns: 100, perMilliseconds: minutes(10) },
} as const satisfies Record<string, Limit>;

/** Accounts that are opened from one address (D3); fewer where a machine seems to fill the form. */
export const registrationLimit = {
  name: "register",
  turns: 5,
  perMilliseconds: hours(1),
} as const satisfies Limit;
export const doubtfulRegistrationLimit = { ...registrationLimit, turns: 1 } as const satisfies Limit;

/** Password links asked for, by who asks and by whose letter box is filled. */
export const passwordLinkLimits = {
  address: { name: "password-link-address", turns: 20, perMilliseconds: hours(1) },
  email: { name: "password-link", turns: 5, perMilliseconds: hours(1) },
} as const satisfies Record<string, Limit>;

/** Codes of the second factor that were wrong: by account, which only knows who knows the password, and by address (S8). */
export const secondStepLimits = {
  account: { name: "second-step", turns: 10, perMilliseconds: minutes(10) },
  address: { name: "second-step-address", turns: 50, perMilliseconds: minutes(10) },
} as const satisfies Record<string, Limit>;

/** Passwords that somebody who is signed in typed wrong. */
export const ownPasswordLimit = {
  name: "own-password",
  turns: 10,
  perMilliseconds: minutes(10),
} as const satisfies Limit;

/** Links that are tried (S9). */
export const passwordResetLimit = {
  name: "password-reset",
  turns: 20,
  perMilliseconds: minutes(10),
} as const satisfies Limit;
