import { msg } from "@lingui/core/macro";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { cutText } from "#domain/text/cut.ts";
import { staffLockedLogo } from "./logo-mails.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";
import { quoteFacts, requestFacts } from "./quote-facts.ts";

export function staffRequestReceived(mail: MailOf<"staff-request-received">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, email, phone, message } = mail;
  return {
    subject: i18n._(msg`New quote request ${reference} from ${name}`),
    preview: cutText(message, 120),
    greeting: i18n._(msg`A new request is waiting for an answer within 24 hours.`),
    paragraphs: [`${name}\n${email}\n${phone}`, ...(mail.isLogoLocked ? [staffLockedLogo(context)] : [])],
    quoted: message,
    facts: [...requestFacts(mail, i18n, locale), ...quoteFacts(mail, i18n, locale)],
    action: { label: i18n._(msg`Open the quote`), link },
  };
}

export function staffPaymentReceived(mail: MailOf<"staff-payment-received">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, email } = mail;
  const amount = showCents(cents(mail.amountCents), locale);
  return {
    subject: i18n._(msg`Quote ${reference} is paid: ${amount}`),
    preview: i18n._(msg`${name} has paid.`),
    greeting: i18n._(msg`A quote was paid.`),
    paragraphs: [`${name}\n${email}`],
    facts: [{ label: reference, value: amount, isTotal: true }],
    action: { label: i18n._(msg`Open the quote`), link },
  };
}

export function staffContactReceived(mail: MailOf<"staff-contact-received">, context: MailContext): MailPage {
  const { i18n, link } = context;
  const { name, email, message } = mail;
  return {
    subject: i18n._(msg`Message from ${name}`),
    preview: cutText(message, 120),
    greeting: i18n._(msg`Somebody wrote to the shop.`),
    paragraphs: [`${name}\n${email}`],
    quoted: message,
    action: { label: i18n._(msg`Open the inbox`), link },
  };
}

/** The space for logos is used up: visitors can send none until staff frees some. */
export function staffStorageFull(mail: MailOf<"staff-storage-full">, { i18n, link }: MailContext): MailPage {
  const { storedMegabytes: stored, limitMegabytes: limit } = mail;
  return {
    subject: i18n._(msg`The room for logos is used up`),
    preview: i18n._(msg`${stored} MB of ${limit} MB are taken.`),
    greeting: i18n._(msg`No further logo can be kept.`),
    paragraphs: [
      i18n._(msg`${stored} MB of ${limit} MB are taken.`),
      i18n._(
        msg`Requests without a logo still come in. Raise LOGO_STORAGE_MB where the disk has room for more.`,
      ),
    ],
    action: { label: i18n._(msg`Open the back office`), link },
  };
}
