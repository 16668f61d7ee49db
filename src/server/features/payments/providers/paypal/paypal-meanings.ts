/** What an answer of PayPal's means for an order. */
export type PaypalMeaning =
  /** The body is the order: its captures say how it stands. */
  | "order"
  /** Captured before, by another request: the order says how it stands. */
  | "read-again"
  /** Nothing was paid; the buyer may go on with this order. */
  | "open"
  /** The buyer's means of payment were refused: this order is over, another one may be tried. */
  | "declined"
  /** PayPal knows no such order (any more): it cannot have been paid. */
  | "gone"
  /** What was done is not known, or it was not us who may know: asked again later with the same key. */
  | "unknown"
  /** Refused: asking again changes nothing. */
  | "refused";

/** PayPal's `issue` of a 4xx, each with its one meaning. An issue that is not here is a refusal. */
export const meaningOfIssue: Readonly<Record<string, PaypalMeaning>> = {
  ORDER_ALREADY_CAPTURED: "read-again",
  ORDER_COMPLETED_OR_VOIDED: "read-again",
  ORDER_NOT_APPROVED: "open",
  PAYER_ACTION_REQUIRED: "open",
  INSTRUMENT_DECLINED: "declined",
  CARD_EXPIRED: "declined",
  PAYER_CANNOT_PAY: "declined",
  PAYER_ACCOUNT_RESTRICTED: "declined",
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: "declined",
  TRANSACTION_REFUSED: "declined",
  TRANSACTION_BLOCKED_BY_PAYEE: "declined",
  REDIRECT_PAYER_FOR_ALTERNATE_FUNDING: "declined",
  MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED: "declined",
  COMPLIANCE_VIOLATION: "declined",
  ORDER_EXPIRED: "gone",
  INVALID_RESOURCE_ID: "gone",
  // The same question is being answered on another line.
  DUPLICATE_REQUEST_ID: "unknown",
  PREVIOUS_REQUEST_IN_PROGRESS: "unknown",
  // Another merchant's, or keys that were changed: ours may have been paid all the same.
  PERMISSION_DENIED: "unknown",
  CONSENT_NEEDED: "unknown",
  PAYEE_ACCOUNT_RESTRICTED: "refused",
  PAYEE_ACCOUNT_LOCKED_OR_CLOSED: "refused",
  DUPLICATE_INVOICE_ID: "refused",
};

/** PayPal's names of answers whose issue says nothing more. */
export const meaningOfName: Readonly<Record<string, PaypalMeaning>> = {
  RESOURCE_NOT_FOUND: "gone",
  NOT_AUTHORIZED: "unknown",
  AUTHENTICATION_FAILURE: "unknown",
  RATE_LIMIT_REACHED: "unknown",
  INTERNAL_SERVER_ERROR: "unknown",
};
