import type { Message } from "#domain/words.ts";

/** Why a member of staff should look at a payment: money moved and the books do not simply agree (REL-M10, REL-M14, REL-M15). */
export const reviewReasons = [
  "quote-changed",
  "quote-gone",
  "already-paid",
  "part-paid-before",
  "overpaid",
  "quote-not-payable",
  "wrong-amount",
  "wrong-quote",
  "unknown-intent",
  "not-charged",
  "refund-differs",
  "card-testing",
  "disputed",
  "dispute-lost",
  "refund-failed",
] as const;
export type ReviewReason = (typeof reviewReasons)[number];

/** A message for each review reason, for the back office and for the mail to staff. */
export const reviewReasonMessages: Readonly<Record<ReviewReason, Message>> = {
  "quote-changed": /*i18n*/ {
    id: "payment.concern.quoteChanged",
    message: "The quote was changed after this payment was opened",
  },
  "quote-gone": /*i18n*/ {
    id: "payment.concern.quoteGone",
    message: "The quote was deleted before this payment arrived",
  },
  "already-paid": /*i18n*/ {
    id: "payment.concern.alreadyPaid",
    message: "The quote was already paid by another payment",
  },
  "part-paid-before": /*i18n*/ {
    id: "payment.concern.partPaidBefore",
    message: "This part of the quote was already paid by another payment",
  },
  overpaid: /*i18n*/ {
    id: "payment.concern.overpaid",
    message:
      "More arrived than was open: pay the difference back, or count it for another quote of this client",
  },
  "quote-not-payable": /*i18n*/ {
    id: "payment.concern.quoteNotPayable",
    message: "The quote could not be paid when this payment arrived",
  },
  "wrong-amount": /*i18n*/ {
    id: "payment.concern.wrongAmount",
    message: "The amount at the payment provider is not the one that was asked for",
  },
  "wrong-quote": /*i18n*/ {
    id: "payment.concern.wrongQuote",
    message: "The payment provider names another quote for this payment",
  },
  "unknown-intent": /*i18n*/ {
    id: "payment.concern.unknownIntent",
    message: "The payment provider holds a charge that the shop did not know of",
  },
  "not-charged": /*i18n*/ {
    id: "payment.concern.notCharged",
    message: "The payment provider does not hold this payment as charged",
  },
  "refund-differs": /*i18n*/ {
    id: "payment.concern.refundDiffers",
    message: "The payment provider paid back another amount than the shop did",
  },
  "card-testing": /*i18n*/ {
    id: "payment.concern.cardTesting",
    message: "Many cards were declined for this quote within an hour",
  },
  disputed: /*i18n*/ {
    id: "payment.concern.disputed",
    message: "The buyer disputes this payment: answer at the payment provider before its deadline",
  },
  "dispute-lost": /*i18n*/ {
    id: "payment.concern.disputeLost",
    message: "The dispute was decided for the buyer: the money of this payment is gone",
  },
  "refund-failed": /*i18n*/ {
    id: "payment.concern.refundFailed",
    message: "A refund did not reach the buyer: pay it back again, or by bank transfer",
  },
};

/** Marks that say nothing against the charge itself: its receipt stands as it is. */
const beyondDoubt: readonly ReviewReason[] = ["card-testing", "dispute-lost", "refund-failed", "overpaid"];

/** Does this mark leave open whether the charge and its quote belong together? */
export function isChargeInDoubt(reviewReason: ReviewReason | null): boolean {
  return reviewReason !== null && !beyondDoubt.includes(reviewReason);
}
