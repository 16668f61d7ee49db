import { msg, plural } from "@lingui/core/macro";
import { greeting } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import type { MailPage } from "./mail-page.ts";

/** To the client: staff wrote, and it was not read within a few minutes. */
export function messageReceived(mail: MailOf<"message-received">, { i18n, link }: MailContext): MailPage {
  const { name, reference, count } = mail;
  return {
    subject: i18n._(msg`New message about your quote ${reference}`),
    preview: i18n._(msg`It waits for you on the page of your quote.`),
    greeting: greeting(i18n, name),
    paragraphs: [
      i18n._(
        msg`${plural(count, {
          one: "We wrote # message about your quote that you have not read yet.",
          other: "We wrote # messages about your quote that you have not read yet.",
        })}`,
      ),
      i18n._(msg`Please answer on the page of your quote. Answers to this mail are not read.`),
    ],
    facts: [{ label: i18n._(msg`Your quote`), value: reference }],
    action: { label: i18n._(msg`Read and answer`), link },
  };
}

/** To staff: the client wrote, and it is unread. */
export function staffMessageReceived(mail: MailOf<"staff-message-received">, context: MailContext): MailPage {
  const { i18n, link } = context;
  const { name, reference, count } = mail;
  return {
    subject: i18n._(msg`Message from ${name} about ${reference}`),
    preview: i18n._(msg`The client waits for an answer.`),
    greeting: i18n._(msg`A client wrote about a quote.`),
    paragraphs: [
      i18n._(
        msg`${plural(count, {
          one: "# message of the client was not read yet.",
          other: "# messages of the client were not read yet.",
        })}`,
      ),
      i18n._(
        msg`Please answer in the back office. An answer to this mail goes to the client, and does not stand with the quote.`,
      ),
    ],
    facts: [{ label: name, value: reference }],
    action: { label: i18n._(msg`Read and answer`), link },
  };
}
