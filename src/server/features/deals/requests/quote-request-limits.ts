import { hours } from "#domain/time/durations.ts";

/** Requests an hour: five from a visitor's address are taken, and five under an e-mail address are mailed about. */
export const acceptedRequests = {
  address: { name: "quote-request-address", maxHits: 5, perMilliseconds: hours(1) },
  email: { name: "quote-request-email", maxHits: 5, perMilliseconds: hours(1) },
} as const;

/** Where a program seems to fill the form in. */
export const doubtfulRequests = { ...acceptedRequests.address, maxHits: 2 } as const;

/** Attempts of any kind. Frequent corrections of a form pass; floods of files are refused. */
export const attemptedRequests = {
  name: "quote-request-attempt",
  maxHits: 60,
  perMilliseconds: hours(1),
} as const;
