import { emailKey } from "#domain/accounts/email-key.ts";
import type { Role } from "#domain/accounts/roles.ts";
import type { Language } from "#domain/language/language.ts";
import { searchDigits } from "#domain/text/phone-number.ts";
import { searchable } from "#server/platform/database/contains.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { emailSpellings } from "#server/platform/search/email-spellings.ts";
import type { UserRow } from "./accounts.table.ts";

/** The role of an account: owner and administrator are one fact, and the flag holds it. */
export function roleOf({ is_admin, role }: Pick<UserRow, "is_admin" | "role">): Role | null {
  return is_admin === 1 ? "owner" : role;
}

/** Who a staff session belongs to, unless the account was deleted. Read at every request. */
export async function findUserForSession(
  db: Db,
  id: number,
): Promise<Pick<UserRow, "id" | "name" | "is_admin" | "role"> | undefined> {
  return await db
    .selectFrom("users")
    .select(["id", "name", "is_admin", "role"])
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
}

/** The live account of an address. Its hash goes no further than the use case that compares it. */
export async function findUserByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  return await db.selectFrom("users").selectAll().where("email_key", "=", emailKey(email)).executeTakeFirst();
}

/** The language that a live account with this address has chosen. */
export async function findLanguageOfAccount(db: Db, email: string): Promise<Language | null> {
  const row = await db
    .selectFrom("users")
    .select("language")
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  return row?.language ?? null;
}

/** Nothing when the account was deleted. The version stays: the language is not part of what administrators edit. */
export async function setUserLanguage(
  transaction: Transaction,
  id: number,
  language: Language | null,
): Promise<UserRow | undefined> {
  return await transaction
    .updateTable("users")
    .set({ language })
    .where("id", "=", id)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Any account, deleted or not, for administrators. */
export async function findUserForStaff(db: Db, id: number): Promise<UserRow | undefined> {
  return await db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

/** Whether a live account has this address; locks the account until the transaction ends. */
export async function holdAddress(
  transaction: Transaction,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable("users")
    .set((eb) => ({ email_key: eb.ref("email_key") }))
    .where("id", "=", id)
    .where("email_key", "=", emailKey(email))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export interface UserFields {
  readonly name: string;
  readonly email: string;
  readonly telephone: string;
  readonly role: Role | null;
}

/** Adds an account, or nothing when its address belongs to another one: the database decides. */
export async function addUser(
  transaction: Transaction,
  fields: UserFields & { readonly passwordHash: string; readonly isConfirmed?: boolean; readonly at: Date },
): Promise<UserRow | undefined> {
  return await transaction
    .insertInto("users")
    .values({
      ...columnsOf(fields),
      password_hash: fields.passwordHash,
      email_confirmed_at: fields.isConfirmed ? fields.at.toISOString() : null,
      created_at: fields.at.toISOString(),
      deleted_at: null,
    })
    .onConflict((c) => c.column("email_key").doNothing())
    .returningAll()
    .executeTakeFirst();
}

/**
 * Changes a live account that still has this version; nothing when another change was faster. A new address is one that
 * nothing has confirmed.
 */
export async function changeUser(
  transaction: Transaction,
  {
    id,
    version,
    email,
    email_confirmed_at,
  }: Pick<UserRow, "id" | "version" | "email" | "email_confirmed_at">,
  fields: UserFields,
): Promise<UserRow | undefined> {
  const isSameAddress = emailKey(email) === emailKey(fields.email);
  return await transaction
    .updateTable("users")
    .set({
      ...columnsOf(fields),
      email_confirmed_at: isSameAddress ? email_confirmed_at : null,
      version: version + 1,
    })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a live account softly; its address is free again. */
export async function deleteUser(
  transaction: Transaction,
  { id, version }: Pick<UserRow, "id" | "version">,
  at: Date,
): Promise<boolean> {
  const result = await transaction
    .updateTable("users")
    .set({ deleted_at: at.toISOString(), email_key: null, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Brings a deleted account back. Throws a unique violation when its address belongs to another one by now. */
export async function restoreUser(
  transaction: Transaction,
  { id, version, email }: Pick<UserRow, "id" | "version" | "email">,
): Promise<UserRow | undefined> {
  return await transaction
    .updateTable("users")
    .set({ deleted_at: null, email_key: emailKey(email), version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("deleted_at", "is not", null)
    .returningAll()
    .executeTakeFirst();
}

/** What an account is found by. The name comes first: the list is sorted by it. */
export function userSearchText({
  name,
  email,
  telephone,
}: Pick<UserFields, "name" | "email" | "telephone">): string {
  return searchable(name, ...emailSpellings(email), telephone, searchDigits(telephone));
}

function columnsOf({ name, email, telephone, role }: UserFields) {
  return {
    name,
    email,
    telephone,
    email_key: emailKey(email),
    is_admin: role === "owner" ? (1 as const) : (0 as const),
    role: role === "owner" ? null : role,
    search_text: userSearchText({ name, email, telephone }),
  };
}
