import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findUserForStaff } from "../accounts.repository.ts";
import { staffForgetPassword } from "./staff-forget-password.ts";
import { systemSetUserPassword } from "./system-set-user-password.ts";

/**
 * Who can forget a password (SPEC-2.26). Accounts do not know clients, so the caller that mounts the calls
 * passes theirs.
 */
export interface PasswordOwner {
  /** Mails the link when the address is known; the caller cannot tell. */
  sendLink(services: Services, asked: { email: string; address: string }): Promise<void>;
  /** The address that the password will belong to. */
  emailOf(db: Db, id: number): Promise<string | undefined>;
  /** Sets the password and ends every session; false when there is no such person any more. */
  setPassword(transaction: Transaction, id: number, passwordHash: string, at: Date): Promise<boolean>;
  /** Where the new password signs in at once (SPEC-3.20). Staff may have a second factor, and sign in by themselves. */
  openSession?(transaction: Transaction, id: number, at: Date, device: string): Promise<string>;
}

export type PasswordOwners = Readonly<Record<"staff" | "client", PasswordOwner>>;

export const staffPasswords: PasswordOwner = {
  sendLink: staffForgetPassword,
  emailOf: async (db, id) => (await findUserForStaff(db, id))?.email,
  setPassword: systemSetUserPassword,
};
