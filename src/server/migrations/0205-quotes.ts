import { type Kysely, sql } from "kysely";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import {
  createIndexes,
  createTableWithId,
  notDeleted,
  searchTextOf,
} from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** Quotes, the lines frozen when they were submitted, the links that open them, what was offered and how it was accepted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addQuotes(db);
  await addQuoteLines(db);
  await addQuoteLinks(db);
  await addQuoteVersions(db);
  await addAcceptances(db);
  await keepCounts(db, { table: "quotes", kindColumn: "status", isSoftDeleted: true });
  await createSearch(db, { name: "quotes", isSoftDeleted: true });
}

/**
 * A reference is read in one place and never changes: its year is the shop's on the day of the request. The newest first
 * hold all that lists are filtered by, so that any of it is counted without reading a row; what Today asks for is little
 * among many.
 */
async function addQuotes(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "quotes")
    .addColumn("client_id", "integer", (c) => c.notNull().references("clients.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("email", "text", (c) => c.notNull())
    .addColumn("phone", "text", (c) => c.notNull())
    .addColumn("status", "text", (c) => c.notNull())
    .addColumn("message", "text", (c) => c.notNull())
    .addColumn("interest", "text")
    .addColumn("product_id", "integer")
    .addColumn("quantity", "integer", (c) => c.notNull())
    .addColumn("is_logo_required", "integer", (c) => c.notNull())
    .addColumn("logo_file_id", "integer", (c) => c.references("files.id"))
    .addColumn("logo_fee_cents", "integer")
    .addColumn("color_requirement", "text", (c) => c.notNull())
    .addColumn("product_colors", "text", (c) => c.notNull())
    .addColumn("logo_colors", "text", (c) => c.notNull())
    .addColumn("product_type", "text")
    .addColumn("material", "text")
    .addColumn("printing_type", "text")
    .addColumn("company", "text")
    .addColumn("delivery_address", "text")
    .addColumn("wanted_by", "text")
    .addColumn("po_number", "text")
    .addColumn("language", "text", (c) => c.notNull())
    .addColumn("rejection_reason", "text")
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("price_version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("paid_at", "text")
    .addColumn("deleted_at", "text")
    .addColumn("reference_year", "text")
    .addColumn("reference", "text", (c) => {
      const generated = c.generatedAlwaysAs(
        sql`'GE-' || coalesce(reference_year, substr(created_at, 1, 4)) || '-' || substr('000000', length(cast(id as text)) + 1) || cast(id as text)`,
      );
      return isPostgresDb(db) ? generated.stored() : generated;
    })
    .addColumn("decision_mail_id", "integer")
    .addColumn("address_confirmed_at", "text")
    .addColumn("is_doubtful", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("stage", "text", (c) => c.notNull().defaultTo("new"))
    .addColumn("reminders_paused", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("assignee_id", "integer")
    .addColumn("places", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("price_list_id", "integer")
    .addColumn("print_prices", "text")
    .addColumn("company_id", "integer")
    .addColumn("reorder_of", "integer")
    .execute();
  await createIndexes(db, "quotes", { quotes_client: "client_id" });
  await createIndexes(
    db,
    "quotes",
    {
      quotes_email: "lower(email), id",
      quotes_newest: "created_at, id, status, is_logo_required",
      quotes_name: "search_text, id",
      quotes_status_newest: "status, created_at, id, is_logo_required",
      quotes_quantity: "quantity, id",
      quotes_stage_newest: "stage, created_at, id",
      quotes_assignee_newest: "assignee_id, stage, created_at, id",
    },
    { where: notDeleted },
  );
  await createIndexes(
    db,
    "quotes",
    { quotes_logo_file: "logo_file_id" },
    { where: "logo_file_id is not null" },
  );
  await createIndexes(
    db,
    "quotes",
    { quotes_asked: "id" },
    { where: "stage = 'needs_info' and deleted_at is null" },
  );
  await createIndexes(
    db,
    "quotes",
    { quotes_unpaid: "id" },
    { where: "stage = 'accepted' and status = 'confirmed' and deleted_at is null" },
  );
  await createIndexes(db, "quotes", { quotes_company: "company_id" }, { where: "company_id is not null" });
}

async function addQuoteLines(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "quote_lines")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("product_id", "integer")
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("size_id", "integer")
    .addColumn("size_name", "text", (c) => c.notNull())
    .addColumn("size_label", "text", (c) => c.notNull())
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addColumn("units", "integer", (c) => c.notNull())
    .addColumn("material", "text")
    .execute();
  await createIndexes(db, "quote_lines", { quote_lines_quote: "quote_id" });
}

async function addQuoteLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable("quote_links")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("revoked_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await createIndexes(db, "quote_links", { quote_links_quote: "quote_id" });
}

/** What was offered. A version says itself by which certificate, and for goods to which state, it bears no sales tax. */
async function addQuoteVersions(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "quote_versions")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("content", "text")
    .addColumn("goods_cents", "integer", (c) => c.notNull())
    .addColumn("freight_cents", "integer", (c) => c.notNull())
    .addColumn("tax_cents", "integer", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("tax_profile_id", "integer")
    .addColumn("tolerance_ppm", "integer", (c) => c.notNull().defaultTo(50000))
    .addColumn("intro", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("valid_days", "integer")
    .addColumn("valid_until", "text")
    .addColumn("snapshot", "text")
    .addColumn("hash", "text")
    .addColumn("sent_at", "text")
    .addColumn("first_viewed_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("terms", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("price_list_id", "integer")
    .addColumn("tolerance_under_ppm", "integer")
    .addColumn("exempt_certificate_id", "integer")
    .addColumn("exempt_state", "text")
    .addUniqueConstraint("quote_versions_number", ["quote_id", "number"])
    .execute();
  await createIndexes(
    db,
    "quote_versions",
    { quote_versions_draft: "quote_id" },
    { isUnique: true, where: "state = 'draft'" },
  );
  await createIndexes(
    db,
    "quote_versions",
    { quote_versions_accepted: "quote_id" },
    { isUnique: true, where: "state = 'accepted'" },
  );
  await createIndexes(
    db,
    "quote_versions",
    { quote_versions_tax_profile: "tax_profile_id" },
    { where: "tax_profile_id is not null" },
  );
  await createIndexes(
    db,
    "quote_versions",
    { quote_versions_ending: "valid_until" },
    { where: "state = 'sent' and valid_until is not null" },
  );
  await createIndexes(
    db,
    "quote_versions",
    { quote_versions_exempt: "quote_id" },
    { where: "state = 'sent' and exempt_certificate_id is not null" },
  );
}

/** How an offer was accepted, by its client or as staff recorded it; one that was taken back stays. */
async function addAcceptances(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "acceptances")
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("client_id", "integer")
    .addColumn("recorded_by", "integer")
    .addColumn("channel", "text")
    .addColumn("answered_on", "text")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("title", "text")
    .addColumn("po_number", "text")
    .addColumn("choices", "text", (c) => c.notNull())
    .addColumn("sentence", "text", (c) => c.notNull())
    .addColumn("version_hash", "text")
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("ip", "text")
    .addColumn("user_agent", "text")
    .addColumn("hash", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .addColumn("exempt_certificate_id", "integer")
    .execute();
  await createIndexes(
    db,
    "acceptances",
    { acceptances_version: "version_id" },
    { isUnique: true, where: "undone_at is null" },
  );
}
