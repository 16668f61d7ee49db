import { msg } from "@lingui/core/macro";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

type InvoiceMail = MailOf<"invoice-issued" | "credit-note-issued">;

function invoiceValues(mail: InvoiceMail, money: MoneyStyle) {
  const { reference, number, amountCents } = mail;
  return { name: nameOfClient(mail), reference, number, amount: showCents(amountCents, money) };
}

/** An invoice, with its PDF: what is asked for, and by when. */
export const invoiceIssued = mailTemplate({
  values: (mail: MailOf<"invoice-issued">, { money }) => invoiceValues(mail, money),
  words: ({ name, reference, number, amount }, { i18n }, { isDeposit, amountCents }) => ({
    subject: isDeposit
      ? i18n._(msg`Deposit invoice ${number} for ${reference}`)
      : i18n._(msg`Invoice ${number} for ${reference}`),
    preview: i18n._(msg`Amount due: ${amount}.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Here is our invoice ${number} for your order ${reference}, as a PDF file.`),
      amountCents === 0
        ? i18n._(msg`Nothing is left to pay.`)
        : i18n._(msg`${amount} of it are due. What is paid already, and how to pay, is on its page.`),
    ],
  }),
  facts: ({ number, amountCents, dueOn }, { i18n, locale, money, link }) => ({
    facts: [
      ...(amountCents > 0 ? [{ label: i18n._(msg`Due on`), value: showDay(dueOn, locale) }] : []),
      { label: number, value: showCents(amountCents, money), isInOnePiece: true, isTotal: true },
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
  facts: ({ number, amountCents, reason }, { i18n, money, link }) => ({
    notes: [i18n._(msg`The reason:`)],
    quoted: reason,
    facts: [{ label: number, value: showCents(amountCents, money), isInOnePiece: true, isTotal: true }],
    action: { label: i18n._(msg`Open your order`), link },
  }),
});
