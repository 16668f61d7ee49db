import { days, hours, minutes, seconds } from "#domain/time/durations.ts";
import type { Limit } from "#server/platform/limits/consume-quota.ts";
import type { Slowing } from "#server/platform/limits/slow-guesses.ts";

/**
 * Attempts to sign in that failed. An account's are counted per address, so that guesses from one place never
 * lock the owner out at another; no account is ever locked.
 */
export const signInLimits = {
  account: { name: "sign-in", maxHits: 20, perMilliseconds: minutes(10) },
  address: { name: "sign-in-address", maxHits: 100, perMilliseconds: minutes(10) },
} as const satisfies Record<string, Limit>;

/** Accounts that are opened from one address; fewer where a machine seems to fill the form. */
export const registrationLimit = {
  name: "register",
  maxHits: 5,
  perMilliseconds: hours(1),
} as const satisfies Limit;
export const doubtfulRegistrationLimit = { ...registrationLimit, maxHits: 1 } as const satisfies Limit;

/** Password links requested, by client address and by the address they are mailed to. */
export const passwordLinkLimits = {
  address: { name: "password-link-address", maxHits: 20, perMilliseconds: hours(1) },
  email: { name: "password-link", maxHits: 5, perMilliseconds: hours(1) },
} as const satisfies Record<string, Limit>;

/**
 * Codes of the second factor, each given behind a right password. An account's are counted by the place they come
 * from, an address or a session, and become slower there; the owner is never locked out at another place.
 */
export const codeGuesses = {
  name: "second-step",
  atOnce: 5,
  firstPause: seconds(30),
  longestPause: hours(6),
  forgottenAfter: days(7),
} as const satisfies Slowing;

export const secondStepLimits = {
  address: { name: "second-step-address", maxHits: 50, perMilliseconds: minutes(10) },
  /**
   * Wrong codes of an account from addresses that it never signed in from, all together: guesses from many places stay
   * too few to find a code of the app. A recovery code is too long to be guessed, and is taken at any time.
   */
  unknownPlaces: { name: "second-step-unknown", maxHits: 50, perMilliseconds: days(7) },
  /** Not a limit but a memory: the addresses that an account signed in from. */
  knownPlaces: { name: "second-step-known", maxHits: 1, perMilliseconds: days(90) },
  /** Wrong codes of an account from anywhere: its owner is written to at the third. */
  warning: { name: "second-step-warning", maxHits: 3, perMilliseconds: days(1) },
} as const satisfies Record<string, Limit>;

/** Mails to an account about changes that were refused to its session. */
export const refusalMailLimit = {
  name: "refused-change-mail",
  maxHits: 12,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Changes of one's own account: each is a line of its history. */
export const ownChangeLimit = {
  name: "own-account-change",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const satisfies Limit;

/** Passwords that were typed wrong in a session. */
export const ownPasswordLimit = {
  name: "own-password",
  maxHits: 10,
  perMilliseconds: minutes(10),
} as const satisfies Limit;

/** Links that are tried. */
export const passwordResetLimit = {
  name: "password-reset",
  maxHits: 20,
  perMilliseconds: minutes(10),
} as const satisfies Limit;
