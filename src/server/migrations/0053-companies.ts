import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Firms whose people are clients: what they are called, when they pay, and where bills and goods go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "companies")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("siren", "text", (c) => c.notNull())
    .addColumn("vat_number", "text", (c) => c.notNull())
    .addColumn("terms_kind", "text", (c) => c.notNull())
    .addColumn("terms_days", "integer")
    .addColumn("credit_limit_cents", "integer")
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema
    .createTable("company_contacts")
    .addColumn("company_id", "integer", (c) => c.notNull())
    .addColumn("client_id", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("company_contacts_key", ["company_id", "client_id"])
    .execute();
  await db.schema.createIndex("company_contacts_client").on("company_contacts").column("client_id").execute();
  await db.schema
    .createTable("addresses")
    .addColumn("company_id", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("street", "text", (c) => c.notNull())
    .addColumn("city", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("postal_code", "text", (c) => c.notNull())
    .addColumn("country", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("addresses_key", ["company_id", "kind"])
    .execute();
  await db.schema.alterTable("quotes").addColumn("company_id", "integer").execute();
  await db.schema
    .createIndex("quotes_company")
    .on("quotes")
    .column("company_id")
    .where(sql<boolean>`company_id is not null`)
    .execute();
}
