import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { roleWords } from "../parts/accounts/role-words.ts";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

export const passwordLink = mailTemplate({
  values: (mail: MailOf<"password-link">) => ({ name: nameOfClient(mail) }),
  words: ({ name }, { i18n }) => ({
    subject: i18n._(msg`Choose a new password`),
    preview: i18n._(msg`The link is good for one hour.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`Somebody asked for a new password for this address. The link is good for one hour.`),
    ],
    closing: [i18n._(msg`If it was not you, nothing needs to be done: your password stays as it is.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Choose a new password`), link } }),
});

/** To an address that a user wants: it proves that the mailbox is his. */
export const addressConfirmation = mailTemplate({
  values: (mail: MailOf<"address-confirmation">, { facts }) => ({
    name: nameOfClient(mail),
    shop: facts.name,
  }),
  words: ({ name, shop }, { i18n }) => ({
    subject: i18n._(msg`Confirm your new address`),
    preview: i18n._(msg`The link is good for one day.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`This address is to be the one of your account at ${shop}. Open the link within a day.`),
    ],
    closing: [i18n._(msg`If it was not you, nothing needs to be done: nothing changes without the link.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Confirm this address`), link } }),
});

/** To a colleague-to-be: who invites, to what, and the link that opens the account. */
export const invitation = mailTemplate({
  values: (mail: MailOf<"invitation">, { i18n, facts }) => ({
    name: nameOfClient(mail),
    // A name that its account chose, in a mail to an address that the account typed.
    by: nameOfClient({ name: mail.by }) || facts.name,
    shop: facts.name,
    role: i18n._(roleWords[mail.role]),
  }),
  words: ({ name, by, shop, role }, { i18n }) => ({
    subject: i18n._(msg`${by} invites you to the back office of ${shop}`),
    preview: i18n._(msg`The link is good for seven days.`),
    opening: [
      greeting(i18n, name),
      i18n._(msg`${by} has invited you to help run ${shop}. Your role: ${role}.`),
      i18n._(msg`Open the link to choose your own password. It is good for seven days, and once.`),
    ],
    closing: [i18n._(msg`If you do not know what this is about, nothing needs to be done.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Accept the invitation`), link } }),
});

/** To both addresses of two clients that became one, or are two again. */
export const clientsMerged = mailTemplate({
  values: (mail: MailOf<"clients-merged">) => ({
    name: nameOfClient(mail),
    other_address: mail.otherAddress,
  }),
  words: ({ name, other_address }, { i18n }, mail) => ({
    subject: mail.isUndone
      ? i18n._(msg`Your quotes stand under their own address again`)
      : i18n._(msg`Your quotes stand under one address now`),
    preview: i18n._(msg`About your access to our shop.`),
    opening: [greeting(i18n, name), happened(mail, other_address, i18n)],
    closing: [i18n._(msg`If this is not right, please answer this mail, and we take it back.`)],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`My quotes`), link } }),
});

function happened(
  { isLeft, isUndone }: Pick<MailOf<"clients-merged">, "isLeft" | "isUndone">,
  otherAddress: string,
  i18n: I18n,
): string {
  if (isUndone) return i18n._(msg`The quotes of this address and of ${otherAddress} are two accounts again.`);
  if (isLeft)
    return i18n._(
      msg`We brought the quotes of this address together with those of ${otherAddress}. Sign in with the password of that account; links that were mailed to you before have ended.`,
    );
  return i18n._(
    msg`We brought the quotes of ${otherAddress} together with those of this address. Your password stays as it is.`,
  );
}

export const newsletterWelcome = mailTemplate({
  values: (_: MailOf<"newsletter-welcome">, { facts }) => ({ shop: facts.name }),
  words: ({ shop }, { i18n }) => ({
    subject: i18n._(msg`You are on our list`),
    preview: i18n._(msg`News from the print shop, now and then.`),
    opening: [
      i18n._(msg`Hello,`),
      i18n._(msg`This address now receives the news of ${shop}: new bags, new colors, now and then.`),
    ],
  }),
  facts: (_, { i18n, link }) => ({ action: { label: i18n._(msg`Unsubscribe`), link, isQuiet: true } }),
});
