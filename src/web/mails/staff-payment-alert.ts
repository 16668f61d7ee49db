import { msg } from "@lingui/core/macro";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { paymentConcernWords } from "#domain/payments/payment-concern.ts";
import { say } from "../words/say.ts";
import type { LetterContext, LetterOf } from "./letter-context.ts";
import type { LetterPage } from "./letter-page.ts";

/** A payment that a member of staff should look at: said, never settled silently (REL-M10, REL-M14, REL-M15). */
export function staffPaymentAlert(
  letter: LetterOf<"staff-payment-alert">,
  context: LetterContext,
): LetterPage {
  const { i18n, wording, link } = context;
  const reason = say(i18n, paymentConcernWords[letter.concern]);
  const subject = letter.reference ?? letter.paymentReference ?? "";
  const amount = letter.amountCents === null ? "–" : showCents(cents(letter.amountCents), wording);
  return {
    subject: i18n._(msg`Please check a payment: ${subject}`),
    preview: reason,
    greeting: i18n._(msg`A payment needs your attention.`),
    paragraphs: [reason],
    facts: [{ label: letter.paymentReference ?? subject, value: amount, isTotal: true }],
    action: {
      label: letter.quoteId === null ? i18n._(msg`Open the payment`) : i18n._(msg`Open the quote`),
      link,
    },
  };
}
