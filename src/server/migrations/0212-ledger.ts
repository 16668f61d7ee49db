import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createIndexes, createTableWithId } from "#server/platform/database/schema.ts";

/** The ledger of deals: entries that are added and never changed, their lines, and what of these is not settled. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addLedgerEntries(db);
  await addLedgerLines(db);
  await addOpenItems(db);
  await (isPostgresDb(db) ? guardPostgres(db) : guardSqlite(db));
}

/** A report of a past day names what was booked since: by the moment of the entry. */
async function addLedgerEntries(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "ledger_entries")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("source_id", "integer", (c) => c.notNull())
    .addColumn("reverses", "integer", (c) => c.unique().references("ledger_entries.id"))
    .addColumn("is_test", "integer", (c) => c.notNull())
    .addColumn("booked_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(
    db,
    "ledger_entries",
    { ledger_entries_once: "kind, source_id" },
    { isUnique: true, where: "reverses is null" },
  );
  await createIndexes(db, "ledger_entries", { ledger_entries_booked: "booked_at, id" });
  // The reports of a shop that takes real money leave out what its sandbox booked.
  await createIndexes(
    db,
    "ledger_entries",
    { ledger_entries_test: "kind, source_id" },
    { where: "is_test = 1" },
  );
  await createIndexes(
    db,
    "ledger_entries",
    { ledger_entries_real: "id" },
    { where: "kind = 'received' and is_test = 0" },
  );
}

async function addLedgerLines(db: Kysely<unknown>): Promise<void> {
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
  await createIndexes(db, "ledger_lines", {
    ledger_lines_entry: "entry_id",
    ledger_lines_quote: "quote_id",
    // The day first: a deal's lines are found by the deal, never by all lines of an account.
    ledger_lines_day: "day, account",
  });
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_document_id: "document_id" },
    { where: "document_id is not null" },
  );
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_payment_id: "payment_id" },
    { where: "payment_id is not null" },
  );
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_plan_item_id: "plan_item_id" },
    { where: "plan_item_id is not null" },
  );
  await createIndexes(
    db,
    "ledger_lines",
    { ledger_lines_open: "quote_id, account, plan_item_id, document_id, payment_id, day, cents" },
    { where: "account in ('due', 'credit')" },
  );
}

async function addOpenItems(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("open_items")
    .addColumn("quote_id", "integer", (c) => c.notNull())
    .addColumn("account", "text", (c) => c.notNull())
    .addColumn("plan_item_id", "integer", (c) => c.notNull())
    .addColumn("document_id", "integer", (c) => c.notNull())
    .addColumn("payment_id", "integer", (c) => c.notNull())
    .addColumn("cents", "integer", (c) => c.notNull())
    .addPrimaryKeyConstraint("open_items_key", [
      "quote_id",
      "account",
      "plan_item_id",
      "document_id",
      "payment_id",
    ])
    .execute();
  await createIndexes(db, "open_items", {
    open_items_document_id: "document_id",
    open_items_payment_id: "payment_id",
  });
}

const tables = ["ledger_entries", "ledger_lines"];

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  for (const table of tables)
    for (const change of ["update", "delete"])
      await sql`create trigger ${sql.raw(`${table}_no_${change}`)} before ${sql.raw(change)} on ${sql.table(table)}
        begin select raise(abort, 'the ledger is only added to'); end`.execute(db);
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_ledger_change() returns trigger language plpgsql as $$
    begin raise exception 'the ledger is only added to'; end $$`.execute(db);
  for (const table of tables)
    await sql`create trigger ${sql.raw(`${table}_no_change`)} before update or delete on ${sql.table(table)}
      for each row execute function refuse_ledger_change()`.execute(db);
}
