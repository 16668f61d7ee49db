import type { AccountNotice } from "#contracts/mails.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { maskEmail } from "#domain/text/mask-email.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { postMail } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { findAdministrators } from "./administrators.repository.ts";

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
  /** What reaches the shop's money, or the shop itself, is told to all owners (SPEC-4.47). */
  readonly isForOwners?: boolean;
}

/**
 * Mails people what happened to an account, in the transaction that does it: its owner, at the new address as
 * well where it has one, the account that did it, whose session may be a stolen one, and the shop's owners.
 */
export async function postAccountNotice(
  transaction: Transaction,
  { notice, account, by, newAddress, isForOwners = false }: Notice,
  at: Date,
): Promise<void> {
  const owners = isForOwners ? await findAdministrators(transaction) : [];
  // An invited person has a mail of his own.
  const concerned =
    notice === "account-invited" ? [] : [account, { ...account, email: newAddress ?? account.email }];
  const readers = [...concerned, by ?? account, ...owners];
  const byAddress = new Map(readers.map((reader) => [reader.email, reader]));
  for (const { name, email } of byAddress.values()) {
    const names = { account: account.name, by: by?.name ?? null };
    const emails = { accountEmail: maskEmail(account.email), ...(by && { byEmail: maskEmail(by.email) }) };
    // In full: its reader must see where the account went, and who has it now (SPEC-4.47).
    const addresses = newAddress === undefined ? {} : { oldAddress: account.email };
    const mail = {
      template: "staff-account-notice",
      notice,
      name,
      ...names,
      ...emails,
      newAddress: newAddress ?? null,
      ...addresses,
    } as const;
    // Written in the language of the account that reads it, which is looked up when it is sent.
    await postMail(transaction, mail, { email, language: "en" }, at);
  }
}

/** What is told of an account that has a guarded role by now: an owner's is told by how he became one. */
export function noticeOfRights(role: Role | null, ofOwner: AccountNotice): AccountNotice {
  return role === "owner" ? ofOwner : "money-rights-given";
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
