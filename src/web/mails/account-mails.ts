import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { roleWords } from "../parts/accounts/role-words.ts";
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

/** To an address that a user wants: it proves that the mailbox is his. */
export function addressConfirmation(
  mail: MailOf<"address-confirmation">,
  { i18n, link, facts }: MailContext,
): MailPage {
  const shop = facts.name;
  return {
    subject: i18n._(msg`Confirm your new address`),
    preview: i18n._(msg`The link is good for one day.`),
    greeting: greeting(i18n, mail.name),
    paragraphs: [
      i18n._(msg`This address is to be the one of your account at ${shop}. Open the link within a day.`),
    ],
    action: { label: i18n._(msg`Confirm this address`), link },
    closing: [i18n._(msg`If it was not you, nothing needs to be done: nothing changes without the link.`)],
  };
}

/** To a colleague-to-be: who invites, to what, and the link that opens the account. */
export function invitation(mail: MailOf<"invitation">, { i18n, link, facts }: MailContext): MailPage {
  const { name, by } = mail;
  const shop = facts.name;
  const role = i18n._(roleWords[mail.role]);
  return {
    subject: i18n._(msg`${by} invites you to the back office of ${shop}`),
    preview: i18n._(msg`The link is good for seven days.`),
    greeting: name === "" ? i18n._(msg`Hello,`) : greeting(i18n, name),
    paragraphs: [
      i18n._(msg`${by} has invited you to help run ${shop}. Your role: ${role}.`),
      i18n._(msg`Open the link to choose your own password. It is good for seven days, and once.`),
    ],
    action: { label: i18n._(msg`Accept the invitation`), link },
    closing: [i18n._(msg`If you do not know what this is about, nothing needs to be done.`)],
  };
}

/** To both addresses of two clients that became one, or are two again. */
export function clientsMerged(mail: MailOf<"clients-merged">, { i18n, link }: MailContext): MailPage {
  const { name, otherAddress, isLeft, isUndone } = mail;
  return {
    subject: isUndone
      ? i18n._(msg`Your quotes stand under their own address again`)
      : i18n._(msg`Your quotes stand under one address now`),
    preview: i18n._(msg`About your access to our shop.`),
    greeting: greeting(i18n, name),
    paragraphs: [happened({ otherAddress, isLeft, isUndone }, i18n)],
    action: { label: i18n._(msg`My quotes`), link },
    closing: [i18n._(msg`If this is not right, please answer this mail, and we take it back.`)],
  };
}

function happened(
  { otherAddress, isLeft, isUndone }: Pick<MailOf<"clients-merged">, "otherAddress" | "isLeft" | "isUndone">,
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
