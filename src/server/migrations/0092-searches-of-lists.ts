import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { notDeleted } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Of an order: its number after all that its quote is found by. Of an invoice, which may have none yet, the same. */
const ownText = (quoteText: string) => `${quoteText} || '\n' || lower(coalesce(number, ''))`;
const ofItsQuote = (table: string, column: string) =>
  `(select q.${column} from quotes q where q.id = ${table}.quote_id)`;

/** Companies, messages, orders and invoices are counted and searched as quotes are (ADR-16). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addTexts(db);
  await compareByCharacter(db);
  await followQuotes(db);
  await addIndexes(db);
  await keepCounts(db, { table: "companies", kindColumn: "terms_kind", isSoftDeleted: false });
  await keepCounts(db, { table: "contact_messages", isSoftDeleted: true });
  await keepCounts(db, { table: "orders", kindColumn: "state", isSoftDeleted: true });
  await keepCounts(db, { table: "invoices", kindColumn: "state", isSoftDeleted: false });
  await createSearch(db, { name: "companies", isSoftDeleted: false });
  await createSearch(db, { name: "contact_messages", isSoftDeleted: true });
  await createSearch(db, { name: "orders", isSoftDeleted: true });
  await createSearch(db, { name: "invoices", isSoftDeleted: false });
}

async function addTexts(db: Kysely<unknown>): Promise<void> {
  for (const table of ["orders", "invoices"])
    await db.schema
      .alterTable(table)
      .addColumn("search_text", "text", (c) => c.notNull().defaultTo(""))
      .execute();
  await db.schema.alterTable("orders").addColumn("deleted_at", "text").execute();
  await sql`update orders set search_text = ${sql.raw(ownText(ofItsQuote("orders", "search_text")))},
    deleted_at = ${sql.raw(ofItsQuote("orders", "deleted_at"))}`.execute(db);
  await guardInvoices(db);
}

/** What an issued invoice says never changes; what it is found by follows its quote. */
async function guardInvoices(db: Kysely<unknown>): Promise<void> {
  const isPostgres = isPostgresDb(db);
  await sql`drop trigger ${sql.raw(isPostgres ? "invoices_no_change on invoices" : "invoices_no_update")}`.execute(
    db,
  );
  await sql`update invoices set search_text = ${sql.raw(ownText(ofItsQuote("invoices", "search_text")))}`.execute(
    db,
  );
  const said =
    sql.raw(`kind, state, number, quote_id, client_id, company_id, credit_of, plan_item_id, snapshot,
    total_cents, tax_cents, due_cents, issued_on, due_on, hash, created_at`);
  if (isPostgres)
    await sql`create trigger invoices_no_change before update of ${said} or delete on invoices for each row
      when (old.state = 'issued') execute function refuse_issued_invoice()`.execute(db);
  else
    await sql`create trigger invoices_no_update before update of ${said} on invoices
      when old.state = 'issued' begin select raise(abort, 'an issued invoice never changes'); end`.execute(
      db,
    );
}

/** As SQLite compares: so beginnings are found by index, whatever the cluster's language. */
async function compareByCharacter(db: Kysely<unknown>): Promise<void> {
  if (!isPostgresDb(db)) return;
  for (const table of ["companies", "contact_messages", "orders", "invoices"])
    await sql`alter table ${sql.table(table)} alter column search_text type text collate "C"`.execute(db);
}

/** The orders and invoices of a quote are found by what it is found by, and its order goes and comes back with it. */
async function followQuotes(db: Kysely<unknown>): Promise<void> {
  const follow = sql.raw(`
    update orders set search_text = ${ownText("new.search_text")}, deleted_at = new.deleted_at
      where quote_id = new.id;
    update invoices set search_text = ${ownText("new.search_text")} where quote_id = new.id;`);
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

/** A message is longer than what an index of PostgreSQL takes: its beginning is enough. */
const beginning = sql`(substr(search_text, 1, 100))`;

async function addIndexes(db: Kysely<unknown>): Promise<void> {
  for (const table of ["companies", "contact_messages", "orders", "invoices"])
    await sql`create index ${sql.ref(`${table}_beginning`)} on ${sql.table(table)} (${beginning}, id)`.execute(
      db,
    );
  await sql`create index contact_messages_email on contact_messages (lower(email), id)`.execute(db);
  await db.schema.createIndex("companies_newest").on("companies").columns(["created_at", "id"]).execute();
  await sql`create index orders_first on orders (coalesce(promised_on, '9999'), id) where ${notDeleted}`.execute(
    db,
  );
  await sql`create index orders_last on orders (coalesce(promised_on, ''), id) where ${notDeleted}`.execute(
    db,
  );
}
