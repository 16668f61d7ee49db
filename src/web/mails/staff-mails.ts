import { msg } from "@lingui/core/macro";
import { showCents } from "#domain/money/show-money.ts";
import { cutText } from "#domain/text/cut.ts";
import { staffLockedLogo } from "./logo-mails.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";
import { openFact, quoteFacts, requestFacts } from "./quote-facts.ts";

export const staffRequestReceived = mailTemplate({
  values: ({ name, reference, totalCents }: MailOf<"staff-request-received">, { money }) => ({
    name,
    reference,
    total: showCents(totalCents, money),
  }),
  words: ({ name, reference }, { i18n }) => {
    const waiting = i18n._(msg`A new request is waiting for an answer within 24 hours.`);
    return {
      subject: i18n._(msg`New quote request ${reference} from ${name}`),
      preview: waiting,
      opening: [waiting],
    };
  },
  facts: (mail, context) => {
    const { i18n, locale, money, link } = context;
    return {
      preview: cutText(mail.message, 120),
      notes: [
        `${mail.name}\n${mail.email}\n${mail.phone}`,
        ...(mail.isLogoLocked ? [staffLockedLogo(context)] : []),
      ],
      quoted: mail.message,
      facts: [...requestFacts(mail, i18n, locale), ...quoteFacts(mail, i18n, money)],
      action: { label: i18n._(msg`Open the quote`), link },
    };
  },
});

export const staffPaymentReceived = mailTemplate({
  values: ({ name, reference, amountCents }: MailOf<"staff-payment-received">, { money }) => ({
    name,
    reference,
    amount: showCents(amountCents, money),
  }),
  words: ({ name, reference, amount }, { i18n }, { openCents }) => ({
    subject: openCents
      ? i18n._(msg`Part of quote ${reference} is paid: ${amount}`)
      : i18n._(msg`Quote ${reference} is paid: ${amount}`),
    preview: i18n._(msg`${name} has paid.`),
    opening: [openCents ? i18n._(msg`Part of a quote was paid.`) : i18n._(msg`A quote was paid.`)],
  }),
  facts: ({ name, email, reference, amountCents, openCents }, { i18n, money, link }) => ({
    notes: [`${name}\n${email}`],
    facts: [
      { label: reference, value: showCents(amountCents, money), isTotal: true },
      ...openFact(openCents, i18n, money),
    ],
    action: { label: i18n._(msg`Open the quote`), link },
  }),
});

export const staffContactReceived = mailTemplate({
  values: ({ name }: MailOf<"staff-contact-received">) => ({ name }),
  words: ({ name }, { i18n }) => ({
    subject: i18n._(msg`Message from ${name}`),
    preview: i18n._(msg`Somebody wrote to the shop.`),
    opening: [i18n._(msg`Somebody wrote to the shop.`)],
  }),
  facts: ({ name, email, message }, { i18n, link }) => ({
    preview: cutText(message, 120),
    notes: [`${name}\n${email}`],
    quoted: message,
    action: { label: i18n._(msg`Open the inbox`), link },
  }),
});

/** To the member of staff who asked for it: that it is read is all that it is for. */
export const staffTestMail = mailTemplate({
  values: ({ name }: MailOf<"staff-test-mail">, { facts }) => ({ name, shop: facts.name }),
  words: ({ name, shop }, { i18n }) => ({
    subject: i18n._(msg`Mails from ${shop} arrive`),
    preview: i18n._(msg`You have asked for this mail.`),
    opening: [
      i18n._(msg`Hello ${name},`),
      i18n._(
        msg`You have asked for this mail, and it has arrived. Please say so in the list of the first day.`,
      ),
    ],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Open the back office`), link } }),
});

/** The space for logos is used up: visitors can send none until staff frees some. */
export const staffStorageFull = mailTemplate({
  values: ({ storedMegabytes, limitMegabytes }: MailOf<"staff-storage-full">) => ({
    stored: String(storedMegabytes),
    limit: String(limitMegabytes),
  }),
  words: ({ stored, limit }, { i18n }) => ({
    subject: i18n._(msg`The room for logos is used up`),
    preview: i18n._(msg`${stored} MB of ${limit} MB are taken.`),
    opening: [
      i18n._(msg`No further logo can be kept.`),
      i18n._(msg`${stored} MB of ${limit} MB are taken.`),
      i18n._(
        msg`Requests without a logo still come in. Raise LOGO_STORAGE_MB where the disk has room for more.`,
      ),
    ],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Open the back office`), link } }),
});
