import { holdRole } from "#server/features/accounts/passwords/user-passwords.repository.ts";
import { queueForAdministrators } from "#server/features/accounts/users/administrators.repository.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { holdSession } from "#server/platform/sessions/sessions.ts";
import type { SignedInStaff } from "./actor.ts";

/**
 * Runs a command on accounts or sessions. The request's session and role were read before its transaction began, so both
 * are looked at again inside it, and stay until it ends. Such commands pass one at a time, on every node: of two owners
 * who delete each other at one moment one succeeds, and the other is signed out (REL-Z4).
 * @throws 401 where the session ended, 403 where the account has another role by now
 */
export async function runAsStaff<T>(
  { db }: { readonly db: Db },
  { userId, tokenHash, role }: SignedInStaff,
  command: (transaction: Transaction) => Promise<T>,
): Promise<T> {
  return await db.transaction().execute(async (transaction) => {
    await queueForAdministrators(transaction);
    // The account first, as everything does that changes one and then ends its sessions.
    const hasRole = await holdRole(transaction, { id: userId, role });
    if (!(await holdSession(transaction, tokenHash))) throw new AppError("unauthenticated");
    if (!hasRole) throw new AppError("forbidden");
    return await command(transaction);
  });
}
