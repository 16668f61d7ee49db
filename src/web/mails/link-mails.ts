import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { LinkNews } from "#contracts/quotes/link-mails.ts";
import { greeting } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

/** To a colleague of the buyer: our words, the shop's name and the quote's number, and nothing that a person typed. */
export const offerShared = mailTemplate({
  values: ({ reference }: MailOf<"offer-shared">, { facts }) => ({ reference, shop: facts.name }),
  words: ({ reference, shop }, { i18n }) => ({
    subject: i18n._(msg`An offer of ${shop} for you to look at: ${reference}`),
    preview: i18n._(msg`It opens with one click, without a password.`),
    opening: [
      greeting(i18n, ""),
      i18n._(
        msg`A colleague of yours, or ${shop}, shares the offer ${reference} with you: what is made, what it costs, and when it arrives. It opens with one click, without a password.`,
      ),
    ],
    closing: [
      i18n._(
        msg`The link is yours. If you know nothing of this offer, nothing needs to be done; you can write to us by answering this mail.`,
      ),
    ],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Open the offer`), link } }),
});

const subjects: Readonly<Record<LinkNews, (reference: string) => MessageDescriptor>> = {
  accepted: (reference) => msg`The offer ${reference} was accepted through a mailed link`,
  declined: (reference) => msg`The offer ${reference} was declined through a mailed link`,
  approved: (reference) => msg`The proof of ${reference} was approved through a mailed link`,
  "address-changed": (reference) =>
    msg`The delivery address of ${reference} was changed through a mailed link`,
};

/** To the quote's own address, and to the one that the link had gone to: a link may have been handed on. */
export const answeredByLink = mailTemplate({
  values: ({ reference, address }: MailOf<"answered-by-link">) => ({ reference, address }),
  words: ({ reference, address }, { i18n }, { news }) => ({
    subject: i18n._(subjects[news](reference)),
    preview: i18n._(msg`The link had been mailed to ${address}.`),
    opening: [
      greeting(i18n, ""),
      `${i18n._(subjects[news](reference))}.`,
      i18n._(msg`The link had been mailed to ${address}.`),
    ],
    closing: [i18n._(msg`Not you? Tell us at once, by answering this mail: we then look at it together.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Not you? Write to us`), link } }),
});
