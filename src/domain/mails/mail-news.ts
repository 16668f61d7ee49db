/** What the owner of an account, or a colleague, is written to about it. */
export const accountNotices = [
  "administrator-added",
  "rights-given",
  "rights-taken",
  "money-rights-given",
  "account-invited",
  "address-changed",
  "factor-on",
  "factor-off",
  "password-changed",
  "administrator-deleted",
  "administrator-restored",
  "change-refused",
  "codes-guessed",
  "key-made",
  "webhook-set",
] as const;

/** What owners are written to about money: a refund at once, what else staff wrote down once a day (SPEC-4.47). */
export const moneyNews = ["refund", "day"] as const;

/** What staff does to money by hand, without a provider that says so. */
export const moneyMoves = [
  "refund",
  "transfer",
  "transfer-reversed",
  "waived",
  "written-off",
  "asked-again",
] as const;

/** What a client is written to about an offer. */
export const clientNews = [
  "offer",
  "new-offer",
  "offer-extended",
  "offer-recalled",
  "accepted",
  "answer-recorded",
  "acceptance-undone",
  "order-cancelled",
  "reminder-unanswered",
  "reminder-ending",
  "reminder-due-soon",
  "reminder-due",
  "reminder-due-last",
  "transfer-reversed",
] as const;

/** What a client is written to about a proof of an order. */
export const proofNews = [
  "waiting",
  "approved",
  "approval-recorded",
  "changes-recorded",
  "reminder",
] as const;

/** What staff is written to about a client's answer to a proof. */
export const staffProofNews = ["approved", "changes"] as const;

/** What staff is written to about a client's answer. */
export const staffNews = [
  "accepted",
  "declined",
  "changes-asked",
  "withdrawn",
  "rest-asked",
  "ordered-again",
] as const;

/** What a client is written to about the bags of his order. */
export const deliveryNews = [
  "shipped",
  "delivered",
  "choose",
  "settled",
  "shipment-corrected",
  "shipment-voided",
  "settlement-voided",
] as const;

/** What is told to a quote's own address, and to a link's, because the link did it (SPEC-4.39). */
export const linkNews = ["accepted", "declined", "approved", "address-changed"] as const;

/** What a client is written to about his order. */
export const orderNews = [
  "started",
  "held-art",
  "held-money",
  "held-client",
  "moved",
  "not-started",
  "not-arrived",
  "nothing-to-choose",
] as const;
