import { msg } from "@lingui/core/macro";
import { cutText } from "#domain/text/cut.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

/** To who wrote on the contact page: what staff answers, above what was asked. */
export const contactAnswered = mailTemplate({
  values: (mail: MailOf<"contact-answered">, { facts }) => ({
    name: nameOfClient(mail),
    shop: facts.name,
  }),
  words: ({ name, shop }, { i18n }) => ({
    subject: i18n._(msg`Our answer to your message: ${shop}`),
    preview: i18n._(msg`You wrote to us. Here is our answer.`),
    opening: [greeting(i18n, name), i18n._(msg`You wrote to us. Here is our answer.`)],
    closing: [i18n._(msg`Just answer this mail if you have more questions.`)],
  }),
  facts: ({ message, text }, { i18n, link }) => ({
    preview: cutText(text, 120),
    notes: text.split(/\n{2,}/),
    quoted: `${i18n._(msg`You wrote:`)}\n${message}`,
    action: { label: i18n._(msg`Our contact page`), link, isQuiet: true },
  }),
});
