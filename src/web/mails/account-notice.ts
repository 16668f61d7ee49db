import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { greeting, nameOfClient } from "./greeting.ts";
import type { MailOf } from "./mail-context.ts";
import { mailTemplate } from "./mail-template.ts";

type Notice = MailOf<"staff-account-notice">;
type NoticeValues = Readonly<Record<"account" | "new_address" | "old_address", string>>;

/** To the people whose account it is about: what was done, or tried, and what to do when it was not them. */
export const accountNotice = mailTemplate({
  values: (mail: Notice) => ({
    name: nameOfClient(mail),
    account: nameOfAccount(mail.account, mail.accountEmail),
    new_address: mail.newAddress ?? "",
    old_address: mail.oldAddress ?? mail.accountEmail ?? "…",
  }),
  words: ({ name, ...values }, { i18n }, { notice }) => ({
    subject: subjectOf(notice, values, i18n),
    preview: subjectOf(notice, values, i18n),
    opening: [greeting(i18n, name), happened(notice, values, i18n)],
    closing: [
      i18n._(
        msg`If this was expected, nothing needs to be done. Otherwise choose a new password at once, end the other sessions under My account, and tell your colleagues.`,
      ),
    ],
  }),
  facts: (mail, { i18n, link }) => ({
    notes: doneAs(mail, i18n),
    action: { label: i18n._(msg`Open the back office`), link },
  }),
});

/** An account has the name that a stranger chose who registered it: where a mail leaves that out, its address says which. */
function nameOfAccount(name: string, email = "…"): string {
  return nameOfClient({ name }) || email;
}

function doneAs(mail: Notice, i18n: I18n): string[] {
  if (mail.by === null) return [];
  const by = nameOfAccount(mail.by, mail.byEmail);
  return [i18n._(msg`It was done as ${by}.`)];
}

function subjectOf(notice: Notice["notice"], { account }: NoticeValues, i18n: I18n): string {
  switch (notice) {
    case "administrator-added":
    case "administrator-restored":
    case "rights-given":
      return i18n._(msg`${account} is an administrator now`);
    case "administrator-deleted":
    case "rights-taken":
      return i18n._(msg`${account} is no longer an administrator`);
    case "money-rights-given":
      return i18n._(msg`${account} may handle the shop's money now`);
    case "account-invited":
      return i18n._(msg`${account} was invited to the back office`);
    case "address-changed":
      return i18n._(msg`The e-mail address of ${account} was changed`);
    case "factor-on":
      return i18n._(msg`Two-factor authentication was switched on for ${account}`);
    case "factor-off":
      return i18n._(msg`Two-factor authentication was switched off for ${account}`);
    case "password-changed":
      return i18n._(msg`The password of ${account} was changed`);
    case "change-refused":
      return i18n._(msg`A change was refused: the password or code was wrong`);
    case "codes-guessed":
      return i18n._(msg`Wrong codes were given for your account`);
    case "key-made":
      return i18n._(msg`A program was given a key to the shop`);
    case "webhook-set":
      return i18n._(msg`A program is told what happens in the shop`);
  }
}

function happened(
  notice: Notice["notice"],
  { account, new_address: newAddress, old_address: oldAddress }: NoticeValues,
  i18n: I18n,
): string {
  switch (notice) {
    case "administrator-added":
      return i18n._(msg`An account with the rights of an administrator was opened: ${account}.`);
    case "administrator-restored":
      return i18n._(msg`The deleted account of the administrator ${account} was restored.`);
    case "rights-given":
      return i18n._(msg`The account of ${account} was given the rights of an administrator.`);
    case "administrator-deleted":
      return i18n._(msg`The account of the administrator ${account} was deleted.`);
    case "rights-taken":
      return i18n._(msg`The account of ${account} lost the rights of an administrator.`);
    case "address-changed":
      return i18n._(
        msg`The address of the account of ${account} was ${oldAddress} and is ${newAddress} now.`,
      );
    case "money-rights-given":
      return i18n._(msg`The account of ${account} may record and refund payments and give credit now.`);
    case "account-invited":
      return i18n._(
        msg`An invitation to an account that may handle the shop's money is on its way to ${newAddress}.`,
      );
    case "factor-on":
      return i18n._(msg`Signing in as ${account} now takes a code of an authenticator app as well.`);
    case "factor-off":
      return i18n._(msg`Signing in as ${account} no longer takes a code: the password is enough.`);
    case "password-changed":
      return i18n._(
        msg`A new password was chosen for the account of ${account}, with a link mailed to its address.`,
      );
    case "change-refused":
      return i18n._(
        msg`In a session of your account, a change to an administrator was tried without your right password or code. Nothing was changed.`,
      );
    case "codes-guessed":
      return i18n._(
        msg`Your right password was given with three wrong codes, and the sign-in was refused. If it was not you, others know your password: choose a new one.`,
      );
    case "key-made":
      return i18n._(
        msg`In the name of ${account}, a key was made by which a program reads and changes the shop's data. It stands under Settings, Connections, where it can be ended.`,
      );
    case "webhook-set":
      return i18n._(
        msg`In the name of ${account}, an endpoint was added or changed that the shop tells of its quotes, orders and payments. It stands under Settings, Connections, where it can be switched off.`,
      );
  }
}
