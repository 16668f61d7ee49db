import { emailKey } from "#domain/accounts/email-key.ts";
import type { Language } from "#domain/language/language.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import "./clients.table.ts";

/** In the place of a quote: the link of one, as it was before links were noted. */
const someLink = 0;

/** The client of a session, for every request that carries one. */
export async function findClientForSession(
  db: Db,
  id: number,
): Promise<{ id: number; name: string } | undefined> {
  return await db
    .selectFrom("clients")
    .select(["id", "name"])
    .where("id", "=", id)
    .where("merged_into", "is", null)
    .executeTakeFirst();
}

/**
 * The client of an address; of one that became another client's, that client. The hash goes no further than the use case
 * that compares it.
 */
export async function findClientByEmailForSystem(db: Db, email: string) {
  // One statement, so that an unknown address takes as long.
  return await db
    .selectFrom("clients as written")
    .innerJoin("clients as c", (join) =>
      join.on((eb) => eb("c.id", "=", eb.fn.coalesce("written.merged_into", "written.id"))),
    )
    .select(["c.id", "c.email", "c.name", "c.language", "c.password_hash"])
    .where("written.email_key", "=", emailKey(email))
    .executeTakeFirst();
}

/** The address of a client. */
export async function findClientEmail(db: Db, id: number): Promise<string | undefined> {
  const client = await db.selectFrom("clients").select("email").where("id", "=", id).executeTakeFirst();
  return client?.email;
}

/**
 * The id of an address's client, or of the one that it became. A merge of the client waits until the transaction ends, and
 * moves what is written here as well; SQLite has one writer anyway. Requests of one client do not wait for each other.
 */
export async function holdClientId(transaction: Transaction, email: string): Promise<number | undefined> {
  const query = transaction
    .selectFrom("clients")
    .select((eb) => eb.fn.coalesce("merged_into", "id").as("id"))
    .where("email_key", "=", emailKey(email));
  const client = await (isPostgresDb(transaction) ? query.forShare() : query).executeTakeFirst();
  return client?.id;
}

/** Adds a client unless the address has one, and answers its id; the database decides, so that a race adds one. */
export async function addClientUnlessKnown(
  transaction: Transaction,
  { email, name, language }: { readonly email: string; readonly name: string; readonly language: Language },
  at: Date,
): Promise<number | undefined> {
  const added = await transaction
    .insertInto("clients")
    .values({
      ...{ email, email_key: emailKey(email), name, language },
      ...{ password_hash: null, password_quote_id: null, merged_into: null, created_at: at.toISOString() },
    })
    .onConflict((c) => c.column("email_key").doNothing())
    .returning("id")
    .executeTakeFirst();
  return added?.id;
}

/** The client's address, and whether there is a password by now. */
export async function readAccess(db: Db, clientId: number): Promise<{ email: string; hasPassword: boolean }> {
  const { email, password_hash } = await db
    .selectFrom("clients")
    .select(["email", "password_hash"])
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return { email, hasPassword: password_hash !== null };
}

/** Sets the first password, chosen with a link of this quote; false when there is one already. */
export async function setFirstPassword(
  transaction: Transaction,
  { clientId, quoteId, passwordHash }: { clientId: number; quoteId: number; passwordHash: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable("clients")
    .set({ password_hash: passwordHash, password_quote_id: quoteId })
    .where("id", "=", clientId)
    .where("password_hash", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Takes away a password that was chosen with a link of this quote, or with one that is not known; false when there is none. */
export async function dropPasswordOfLink(
  transaction: Transaction,
  { clientId, quoteId }: { clientId: number; quoteId: number },
): Promise<boolean> {
  const result = await transaction
    .updateTable("clients")
    .set({ password_hash: null, password_quote_id: null })
    .where("id", "=", clientId)
    .where("password_quote_id", "in", [quoteId, someLink])
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Sets a new password whatever was there; false when there is no such client. */
export async function replacePassword(
  transaction: Transaction,
  clientId: number,
  passwordHash: string,
): Promise<boolean> {
  const result = await transaction
    .updateTable("clients")
    .set({ password_hash: passwordHash, password_quote_id: null })
    .where("id", "=", clientId)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Replaces the hash that was read; the same one locks the row. False when it was changed since: a concurrent
 * sign-in with the old password then fails.
 */
export async function replaceKnownHash(
  transaction: Transaction,
  { clientId, known, next }: { clientId: number; known: string; next: string },
): Promise<boolean> {
  const result = await transaction
    .updateTable("clients")
    .set({ password_hash: next })
    .where("id", "=", clientId)
    .where("password_hash", "=", known)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}
