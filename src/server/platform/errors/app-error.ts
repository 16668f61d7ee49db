import type { ErrorCode } from "#contracts/error-codes.ts";
import type { Message } from "#domain/words.ts";

interface Details {
  /** The message for the visitor; by default the code's own. */
  readonly message?: Message | undefined;
  /** Sentences by field, answered as `errors` (422). */
  readonly fields?: Readonly<Record<string, readonly Message[]>> | undefined;
  /** What the answer carries beside message and code: the fresh row of a conflict, the true total (SPEC-1.1). */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
  readonly retryAfterSeconds?: number | undefined;
  readonly cause?: unknown;
}

/** The one error that use cases throw on purpose. Its code decides the status (`contracts/error-codes.ts`). */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Details;

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message?.message ?? code, { cause: details.cause });
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}
