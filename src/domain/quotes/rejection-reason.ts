import { atMost } from "#domain/text/at-most.ts";
import { textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { quoteTextLimits } from "./quote-limits.ts";

const reasonRequired: Message = /*i18n*/ {
  id: "quote.reason.required",
  message: "Veuillez indiquer le motif du rejet",
};

/** Why a quote is rejected: 1 to 1,000 characters once trimmed (SPEC-2.31). */
export const rejectionReasonRule: Rule<string> = textRule(
  required(reasonRequired),
  atMost(quoteTextLimits.rejection_reason),
);
