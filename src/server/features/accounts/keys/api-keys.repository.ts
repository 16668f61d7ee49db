import type { Insertable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import type { ApiKeyRow, ApiKeyTable } from "./api-keys.table.ts";

/** A key with who made it, and whether that is still an owner. */
export type ApiKeyOfMaker = ApiKeyRow & { readonly maker: string; readonly is_maker_owner: boolean };

export async function addApiKey(transaction: Transaction, key: Insertable<ApiKeyTable>): Promise<ApiKeyRow> {
  return await transaction.insertInto("api_keys").values(key).returningAll().executeTakeFirstOrThrow();
}

/** All keys, the newest first. */
export async function findApiKeys(db: Db): Promise<ApiKeyOfMaker[]> {
  const rows = await db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.made_by")
    .selectAll("api_keys")
    .select(["users.name as maker", "users.is_admin", "users.deleted_at"])
    .orderBy("api_keys.id", "desc")
    .execute();
  return rows.map(({ is_admin, deleted_at, ...row }) => ({
    ...row,
    is_maker_owner: is_admin === 1 && deleted_at === null,
  }));
}

/** The key of a secret, while who made it is an owner. Read at every request, so that an ended one is out at once. */
export async function findApiKey(db: Db, tokenHash: string): Promise<ApiKeyRow | undefined> {
  return await db
    .selectFrom("api_keys")
    .innerJoin("users", "users.id", "api_keys.made_by")
    .selectAll("api_keys")
    .where("api_keys.token_hash", "=", tokenHash)
    .where("users.is_admin", "=", 1)
    .where("users.deleted_at", "is", null)
    .executeTakeFirst();
}

export async function noteApiKeyUse(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable("api_keys").set({ last_used_at: at.toISOString() }).where("id", "=", id).execute();
}

export async function deleteApiKey(transaction: Transaction, id: number): Promise<ApiKeyRow | undefined> {
  return await transaction.deleteFrom("api_keys").where("id", "=", id).returningAll().executeTakeFirst();
}
