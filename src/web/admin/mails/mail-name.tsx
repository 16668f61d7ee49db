import { useLingui } from "@lingui/react/macro";
import type { MailTemplate } from "#contracts/mails.ts";
import type { OutboxMail } from "#contracts/outbox.ts";
import { mailNames, nameOfMail } from "#domain/mails/mail-names.ts";
import type { Message } from "#domain/words.ts";
import { say } from "../../words/say.ts";

// A new mail needs a name: without one this line does not compile.
mailNames satisfies Readonly<Record<MailTemplate, Message>>;

/** What a mail is, in a few words. */
export function MailName({ mail: { template } }: { mail: OutboxMail }) {
  const { i18n } = useLingui();
  const name = nameOfMail(template);
  return name ? say(i18n, name) : template;
}
