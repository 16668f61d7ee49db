import { msg } from "@lingui/core/macro";
import { cents } from "#domain/money/cents.ts";
import { showCents } from "#domain/money/show-money.ts";
import { greeting } from "./greeting.ts";
import { lockedLogo } from "./logo-mails.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";
import { quoteFacts } from "./quote-facts.ts";

/** To the client, at once: we have it, this is what it says, this is where it can be followed. */
export function requestReceived(mail: MailOf<"request-received">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference } = mail;
  return {
    subject: i18n._(msg`Your quote request ${reference}`),
    preview: i18n._(msg`We have received it and reply within 24 hours.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Thank you for your request. Our team looks at it and replies within 24 hours.`),
      ...(mail.isLogoLocked ? [lockedLogo(context)] : []),
    ],
    facts: quoteFacts(mail, i18n, locale),
    action: { label: i18n._(msg`Follow your quote`), link },
    closing: [
      i18n._(
        msg`On your first visit you choose a password; after that, your e-mail address and this password open it.`,
      ),
    ],
  };
}

export function quoteConfirmed(mail: MailOf<"quote-confirmed">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference } = mail;
  return {
    subject: i18n._(msg`Your quote ${reference} is confirmed`),
    preview: i18n._(msg`It can be paid now.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`We have confirmed your quote. The prices below are fixed; production starts once it is paid.`,
      ),
    ],
    facts: quoteFacts(mail, i18n, locale),
    action: { label: i18n._(msg`View and pay your quote`), link },
  };
}

/** A price that was said to be fixed is another one: which, and what it comes to now. */
export function quotePriceChanged(mail: MailOf<"quote-price-changed">, context: MailContext): MailPage {
  const { i18n, locale, link } = context;
  const { name, reference, logoFeeCents, previousLogoFeeCents } = mail;
  const show = (amount: number | null) => showCents(cents(amount ?? 0), locale);
  const [before, now] = [show(previousLogoFeeCents), show(logoFeeCents)];
  const [totalBefore, total] = [show(mail.previousTotalCents), show(mail.totalCents)];
  return {
    subject: i18n._(msg`The price of your quote ${reference} has changed`),
    preview: i18n._(msg`The total is now ${total}.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`We have changed the one-time fee for printing the logo from ${before} to ${now}. The total was ${totalBefore} and is now ${total}; nothing else has changed.`,
      ),
    ],
    facts: quoteFacts(mail, i18n, locale),
    action: { label: i18n._(msg`View and pay your quote`), link },
    closing: [i18n._(msg`If you have a question about the new price, write to us before you pay.`)],
  };
}

export function quoteRejected(mail: MailOf<"quote-rejected">, context: MailContext): MailPage {
  const { i18n, link } = context;
  const { name, reference, reason } = mail;
  return {
    subject: i18n._(msg`About your quote request ${reference}`),
    preview: i18n._(msg`We cannot fulfil it as it stands.`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`We cannot fulfil this request as it stands. The reason:`)],
    quoted: reason,
    action: { label: i18n._(msg`View your request`), link },
    closing: [i18n._(msg`You are welcome to send us another one, or to write to us.`)],
  };
}

export function accessLink(mail: MailOf<"access-link">, context: MailContext): MailPage {
  const { i18n, link } = context;
  const { name, reference } = mail;
  return {
    subject: i18n._(msg`Your link to quote ${reference}`),
    preview: i18n._(msg`It opens your quote for 30 days.`),
    greeting: greeting(i18n, name),
    paragraphs: [i18n._(msg`Here is a new link to your quote. It is good for 30 days.`)],
    action: { label: i18n._(msg`Open your quote`), link },
    closing: [i18n._(msg`If you did not ask for it, nothing needs to be done.`)],
  };
}
