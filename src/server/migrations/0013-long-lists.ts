import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { notDeleted } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

const searchedTables = [
  { name: "quotes", isSoftDeleted: true },
  { name: "users", isSoftDeleted: true },
  { name: "payments", isSoftDeleted: false },
];

/** What lets the lists of the back office hold millions: counts, an index for each order, and texts found by parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("list_counts")
    .addColumn("list", "text", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("slot", "integer", (c) => c.notNull())
    .addColumn("count", "bigint", (c) => c.notNull())
    .addPrimaryKeyConstraint("list_counts_pk", ["list", "kind", "slot"])
    .execute();
  await keepCounts(db, { table: "quotes", kindColumn: "status", isSoftDeleted: true });
  await keepCounts(db, { table: "users", kindColumn: "is_admin", isSoftDeleted: true });
  await keepCounts(db, { table: "payments", kindColumn: "status", isSoftDeleted: false });
  await compareByCharacter(db);
  await indexQuotes(db);
  await indexUsers(db);
  await indexPayments(db);
  // The indexes of PostgreSQL's are built at the start: whether they can be is the operator's to change.
  for (const table of searchedTables) await createSearch(db, table);
}

/** As SQLite compares: so beginnings are found by index, and orders are the same, whatever the cluster's language. */
async function compareByCharacter(db: Kysely<unknown>): Promise<void> {
  if (!isPostgresDb(db)) return;
  for (const { name } of searchedTables) {
    await sql`alter table ${sql.table(name)} alter column search_text type text collate "C"`.execute(db);
  }
}

/** The newest first holds all that is filtered by, so that any of it is counted without reading a row. */
async function indexQuotes(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("quotes_newest").execute();
  await db.schema.dropIndex("quotes_status_newest").execute();
  await sql`create index quotes_email on quotes (lower(email), id) where deleted_at is null`.execute(db);
  const orders = {
    quotes_newest: ["created_at", "id", "status", "is_logo_required"],
    quotes_name: ["search_text", "id"],
    quotes_status_newest: ["status", "created_at", "id", "is_logo_required"],
    quotes_quantity: ["quantity", "id"],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(name).on("quotes").columns(columns).where(notDeleted).execute();
  }
}

async function indexUsers(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex("users_newest").execute();
  const orders = {
    users_newest: ["created_at", "id", "is_admin"],
    users_name: ["search_text", "id"],
    users_telephone: ["telephone", "id"],
    users_rights: ["is_admin", "created_at", "id"],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(name).on("users").columns(columns).where(notDeleted).execute();
  }
}

async function indexPayments(db: Kysely<unknown>): Promise<void> {
  for (const column of ["customer_name", "customer_email", "product_name"]) {
    await sql`create index ${sql.ref(`payments_${column}`)} on payments (lower(${sql.ref(column)}), id)`.execute(
      db,
    );
  }
  const orders = {
    payments_search_text: ["search_text", "id"],
    payments_amount: ["amount_cents", "id"],
    payments_settled: ["settled_at", "status", "amount_cents", "refunded_cents"],
  };
  for (const [name, columns] of Object.entries(orders)) {
    await db.schema.createIndex(name).on("payments").columns(columns).execute();
  }
}
