import { firstFault } from "#domain/first-fault.ts";
import { atMost } from "#domain/text/at-most.ts";
import { required } from "#domain/text/required.ts";
import type { Rule, Words } from "#domain/words.ts";
import { quoteTextLimits } from "./quote-limits.ts";

const reasonRequired: Words = /*i18n*/ {
  id: "quote.reason.required",
  message: "Veuillez indiquer le motif du rejet",
};

/** Why a quote is rejected: 1 to 1,000 characters once trimmed (P31). */
export const rejectionReasonRule: Rule<string> = firstFault(required(reasonRequired), (reason) =>
  atMost(quoteTextLimits.rejection_reason)(reason.trim()),
);
