import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Locale } from "#domain/language/language.ts";
import { type MoneyStyle, showCents } from "#domain/money/show-money.ts";
import { showDay, showShopTime } from "#domain/time/show-shop-time.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import type { Fact } from "./mail-page.ts";
import { mailTemplate } from "./mail-template.ts";
import { leftNotes, moneyFacts, quoteFacts } from "./quote-facts.ts";

type PaymentMail = MailOf<"payment-received" | "payment-refunded" | "refund-failed" | "transfer-details">;

/** The day on which the bank shows it, where that is known. */
function paidOn(
  { receivedOn, paidAt }: MailOf<"payment-received">,
  locale: Locale,
  timeZone: string,
): string {
  return receivedOn === undefined ? showShopTime(paidAt, locale, timeZone) : showDay(receivedOn, locale);
}

function amountValues(mail: PaymentMail, amountCents: number, money: MoneyStyle) {
  const amount = showCents(amountCents, money);
  return { name: nameOfClient(mail), reference: mail.reference, amount };
}

/** The receipt. Times are in the shop's own zone, with its name: the reader's zone is not known. */
export const paymentReceived = mailTemplate({
  values: (mail: MailOf<"payment-received">, { money }) =>
    amountValues(mail, mail.amountCents ?? mail.totalCents, money),
  words: ({ name, reference, amount }, { i18n }, { amountCents }) => ({
    subject: i18n._(msg`Receipt for quote ${reference}`),
    preview: i18n._(msg`We have received ${amount}.`),
    opening: [
      greeting(i18n, name),
      amountCents === undefined
        ? i18n._(
            msg`We have received your payment of ${amount}. The page of your order says what comes next.`,
          )
        : i18n._(msg`We have received your payment of ${amount}.`),
    ],
    closing: [i18n._(msg`The receipt is attached as a PDF file.`)],
  }),
  facts: (mail, { i18n, locale, money, link, facts }) => ({
    notes: leftNotes(mail, { i18n }),
    facts: [
      { label: i18n._(msg`Paid on`), value: paidOn(mail, locale, facts.timeZone) },
      { label: i18n._(msg`Payment reference`), value: mail.paymentReference },
      ...moneyFacts(mail, { i18n, locale, money }),
      ...quoteFacts(mail, i18n, money),
    ],
    action: { label: i18n._(msg`Follow your order`), link },
  }),
});

export const paymentRefunded = mailTemplate({
  values: (mail: MailOf<"payment-refunded">, { money }) => amountValues(mail, mail.amountCents, money),
  words: ({ name, reference, amount }, { i18n }) => ({
    subject: i18n._(msg`Refund for quote ${reference}`),
    preview: i18n._(msg`${amount} is on its way back to you.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`We have refunded ${amount}. Your bank shows it within a few working days.`),
    ],
  }),
  facts: ({ reason, money: chain }, { i18n, locale, money, link }) => ({
    ...(reason ? { notes: [i18n._(msg`The reason:`)], quoted: reason } : {}),
    facts: moneyFacts({ money: chain }, { i18n, locale, money }),
    action: { label: i18n._(msg`Open your quote`), link },
  }),
});

/** An announced refund has failed. */
export const refundFailed = mailTemplate({
  values: (mail: MailOf<"refund-failed">, { money }) => amountValues(mail, mail.amountCents, money),
  words: ({ name, reference, amount }, { i18n }) => ({
    subject: i18n._(msg`Your refund for quote ${reference} did not arrive`),
    preview: i18n._(msg`${amount} came back to us.`),
    opening: [
      greeting(i18n, name),
      i18n._(
        msg`Your bank did not take the refund of ${amount} that we told you of. We pay it back in another way and write to you then.`,
      ),
    ],
  }),
  facts: (mail, { i18n, locale, money, link }) => ({
    facts: moneyFacts({ money: mail.money }, { i18n, locale, money }),
    action: { label: i18n._(msg`Open your quote`), link },
  }),
});

type Account = Pick<MailOf<"transfer-details">, "holder" | "bank" | "account" | "code" | "reference">;

/** The shop's account, and the reference by which a transfer is found. */
export function accountFacts({ holder, bank, account, code, reference }: Account, i18n: I18n): Fact[] {
  return [
    { label: i18n._(msg`Account holder`), value: holder },
    ...(bank ? [{ label: i18n._(msg`Bank`), value: bank }] : []),
    { label: i18n._(msg`Account`), value: account },
    ...(code ? [{ label: i18n._(msg`Bank code`), value: code }] : []),
    { label: i18n._(msg`Reference`), value: reference },
  ];
}

/** Where to transfer the money, how much, and the reference by which it is found. */
export const transferDetails = mailTemplate({
  values: (mail: MailOf<"transfer-details">, { money }) => amountValues(mail, mail.totalCents, money),
  words: ({ name, reference, amount }, { i18n }) => ({
    subject: i18n._(msg`Bank transfer for quote ${reference}`),
    preview: i18n._(msg`Please transfer ${amount} with the reference ${reference}.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Here is what your bank needs. We write to you as soon as the money has arrived.`),
    ],
  }),
  facts: (mail, { i18n, money, link }) => ({
    notes: mail.isExample ? [i18n._(msg`EXAMPLE: no such account exists. Please send no money.`)] : [],
    facts: [
      ...accountFacts(mail, i18n),
      {
        label: i18n._(msg`Amount`),
        value: showCents(mail.totalCents, money),
        isTotal: true,
      },
    ],
    action: { label: i18n._(msg`Open your quote`), link },
  }),
});
