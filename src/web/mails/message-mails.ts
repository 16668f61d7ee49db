import type { I18n } from "@lingui/core";
import { msg, plural } from "@lingui/core/macro";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

function countOf(count: number, i18n: I18n): string {
  return i18n._(msg`${plural(count, { one: "# message", other: "# messages" })}`);
}

/** To the client: staff wrote, and it was not read within a few minutes. */
export const messageReceived = mailTemplate({
  values: (mail: MailOf<"message-received">, { i18n }) => ({
    name: nameOfClient(mail),
    reference: mail.reference,
    messages: countOf(mail.count, i18n),
  }),
  words: ({ name, reference, messages }, { i18n }) => ({
    subject: i18n._(msg`New message about your quote ${reference}`),
    preview: i18n._(msg`It waits for you on the page of your quote.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`We wrote ${messages} about your quote that you have not read yet.`),
      i18n._(msg`Please answer on the page of your quote. Answers to this mail are not read.`),
    ],
  }),
  facts: ({ reference }, { i18n, link }) => ({
    facts: [{ label: i18n._(msg`Your quote`), value: reference }],
    action: { label: i18n._(msg`Read and answer`), link },
  }),
});

/** To staff: the client wrote, and it is unread. */
export const staffMessageReceived = mailTemplate({
  values: ({ name, reference, count }: MailOf<"staff-message-received">, { i18n }) => ({
    name,
    reference,
    messages: countOf(count, i18n),
  }),
  words: ({ name, reference, messages }, { i18n }) => ({
    subject: i18n._(msg`Message from ${name} about ${reference}`),
    preview: i18n._(msg`The client waits for an answer.`),
    opening: [
      i18n._(msg`A client wrote about a quote.`),
      i18n._(msg`The client wrote ${messages} that wait to be read.`),
      i18n._(
        msg`Please answer in the back office. An answer to this mail goes to the client, and does not stand with the quote.`,
      ),
    ],
  }),
  facts: ({ name, reference }, { i18n, link }) => ({
    facts: [{ label: name, value: reference }],
    action: { label: i18n._(msg`Read and answer`), link },
  }),
});
