import type { AccountNotice } from "#contracts/mails.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff } from "../accounts.repository.ts";

interface Addressed {
  readonly name: string;
  readonly email: string;
}

interface Notice {
  readonly notice: AccountNotice;
  /** The account that it is about. */
  readonly account: Addressed;
  /** In whose session it was done or tried. */
  readonly by?: Addressed | undefined;
  readonly newAddress?: string | undefined;
}

/**
 * Mails people what happened to an account, in the transaction that does it: its owner, at the new address as
 * well where it has one, and the account that did it, whose session may be a stolen one.
 */
export async function postAccountNotice(
  transaction: Transaction,
  { notice, account, by, newAddress }: Notice,
  at: Date,
): Promise<void> {
  const readers = [account, { ...account, email: newAddress ?? account.email }, by ?? account];
  const byAddress = new Map(readers.map((reader) => [reader.email, reader]));
  for (const { name, email } of byAddress.values()) {
    const names = { account: account.name, by: by?.name ?? null };
    const emails = { accountEmail: maskEmail(account.email), ...(by && { byEmail: maskEmail(by.email) }) };
    // The old address may be in other hands by now.
    const masked = newAddress === undefined ? null : maskEmail(newAddress);
    const mail = {
      template: "staff-account-notice",
      notice,
      name,
      ...names,
      ...emails,
      newAddress: masked,
    } as const;
    // Written in the language of the account that reads it, which is looked up when it is sent.
    await postMail(transaction, mail, { email, language: "en" }, at);
  }
}

/** Mails an account's owner what was tried with it and refused. */
export async function mailRefusalNotice(
  { db, clock, notifyMailWorker }: Pick<Services, "db" | "clock" | "notifyMailWorker">,
  userId: number,
  notice: "change-refused" | "codes-guessed",
): Promise<void> {
  const account = await findUserForStaff(db, userId);
  if (!account) return;
  await db
    .transaction()
    .execute((transaction) => postAccountNotice(transaction, { notice, account }, clock()));
  notifyMailWorker();
}
