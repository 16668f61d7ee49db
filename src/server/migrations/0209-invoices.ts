import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createIndexes, createTableWithId, searchTextOf } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Invoices and credit notes, the next number of each series, and what was handed to the books. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addNumberSeries(db);
  await addInvoices(db);
  await addExportBatches(db);
  await addExportFiles(db);
  await addExportedInvoices(db);
  await (isPostgresDb(db) ? guardPostgres(db) : guardSqlite(db));
  await followQuotes(db);
  await keepCounts(db, { table: "invoices", kindColumn: "state", isSoftDeleted: false });
  await createSearch(db, { name: "invoices", isSoftDeleted: false });
}

async function addNumberSeries(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("number_series")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("next", "integer", (c) => c.notNull())
    .addColumn("last_day", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("number_series_key", ["kind", "year"])
    .execute();
}

async function addInvoices(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "invoices")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.unique())
    .addColumn("quote_id", "integer", (c) => c.notNull())
    .addColumn("client_id", "integer", (c) => c.notNull())
    .addColumn("company_id", "integer")
    .addColumn("credit_of", "integer")
    .addColumn("snapshot", "text", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("tax_cents", "integer", (c) => c.notNull())
    .addColumn("due_cents", "integer", (c) => c.notNull())
    .addColumn("issued_on", "text")
    .addColumn("due_on", "text")
    .addColumn("hash", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("plan_item_id", "integer")
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull().defaultTo(""))
    .execute();
  await createIndexes(db, "invoices", {
    invoices_quote_id: "quote_id",
    invoices_client_id: "client_id",
    invoices_credit_of: "credit_of",
    invoices_beginning: "(substr(search_text, 1, 100)), id",
  });
  await createIndexes(
    db,
    "invoices",
    { invoices_due: "due_on", invoices_issued: "issued_on" },
    { where: "state = 'issued'" },
  );
  await createIndexes(
    db,
    "invoices",
    { invoices_plan_item: "plan_item_id" },
    { where: "plan_item_id is not null" },
  );
}

/** What was handed to the books: batches with their files, and which invoice each format has had. */
async function addExportBatches(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "export_batches")
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("from_day", "text", (c) => c.notNull())
    .addColumn("to_day", "text", (c) => c.notNull())
    .addColumn("is_again", "integer", (c) => c.notNull())
    .addColumn("invoice_count", "integer", (c) => c.notNull())
    .addColumn("row_count", "integer", (c) => c.notNull())
    .addColumn("created_by", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
}

async function addExportFiles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("export_files")
    .addColumn("batch_id", "integer", (c) => c.notNull().references("export_batches.id"))
    .addColumn("part", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("content", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("export_files_part", ["batch_id", "part"])
    .execute();
}

async function addExportedInvoices(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("exported_invoices")
    .addColumn("batch_id", "integer", (c) => c.notNull().references("export_batches.id"))
    .addColumn("invoice_id", "integer", (c) => c.notNull().references("invoices.id"))
    .addColumn("format", "text", (c) => c.notNull())
    .addColumn("is_first", "integer", (c) => c.notNull())
    .addColumn("entry_year", "integer")
    .addColumn("entry_number", "integer")
    .addPrimaryKeyConstraint("exported_invoices_once", ["batch_id", "invoice_id"])
    .addUniqueConstraint("exported_invoices_entry", ["format", "entry_year", "entry_number"])
    .execute();
  await createIndexes(
    db,
    "exported_invoices",
    { exported_invoices_first: "format, invoice_id" },
    { isUnique: true, where: "is_first = 1" },
  );
  await createIndexes(db, "exported_invoices", { exported_invoices_invoice: "invoice_id" });
}

/** What an issued invoice says never changes; what it is found by follows its quote. */
const said = sql.raw(`kind, state, number, quote_id, client_id, company_id, credit_of, plan_item_id, snapshot,
    total_cents, tax_cents, due_cents, issued_on, due_on, hash, created_at`);

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create trigger invoices_no_update before update of ${said} on invoices
      when old.state = 'issued' begin select raise(abort, 'an issued invoice never changes'); end`.execute(
    db,
  );
  await sql`create trigger invoices_no_delete before delete on invoices
      when old.state = 'issued' begin select raise(abort, 'an issued invoice never changes'); end`.execute(
    db,
  );
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_issued_invoice() returns trigger language plpgsql as $$
    begin raise exception 'an issued invoice never changes'; end $$`.execute(db);
  await sql`create trigger invoices_no_change before update of ${said} or delete on invoices for each row
      when (old.state = 'issued') execute function refuse_issued_invoice()`.execute(db);
}

/** The number after all that a quote is found by; an invoice may have none yet. */
const ownText = "new.search_text || '\n' || lower(coalesce(number, ''))";

/** The orders and invoices of a quote are found by what it is found by, and its order goes and comes back with it. */
async function followQuotes(db: Kysely<unknown>): Promise<void> {
  const follow = sql.raw(`
    update orders set search_text = ${ownText}, deleted_at = new.deleted_at
      where quote_id = new.id;
    update invoices set search_text = ${ownText} where quote_id = new.id;`);
  if (!isPostgresDb(db)) {
    await sql`create trigger quotes_followed after update of search_text, deleted_at on quotes
      begin ${follow} end`.execute(db);
    return;
  }
  await sql`create function follow_quotes() returns trigger language plpgsql as $$ begin ${follow}
    return null;
  end $$`.execute(db);
  await sql`create trigger quotes_followed after update of search_text, deleted_at on quotes
    for each row execute function follow_quotes()`.execute(db);
}
