import { msg } from "@lingui/core/macro";
import type { LetterContext, LetterOf } from "./letter-context.ts";
import type { LetterPage } from "./letter-page.ts";
import { quoteFacts } from "./quote-facts.ts";

/** To the client, at once: we have it, this is what it says, this is where it can be followed (S1 §2). */
export function requestReceived(letter: LetterOf<"request-received">, context: LetterContext): LetterPage {
  const { i18n, wording, link } = context;
  const { name, reference } = letter;
  return {
    subject: i18n._(msg`Your quote request ${reference}`),
    preview: i18n._(msg`We have received it and reply within 24 hours.`),
    greeting: i18n._(msg`Hello ${name},`),
    paragraphs: [i18n._(msg`Thank you for your request. Our team looks at it and replies within 24 hours.`)],
    facts: quoteFacts(letter, i18n, wording),
    action: { label: i18n._(msg`Follow your quote`), link },
    closing: [
      i18n._(
        msg`On your first visit you choose a password; after that, your e-mail address and this password open it.`,
      ),
    ],
  };
}

export function quoteConfirmed(letter: LetterOf<"quote-confirmed">, context: LetterContext): LetterPage {
  const { i18n, wording, link } = context;
  const { name, reference } = letter;
  return {
    subject: i18n._(msg`Your quote ${reference} is confirmed`),
    preview: i18n._(msg`It can be paid now.`),
    greeting: i18n._(msg`Hello ${name},`),
    paragraphs: [
      i18n._(
        msg`We have confirmed your quote. The prices below are fixed; production starts once it is paid.`,
      ),
    ],
    facts: quoteFacts(letter, i18n, wording),
    action: { label: i18n._(msg`View and pay your quote`), link },
  };
}

export function quoteRejected(letter: LetterOf<"quote-rejected">, context: LetterContext): LetterPage {
  const { i18n, link } = context;
  const { name, reference, reason } = letter;
  return {
    subject: i18n._(msg`About your quote request ${reference}`),
    preview: i18n._(msg`We cannot fulfil it as it stands.`),
    greeting: i18n._(msg`Hello ${name},`),
    paragraphs: [i18n._(msg`We cannot fulfil this request as it stands. The reason:`)],
    quoted: reason,
    action: { label: i18n._(msg`View your request`), link },
    closing: [i18n._(msg`You are welcome to send us another one, or to write to us.`)],
  };
}

export function accessLink(letter: LetterOf<"access-link">, context: LetterContext): LetterPage {
  const { i18n, link } = context;
  const { name, reference } = letter;
  return {
    subject: i18n._(msg`Your link to quote ${reference}`),
    preview: i18n._(msg`It opens your quote for 30 days.`),
    greeting: i18n._(msg`Hello ${name},`),
    paragraphs: [i18n._(msg`Here is a fresh link to your quote. It is good for 30 days.`)],
    action: { label: i18n._(msg`Open your quote`), link },
    closing: [i18n._(msg`If you did not ask for it, nothing needs to be done.`)],
  };
}
