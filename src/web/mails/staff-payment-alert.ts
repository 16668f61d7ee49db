import { msg } from "@lingui/core/macro";
import { showCents } from "#domain/money/show-money.ts";
import { reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { say } from "../words/say.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

type Alert = MailOf<"staff-payment-alert">;

/** A payment that a member of staff should look at: said, never settled silently. */
export const staffPaymentAlert = mailTemplate({
  values: (mail: Alert, context) => ({ subject: subjectOf(mail), amount: amountOf(mail, context) }),
  words: ({ subject }, { i18n }) => ({
    subject: i18n._(msg`Please check a payment: ${subject}`),
    preview: i18n._(msg`A payment needs your attention.`),
    opening: [i18n._(msg`A payment needs your attention.`)],
  }),
  facts: (mail, context) => {
    const { i18n, link } = context;
    const reason = say(i18n, reviewReasonMessages[mail.concern]);
    return {
      preview: reason,
      notes: [reason],
      facts: [
        {
          label: mail.paymentReference ?? subjectOf(mail),
          value: amountOf(mail, context),
          isTotal: true,
        },
      ],
      action: {
        label: mail.quoteId === null ? i18n._(msg`Open the payment`) : i18n._(msg`Open the quote`),
        link,
      },
    };
  },
});

function subjectOf({ reference, paymentReference }: Alert): string {
  return reference ?? paymentReference ?? "";
}

function amountOf({ amountCents }: Alert, { money }: MailContext): string {
  return amountCents === null ? "–" : showCents(amountCents, money);
}
