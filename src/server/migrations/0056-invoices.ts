import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Invoices and credit notes; the next number of each series; and that what is issued stays as it is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("number_series")
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("year", "integer", (c) => c.notNull())
    .addColumn("next", "integer", (c) => c.notNull())
    .addColumn("last_day", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("number_series_key", ["kind", "year"])
    .execute();
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
    .execute();
  for (const column of ["quote_id", "client_id", "credit_of"])
    await db.schema.createIndex(`invoices_${column}`).on("invoices").column(column).execute();
  await db.schema
    .createIndex("invoices_due")
    .on("invoices")
    .column("due_on")
    .where(sql<boolean>`state = 'issued'`)
    .execute();
  await (isPostgresDb(db) ? guardPostgres(db) : guardSqlite(db));
}

async function guardSqlite(db: Kysely<unknown>): Promise<void> {
  for (const change of ["update", "delete"])
    await sql`create trigger ${sql.raw(`invoices_no_${change}`)} before ${sql.raw(change)} on invoices
      when old.state = 'issued' begin select raise(abort, 'an issued invoice never changes'); end`.execute(
      db,
    );
}

async function guardPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`create function refuse_issued_invoice() returns trigger language plpgsql as $$
    begin raise exception 'an issued invoice never changes'; end $$`.execute(db);
  await sql`create trigger invoices_no_change before update or delete on invoices for each row
    when (old.state = 'issued') execute function refuse_issued_invoice()`.execute(db);
}
