import { msg } from "@lingui/core/macro";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailContext, MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

/** To the buyer: the picture was found damaged after the request had been taken. */
export const logoDamaged = mailTemplate({
  values: (mail: MailOf<"logo-damaged">) => ({ name: nameOfClient(mail), reference: mail.reference }),
  words: ({ name, reference }, { i18n }) => ({
    subject: i18n._(msg`Your logo for ${reference} arrived damaged`),
    preview: i18n._(msg`Please send us the file once more.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`We have your request, but the logo file arrived damaged: it cannot be opened.`),
      i18n._(msg`Please answer this mail with the file attached. Nothing else is needed.`),
    ],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`View your request`), link } }),
});

export const staffLogoDamaged = mailTemplate({
  values: ({ name, reference }: MailOf<"staff-logo-damaged">) => ({ name, reference }),
  words: ({ reference }, { i18n }) => ({
    subject: i18n._(msg`The logo of ${reference} arrived damaged`),
    preview: i18n._(msg`The file has to come once more.`),
    opening: [i18n._(msg`A logo file cannot be opened.`)],
  }),
  facts: ({ name, email, fileName, isClientTold }, { i18n, link }) => ({
    notes: [
      `${name}\n${email}`,
      isClientTold
        ? i18n._(msg`The client was asked to send it once more, attached to an answer.`)
        : i18n._(msg`The client was not written to, because the request is marked as doubtful.`),
      i18n._(msg`The back office offers it as it was sent:`),
    ],
    quoted: fileName,
    action: { label: i18n._(msg`Open the back office`), link },
  }),
});

/** What a mail about a new request says of a logo that opens only with a password. */
export function lockedLogo({ i18n }: Pick<MailContext, "i18n">): string {
  return i18n._(
    msg`Your logo file opens only with a password. Please answer this mail with the password, or with a file that opens without one.`,
  );
}

export function staffLockedLogo({ i18n }: Pick<MailContext, "i18n">): string {
  return i18n._(msg`The logo file opens only with a password.`);
}
