import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";

/**
 * Clients as a list that is counted and sorted without reading it, and two of them as one: where the other's quotes went,
 * and what takes that back. Beside it the addresses that users want to change to, until a mail has confirmed them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("clients").addColumn("merged_into", "integer").execute();
  await createTableWithId(db, "client_merges")
    .addColumn("from_id", "integer", (c) => c.notNull())
    .addColumn("into_id", "integer", (c) => c.notNull())
    .addColumn("quote_ids", "text", (c) => c.notNull())
    .addColumn("merged_by", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await db.schema.createIndex("client_merges_from").on("client_merges").column("from_id").execute();
  await db.schema.createIndex("client_merges_into").on("client_merges").column("into_id").execute();
  await db.schema
    .createIndex("clients_merged")
    .on("clients")
    .column("merged_into")
    .where(sql<boolean>`merged_into is not null`)
    .execute();
  await db.schema.createIndex("clients_newest").on("clients").columns(["created_at", "id"]).execute();
  await sql`create index clients_name on clients (lower(name), id)`.execute(db);
  await keepCounts(db, { table: "clients", kindColumn: "language", isSoftDeleted: false });
  await db.schema
    .createTable("address_changes")
    .addColumn("user_id", "integer", (c) => c.primaryKey())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("token_hash", "text", (c) => c.unique())
    .addColumn("expires_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}
