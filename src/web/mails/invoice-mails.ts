import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { leftToPay } from "#domain/invoices/left-to-pay.ts";
import type { Locale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import type { Fact } from "./mail-page.ts";
import { mailTemplate } from "./mail-template.ts";
import { accountFacts } from "./payment-mails.ts";
import { moneyFacts } from "./quote-facts.ts";

type InvoiceMail = MailOf<"invoice-issued" | "credit-note-issued">;

function invoiceValues(mail: InvoiceMail, money: MoneyStyle, amountCents = mail.amountCents) {
  const { reference, number } = mail;
  return { name: nameOfClient(mail), reference, number, amount: showCents(amountCents, money) };
}

type Issued = MailOf<"invoice-issued">;

function leftOf({ amountCents, paid = [] }: Issued): number {
  return leftToPay({ due_cents: amountCents, paid });
}

/** What it asks for, what had been paid of that where the whole order does not say it, and what is due. */
function sumsOf(mail: Issued, i18n: I18n, locale: Locale, money: MoneyStyle): Fact[] {
  const { number, amountCents, paid = [] } = mail;
  const due = { value: showCents(leftOf(mail), money), isInOnePiece: true, isTotal: true };
  if (paid.length === 0) return [{ label: number, ...due }];
  return [
    { label: number, value: showCents(amountCents, money), isInOnePiece: true },
    ...(mail.money ? [] : paid).map(({ on, cents }) => {
      const day = showDay(on, locale);
      return { label: i18n._(msg`Paid on ${day}`), value: showCents(-cents, money), isInOnePiece: true };
    }),
    { label: i18n._(msg`Amount due`), ...due },
  ];
}

/** An invoice, with its PDF: what is asked for, and by when. */
export const invoiceIssued = mailTemplate({
  values: (mail: MailOf<"invoice-issued">, { money }) => invoiceValues(mail, money, leftOf(mail)),
  words: ({ name, reference, number, amount }, { i18n }, mail) => ({
    subject: mail.isDeposit
      ? i18n._(msg`Deposit invoice ${number} for ${reference}`)
      : i18n._(msg`Invoice ${number} for ${reference}`),
    preview: i18n._(msg`Amount due: ${amount}.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Here is our invoice ${number} for your order ${reference}, as a PDF file.`),
      leftOf(mail) === 0
        ? i18n._(msg`Nothing is left to pay.`)
        : i18n._(msg`${amount} of it are due. You can pay on the page of your order.`),
    ],
  }),
  facts: (mail, { i18n, locale, money, link }) => ({
    facts: [
      ...(leftOf(mail) > 0
        ? [{ label: i18n._(msg`Due on`), value: showDay(mail.dueOn, locale), isInOnePiece: true }]
        : []),
      ...(leftOf(mail) > 0 && mail.payTo ? accountFacts({ ...mail, ...mail.payTo }, i18n) : []),
      ...moneyFacts(mail, { i18n, locale, money }),
      ...sumsOf(mail, i18n, locale, money),
    ],
    action: { label: i18n._(msg`Open your order`), link },
  }),
});

/** A credit note, with its PDF. */
export const creditNoteIssued = mailTemplate({
  values: (mail: MailOf<"credit-note-issued">, { money }) => ({
    ...invoiceValues(mail, money),
    invoice: mail.invoiceNumber,
  }),
  words: ({ name, reference, number, amount, invoice }, { i18n }) => ({
    subject: i18n._(msg`Credit note ${number} for ${reference}`),
    preview: i18n._(msg`${amount} less of invoice ${invoice}.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Here is our credit note ${number}, as a PDF file: invoice ${invoice} is ${amount} less.`),
      i18n._(msg`If you have paid that already, we pay it back and write to you then.`),
    ],
  }),
  facts: ({ number, amountCents, reason, money: chain }, { i18n, locale, money, link }) => ({
    notes: [i18n._(msg`The reason:`)],
    quoted: reason,
    facts: [
      ...moneyFacts({ money: chain }, { i18n, locale, money }),
      { label: number, value: showCents(amountCents, money), isInOnePiece: true, isTotal: true },
    ],
    action: { label: i18n._(msg`Open your order`), link },
  }),
});
