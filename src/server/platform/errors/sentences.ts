import type { ErrorCode } from "#contracts/error-codes.ts";
import type { Message } from "#domain/words.ts";

/** What a person reads when the use case said nothing more precise. */
export const sentences: Record<ErrorCode, Message> = {
  unreadable_body: /*i18n*/ { id: "error.unreadable_body", message: "The request could not be read." },
  unauthenticated: /*i18n*/ { id: "error.unauthenticated", message: "Please sign in to continue." },
  forbidden: /*i18n*/ { id: "error.forbidden", message: "You do not have the right to do this." },
  foreign_origin: /*i18n*/ { id: "error.foreign_origin", message: "This request came from another site." },
  not_found: /*i18n*/ { id: "error.not_found", message: "There is nothing here." },
  too_slow: /*i18n*/ {
    id: "error.too_slow",
    message: "This took too long to arrive. Please send it again, on a faster line or with a smaller file.",
  },
  conflict: /*i18n*/ {
    id: "error.conflict",
    message: "This was changed in the meantime. Here is how it stands now.",
  },
  quote_expired: /*i18n*/ {
    id: "error.quote_expired",
    message: "This offer has expired. Please ask for a new one.",
  },
  deposit_needed: /*i18n*/ {
    id: "error.deposit_needed",
    message: "Deposit needed: this order exceeds the credit agreed with your company.",
  },
  gone: /*i18n*/ { id: "error.gone", message: "This is no longer available." },
  too_large: /*i18n*/ { id: "error.too_large", message: "This is larger than we can accept." },
  unsupported_media_type: /*i18n*/ {
    id: "error.unsupported_media_type",
    message: "This kind of content is not accepted here.",
  },
  invalid: /*i18n*/ { id: "error.invalid", message: "Some fields need your attention." },
  too_many_requests: /*i18n*/ {
    id: "error.too_many_requests",
    message: "Trop de tentatives. Veuillez réessayer plus tard.",
  },
  internal: /*i18n*/ { id: "error.internal", message: "Something went wrong on our side. Please try again." },
  unavailable: /*i18n*/ {
    id: "error.unavailable",
    message: "The shop cannot answer right now. Please try again in a moment.",
  },
};
