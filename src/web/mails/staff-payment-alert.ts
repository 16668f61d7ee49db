import { msg } from "@lingui/core/macro";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { say } from "../words/say.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";

/** A payment that a member of staff should look at: said, never settled silently. */
export function staffPaymentAlert(mail: MailOf<"staff-payment-alert">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const reason = say(i18n, reviewReasonMessages[mail.concern]);
  const subject = mail.reference ?? mail.paymentReference ?? "";
  const amount = mail.amountCents === null ? "–" : showCents(cents(mail.amountCents), locale);
  return {
    subject: i18n._(msg`Please check a payment: ${subject}`),
    preview: reason,
    greeting: i18n._(msg`A payment needs your attention.`),
    paragraphs: [reason],
    facts: [{ label: mail.paymentReference ?? subject, value: amount, isTotal: true }],
    action: {
      label: mail.quoteId === null ? i18n._(msg`Open the payment`) : i18n._(msg`Open the quote`),
      link,
    },
  };
}
