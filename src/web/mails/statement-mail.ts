import { msg } from "@lingui/core/macro";
import { showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

/** What is open of a buyer's orders, with its statement as a PDF. */
export const statementMail = mailTemplate({
  values: (mail: MailOf<"statement">, { money, locale }) => ({
    ...{ name: nameOfClient(mail), day: showDay(mail.on, locale) },
    amount: showCents(mail.amountCents, money),
  }),
  words: ({ name, amount, day }, { i18n }) => ({
    subject: i18n._(msg`Statement of ${day}`),
    preview: i18n._(msg`${amount} are open.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Here is what is open of your orders at the end of ${day}, as a PDF file: ${amount} in all.`),
      i18n._(msg`If you have paid meanwhile, thank you: there is nothing more to do.`),
    ],
  }),
  facts: (mail, { i18n, money, link }) => ({
    facts: [
      {
        ...{ label: i18n._(msg`To pay`), value: showCents(mail.amountCents, money) },
        ...{ isInOnePiece: true, isTotal: true },
      },
    ],
    action: { label: i18n._(msg`Open your orders`), link },
  }),
});
