import type { Kysely } from "kysely";
import { createIndexes, createTableWithId, searchTextOf } from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Who asked for quotes, and the firms that they buy for. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addClients(db);
  await addClientMerges(db);
  await addCompanies(db);
  await addCompanyContacts(db);
  await addAddresses(db);
  await addTaxCertificates(db);
  await keepCounts(db, { table: "clients", kindColumn: "language", isSoftDeleted: false });
  await keepCounts(db, { table: "companies", kindColumn: "terms_kind", isSoftDeleted: false });
  await createSearch(db, { name: "companies", isSoftDeleted: false });
}

/**
 * One row an e-mail address, whatever the number of quotes (SPEC-1.13). `password_quote_id`: whose mailed link the
 * password came through, so that revoking the link takes it away.
 */
async function addClients(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "clients")
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("email_key", "text", (c) => c.notNull().unique())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("password_hash", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("password_quote_id", "integer")
    .addColumn("merged_into", "integer")
    .execute();
  await createIndexes(db, "clients", { clients_merged: "merged_into" }, { where: "merged_into is not null" });
  await createIndexes(db, "clients", { clients_newest: "created_at, id", clients_name: "lower(name), id" });
}

/** Two clients as one: where the other's quotes went, and what takes that back. */
async function addClientMerges(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "client_merges")
    .addColumn("from_id", "integer", (c) => c.notNull())
    .addColumn("into_id", "integer", (c) => c.notNull())
    .addColumn("quote_ids", "text", (c) => c.notNull())
    .addColumn("merged_by", "integer", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
  await createIndexes(db, "client_merges", { client_merges_from: "from_id", client_merges_into: "into_id" });
}

/** Firms whose people are clients: what they are called, when they pay, and where bills and goods go. */
async function addCompanies(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "companies")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("siren", "text", (c) => c.notNull())
    .addColumn("vat_number", "text", (c) => c.notNull())
    .addColumn("terms_kind", "text", (c) => c.notNull())
    .addColumn("terms_days", "integer")
    .addColumn("credit_limit_cents", "integer")
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await createIndexes(db, "companies", {
    companies_name: "lower(name), id",
    companies_beginning: "(substr(search_text, 1, 100)), id",
    companies_newest: "created_at, id",
  });
}

async function addCompanyContacts(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("company_contacts")
    .addColumn("company_id", "integer", (c) => c.notNull())
    .addColumn("client_id", "integer", (c) => c.notNull())
    .addColumn("title", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addPrimaryKeyConstraint("company_contacts_key", ["company_id", "client_id"])
    .execute();
  await createIndexes(db, "company_contacts", { company_contacts_client: "client_id" });
}

async function addAddresses(db: Kysely<unknown>): Promise<void> {
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
}

/** Why companies are exempt from sales tax; the paper is a stored file, the states are JSON. */
async function addTaxCertificates(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "tax_certificates")
    .addColumn("company_id", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("number", "text", (c) => c.notNull())
    .addColumn("states", "text", (c) => c.notNull())
    .addColumn("signed_by", "text", (c) => c.notNull())
    .addColumn("signed_on", "text", (c) => c.notNull())
    .addColumn("expires_on", "text")
    .addColumn("storage_key", "text", (c) => c.unique())
    .addColumn("file_name", "text")
    .addColumn("media_type", "text")
    .addColumn("byte_size", "integer")
    .addColumn("sha256", "text")
    .addColumn("checked_by", "integer")
    .addColumn("checked_name", "text")
    .addColumn("checked_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await createIndexes(db, "tax_certificates", {
    tax_certificates_company: "company_id",
    tax_certificates_expiry: "expires_on",
  });
}
