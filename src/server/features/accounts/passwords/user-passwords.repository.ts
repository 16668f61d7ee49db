import type { Role } from "#domain/accounts/roles.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { PasswordResetTable } from "../accounts.table.ts";
import "../own/address-changes.table.ts";

/**
 * Replaces the hash that was read, in a live account. False when it was changed or deleted since: a
 * concurrent sign-in with the old password then fails.
 */
export async function replaceKnownHash(
  transaction: Transaction,
  { id, known, next }: { id: number; known: string; next: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable("users")
    .set({ password_hash: next })
    .where("id", "=", id)
    .where("password_hash", "=", known)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Whether a live account has this role; nothing changes it until the transaction ends. */
export async function holdRole(
  transaction: Transaction,
  { id, role }: { readonly id: number; readonly role: Role | null },
): Promise<boolean> {
  const other = role === "owner" ? null : role;
  const result = await transaction
    .updateTable("users")
    .set((eb) => ({ password_hash: eb.ref("password_hash") }))
    .where("id", "=", id)
    .where("is_admin", "=", role === "owner" ? 1 : 0)
    .where("role", other === null ? "is" : "=", other)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** An account without a password: nothing signs in until a mailed link sets one. Its sessions are the caller's to end. */
export async function dropPassword(transaction: Transaction, id: number): Promise<void> {
  await transaction.updateTable("users").set({ password_hash: "" }).where("id", "=", id).execute();
}

/** Sets a new password by a mailed link, whatever was there; answers the name, or nothing when there is no such live account. */
export async function replaceHash(
  transaction: Transaction,
  id: number,
  passwordHash: string,
  at: Date,
): Promise<{ name: string; email: string } | undefined> {
  const confirmed = { password_hash: passwordHash, email_confirmed_at: at.toISOString() };
  return await transaction
    .updateTable("users")
    .set((eb) => ({ ...confirmed, version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returning(["name", "email"])
    .executeTakeFirst();
}

type Subject = Pick<PasswordResetTable, "kind" | "subject_id">;

/** Stores the hash of a link for a new password, and deletes the expired ones. */
export async function addPasswordLink(
  db: Db,
  link: Subject & { tokenHash: string; now: Date; expiresAt: Date },
): Promise<void> {
  const { tokenHash, kind, subject_id, now, expiresAt } = link;
  await db.deleteFrom("password_resets").where("expires_at", "<=", now.toISOString()).execute();
  await db
    .insertInto("password_resets")
    .values({
      token_hash: tokenHash,
      kind,
      subject_id,
      expires_at: expiresAt.toISOString(),
      used_at: null,
      created_at: now.toISOString(),
    })
    .execute();
}

/** Whom a link may give a new password, while it is unused and has not run out. */
export async function findPasswordLink(db: Db, tokenHash: string, now: Date): Promise<Subject | undefined> {
  return await db
    .selectFrom("password_resets")
    .select(["kind", "subject_id"])
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .executeTakeFirst();
}

/** Uses a link up; of any number of attempts at once one gets its subject. */
export async function usePasswordLink(
  transaction: Transaction,
  tokenHash: string,
  now: Date,
): Promise<Subject | undefined> {
  return await transaction
    .updateTable("password_resets")
    .set({ used_at: now.toISOString() })
    .where("token_hash", "=", tokenHash)
    .where("used_at", "is", null)
    .where("expires_at", ">", now.toISOString())
    .returning(["kind", "subject_id"])
    .executeTakeFirst();
}

/**
 * Every other mailed link of the subject is worth nothing from now on: for a new password, and of a user's for another
 * address, which a stolen session may have asked for.
 */
export async function voidMailedLinks(
  transaction: Transaction,
  { kind, subject_id }: Subject,
): Promise<void> {
  await transaction
    .deleteFrom("password_resets")
    .where("kind", "=", kind)
    .where("subject_id", "=", subject_id)
    .where("used_at", "is", null)
    .execute();
  if (kind === "staff")
    await transaction.deleteFrom("address_changes").where("user_id", "=", subject_id).execute();
}
