import { z } from "./zod.ts";

/** The one record of error codes and the status each is answered with. */
export const errorStatus = {
  unreadable_body: 400,
  unauthenticated: 401,
  forbidden: 403,
  foreign_origin: 403,
  not_found: 404,
  too_slow: 408,
  conflict: 409,
  quote_expired: 409,
  deposit_needed: 409,
  gone: 410,
  too_large: 413,
  unsupported_media_type: 415,
  invalid: 422,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;
export type ErrorStatus = (typeof errorStatus)[ErrorCode];

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]];

/**
 * Every failed call answers this. A 409 carries what is true now: the row under `fresh`, and the total
 * of the quote when an amount differed (SPEC-1.1). A 429 names the seconds to wait in its header.
 */
export const errorAnswer = z
  .looseObject({
    message: z.string(),
    code: z.enum(errorCodes),
    errors: z.record(z.string(), z.array(z.string())).optional(),
    total_cents: z.int().optional(),
    fresh: z.unknown().optional(),
  })
  .meta({ id: "Error" });
export type ErrorAnswer = z.infer<typeof errorAnswer>;
