import { emailKey } from "#domain/accounts/email-key.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { hasQuota, requireQuota } from "#server/platform/limits/require-quota.ts";
import { postMailIfKnown } from "#server/platform/mail/post-mail.ts";
import type { Services } from "#server/services.ts";
import { passwordLinkLimits } from "../account-limits.ts";
import { findUserByEmail, findUserForStaff } from "../accounts.repository.ts";
import { systemSetUserPassword } from "./system-set-user-password.ts";

/**
 * Who can forget a password. Accounts do not know clients, so the caller that mounts the calls
 * passes theirs.
 */
export interface PasswordOwner {
  /** Mails the link when the address is known; the caller cannot tell. */
  sendLink(services: Services, asked: { email: string; address: string }): Promise<void>;
  /** The address that the password will belong to. */
  emailOf(db: Db, id: number): Promise<string | undefined>;
  /** Sets the password and ends every session; false when there is no such person any more. */
  setPassword(transaction: Transaction, id: number, passwordHash: string, at: Date): Promise<boolean>;
  /** Where the new password signs in at once. Staff may have a second factor, and sign in by themselves. */
  openSession?(transaction: Transaction, id: number, at: Date, device: string): Promise<string>;
}

export type PasswordOwners = Readonly<Record<"staff" | "client", PasswordOwner>>;

export const staffPasswords: PasswordOwner = {
  sendLink: staffForgetPassword,
  emailOf: async (db, id) => (await findUserForStaff(db, id))?.email,
  setPassword: systemSetUserPassword,
};

/**
 * Mails a link for a new password to an account of the staff side, if there is one.
 * @throws 429 after too many, for known and unknown addresses alike
 */
async function staffForgetPassword(
  services: Services,
  { email, address }: { email: string; address: string },
): Promise<void> {
  await requireQuota(services, passwordLinkLimits.address, address);
  // Only the mails are limited: a stranger's repeated requests must not lock the owner out.
  if (!(await hasQuota(services, passwordLinkLimits.email, emailKey(email)))) return;
  const user = await findUserByEmail(services.db, email);
  const { id = 0, name = "" } = user ?? {};
  const mail = { template: "password-link", kind: "staff", subjectId: id, name } as const;
  const to = { email: user?.email ?? email, language: user?.language ?? services.shop.facts().firstLanguage };
  await postMailIfKnown(services, { mail, to, isKnown: user !== undefined });
}
