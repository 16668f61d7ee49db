import { msg } from "@lingui/core/macro";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { showShopTime } from "#domain/time/show-shop-time.ts";
import { greeting } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";
import { quoteFacts } from "./quote-facts.ts";

/** The receipt. Times are in the shop's own zone, with its name: the reader's zone is not known. */
export function paymentReceived(mail: MailOf<"payment-received">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, paymentReference } = mail;
  const amount = showCents(cents(mail.totalCents), locale);
  return {
    subject: i18n._(msg`Receipt for quote ${reference}`),
    preview: i18n._(msg`We have received ${amount}.`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`We have received your payment of ${amount}. Production can begin.`)],
    facts: [
      { label: i18n._(msg`Paid on`), value: showShopTime(mail.paidAt, locale) },
      { label: i18n._(msg`Payment reference`), value: paymentReference },
      ...quoteFacts(mail, i18n, locale),
    ],
    action: { label: i18n._(msg`Follow your order`), link },
    closing: [i18n._(msg`The receipt is attached as a PDF file.`)],
  };
}

export function paymentRefunded(mail: MailOf<"payment-refunded">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, reason } = mail;
  const amount = showCents(cents(mail.amountCents), locale);
  return {
    subject: i18n._(msg`Refund for quote ${reference}`),
    preview: i18n._(msg`${amount} is on its way back to you.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`We have refunded ${amount}. Your bank shows it within a few working days.`),
      ...(reason ? [i18n._(msg`The reason:`)] : []),
    ],
    ...(reason ? { quoted: reason } : {}),
    action: { label: i18n._(msg`Open your quote`), link },
  };
}

/** An announced refund has failed. */
export function refundFailed(mail: MailOf<"refund-failed">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference } = mail;
  const amount = showCents(cents(mail.amountCents), locale);
  return {
    subject: i18n._(msg`Your refund for quote ${reference} did not arrive`),
    preview: i18n._(msg`${amount} came back to us.`),
    greeting: i18n._(msg`Hello ${name},`),
    paragraphs: [
      i18n._(
        msg`Your bank did not take the refund of ${amount} that we told you of. We pay it back in another way and write to you then.`,
      ),
    ],
    action: { label: i18n._(msg`Open your quote`), link },
  };
}

/** Where to transfer the money, how much, and the reference by which it is found. */
export function transferDetails(mail: MailOf<"transfer-details">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, holder, bank, account, code } = mail;
  const amount = showCents(cents(mail.totalCents), locale);
  return {
    subject: i18n._(msg`Bank transfer for quote ${reference}`),
    preview: i18n._(msg`Please transfer ${amount} with the reference ${reference}.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      ...(mail.isExample ? [i18n._(msg`EXAMPLE: no such account exists. Please send no money.`)] : []),
      i18n._(
        msg`Here is what your bank needs. We write to you as soon as the money has arrived; production begins then.`,
      ),
    ],
    facts: [
      { label: i18n._(msg`Account holder`), value: holder },
      ...(bank ? [{ label: i18n._(msg`Bank`), value: bank }] : []),
      { label: i18n._(msg`Account`), value: account },
      ...(code ? [{ label: i18n._(msg`Bank code`), value: code }] : []),
      { label: i18n._(msg`Reference`), value: reference },
      { label: i18n._(msg`Amount`), value: amount, isTotal: true },
    ],
    action: { label: i18n._(msg`Open your quote`), link },
  };
}
