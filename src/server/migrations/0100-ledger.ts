import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** The ledger of deals: entries that are added and never changed, their lines, and what of these is not settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "ledger_entries")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("source_id", "integer", (c) => c.notNull())
    .addColumn("reverses", "integer", (c) => c.unique().references("ledger_entries.id"))
    .addColumn("is_test", "integer", (c) => c.notNull())
    .addColumn("booked_at", "text", (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex("ledger_entries_once")
    .unique()
    .on("ledger_entries")
    .columns(["kind", "source_id"])
    .where(sql<boolean>`reverses is null`)
    .execute();
  await createTableWithId(db, "ledger_lines")
    .addColumn("entry_id", "integer", (c) => c.notNull().references("ledger_entries.id"))
    .addColumn("day", "text", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("quote_id", "integer", (c) => c.notNull())
    .addColumn("plan_item_id", "integer")
    .addColumn("document_id", "integer")
    .addColumn("payment_id", "integer")
    .addColumn("cents", "integer", (c) => c.notNull())
    .addColumn("jurisdiction", "text")
    .addColumn("ppm", "integer")
    .addColumn("base_cents", "integer")
    .addColumn("tax_day", "text")
    .execute();
  const indexes = {
    entry: ["entry_id"],
    quote: ["quote_id"],
    account: ["account", "day"],
  };
  for (const [name, columns] of Object.entries(indexes))
    await db.schema.createIndex(`ledger_lines_${name}`).on("ledger_lines").columns(columns).execute();
  for (const column of ["document_id", "payment_id"] as const)
    await db.schema
      .createIndex(`ledger_lines_${column}`)
      .on("ledger_lines")
      .column(column)
      .where(sql<boolean>`${sql.ref(column)} is not null`)
      .execute();
  await db.schema
    .createIndex("ledger_lines_open")
    .on("ledger_lines")
    .columns(["quote_id", "account", "plan_item_id", "document_id", "payment_id", "day", "cents"])
    .where(sql<boolean>`account in ('due', 'credit')`)
    .execute();
  await db.schema
    .createTable("open_items")
    .addColumn("quote_id", "integer", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("plan_item_id", "integer", (c) => c.notNull())
    .addColumn("document_id", "integer", (c) => c.notNull())
    .addColumn("payment_id", "integer", (c) => c.notNull())
    .addColumn("cents", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("open_items_key", [
      ...(["quote_id", "account", "plan_item_id", "document_id", "payment_id"] as const),
    ])
    .execute();
  for (const column of ["document_id", "payment_id"])
    await db.schema.createIndex(`open_items_${column}`).on("open_items").column(column).execute();
  await (isPostgresDb(db) ? guardPostgres(db) : guardSqlite(db));
}

const tables = ["ledger_entries", "ledger_lines"];

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const change of ["update", "delete"])
      await sql`create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, 'the ledger is only added to'); end`.execute(db);
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only added to'; end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger ${sql.raw(`${table}_no_change`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_ledger_change()`.execute(db);
}
