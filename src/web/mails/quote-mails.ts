import { msg } from "@lingui/core/macro";
import { showCents } from "#domain/money/show-money.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import { lockedLogo } from "./logo-mails.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";
import { placesFact, quoteFacts } from "./quote-facts.ts";

type PricedMail = MailOf<"request-received" | "quote-confirmed" | "quote-price-changed">;

function pricedValues(mail: PricedMail, { money }: MailContext) {
  const total = showCents(mail.totalCents, money);
  return { name: nameOfClient(mail), reference: mail.reference, total };
}

/** To the client, at once: we have it, this is what it says, this is where it can be followed. */
export const requestReceived = mailTemplate({
  values: (mail: MailOf<"request-received">, context) => pricedValues(mail, context),
  words: ({ name, reference }, { i18n }) => ({
    subject: i18n._(msg`Your quote request ${reference}`),
    preview: i18n._(msg`We have received it and reply within 24 hours.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Thank you for your request. Our team looks at it and replies within 24 hours.`),
    ],
    closing: [
      i18n._(
        msg`On your first visit you choose a password; after that, your e-mail address and this password open it.`,
      ),
    ],
  }),
  facts: (mail, context) => ({
    notes: mail.isLogoLocked ? [lockedLogo(context)] : [],
    facts: [
      ...(mail.places ? [placesFact(mail, context.i18n)] : []),
      ...quoteFacts(mail, context.i18n, context.money),
    ],
    action: { label: context.i18n._(msg`Follow your quote`), link: context.link },
  }),
});

export const quoteConfirmed = mailTemplate({
  values: (mail: MailOf<"quote-confirmed">, context) => pricedValues(mail, context),
  words: ({ name, reference }, { i18n }) => ({
    subject: i18n._(msg`Your quote ${reference} is confirmed`),
    preview: i18n._(msg`It can be paid now.`),
    opening: [
      greeting(i18n, name),
      i18n._(
        msg`We have confirmed your quote. The prices below are fixed; production starts once it is paid.`,
      ),
    ],
  }),
  facts: (mail, { i18n, money, link }) => ({
    facts: quoteFacts(mail, i18n, money),
    action: { label: i18n._(msg`View and pay your quote`), link },
  }),
});

/** A price that was said to be fixed is another one: which, and what it comes to now. */
export const quotePriceChanged = mailTemplate({
  values: (mail: MailOf<"quote-price-changed">, context) => {
    const show = (amount: number | null) => showCents(amount ?? 0, context.money);
    return {
      ...pricedValues(mail, context),
      total_before: show(mail.previousTotalCents),
      fee: show(mail.logoFeeCents),
      fee_before: show(mail.previousLogoFeeCents),
    };
  },
  words: (values, { i18n }) => {
    const { name, reference, total, total_before: totalBefore, fee: now, fee_before: before } = values;
    return {
      subject: i18n._(msg`The price of your quote ${reference} has changed`),
      preview: i18n._(msg`The total is now ${total}.`),
      opening: [
        greeting(i18n, name),
        i18n._(
          msg`We have changed the setup fee for printing the logo from ${before} to ${now}. The total was ${totalBefore} and is now ${total}; nothing else has changed.`,
        ),
      ],
      closing: [i18n._(msg`If you have a question about the new price, write to us before you pay.`)],
    };
  },
  facts: (mail, { i18n, money, link }) => ({
    facts: quoteFacts(mail, i18n, money),
    action: { label: i18n._(msg`View and pay your quote`), link },
  }),
});

export const quoteRejected = mailTemplate({
  values: (mail: MailOf<"quote-rejected">) => ({ name: nameOfClient(mail), reference: mail.reference }),
  words: ({ name, reference }, { i18n }) => ({
    subject: i18n._(msg`About your quote request ${reference}`),
    preview: i18n._(msg`We cannot fulfil it as it stands.`),
    opening: [greeting(i18n, name), i18n._(msg`We cannot fulfil this request as it stands. The reason:`)],
    closing: [i18n._(msg`You are welcome to send us another one, or to write to us.`)],
  }),
  facts: ({ reason }, { i18n, link }) => ({
    quoted: reason,
    action: { label: i18n._(msg`View your request`), link },
  }),
});

export const accessLink = mailTemplate({
  values: (mail: MailOf<"access-link">) => ({ name: nameOfClient(mail), reference: mail.reference }),
  words: ({ name, reference }, { i18n }) => ({
    subject: i18n._(msg`Your link to quote ${reference}`),
    preview: i18n._(msg`It opens your quote for 30 days.`),
    opening: [greeting(i18n, name), i18n._(msg`Here is a new link to your quote. It is good for 30 days.`)],
    closing: [i18n._(msg`If you did not ask for it, nothing needs to be done.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Open your quote`), link } }),
});
