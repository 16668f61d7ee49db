import { msg } from "@lingui/core/macro";
import { greeting } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";

export function passwordLink(mail: MailOf<"password-link">, { i18n, link }: MailContext): MailPage {
  const { name } = mail;
  return {
    subject: i18n._(msg`Choose a new password`),
    preview: i18n._(msg`The link is good for one hour.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(msg`Somebody asked for a new password for this address. The link is good for one hour.`),
    ],
    action: { label: i18n._(msg`Choose a new password`), link },
    closing: [i18n._(msg`If it was not you, nothing needs to be done: your password stays as it is.`)],
  };
}

export function newsletterWelcome(_letter: MailOf<"newsletter-welcome">, context: MailContext): MailPage {
  const { i18n, link, facts } = context;
  const shop = facts.name;
  return {
    subject: i18n._(msg`You are on our list`),
    preview: i18n._(msg`News from the print shop, now and then.`),
    greeting: i18n._(msg`Hello,`),
    paragraphs: [
      i18n._(msg`This address now receives the news of ${shop}: new bags, new colours, now and then.`),
    ],
    action: { label: i18n._(msg`Unsubscribe`), link, isQuiet: true },
  };
}
