import type { Kysely } from "kysely";
import { createTableWithId, notDeleted } from "#server/platform/database/schema.ts";

/** Quotes, the lines frozen when they were submitted, and the links that open them. */
export async function up(db: Kysely<unknown>): Promise<void> {
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
    .addColumn("search_text", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("price_version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("answered_at", "text")
    .addColumn("paid_at", "text")
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("quotes_client").on("quotes").column("client_id").execute();
  await db.schema
    .createIndex("quotes_status_newest")
    .on("quotes")
    .columns(["status", "created_at", "id"])
    .where(notDeleted)
    .execute();
  await db.schema
    .createIndex("quotes_newest")
    .on("quotes")
    .columns(["created_at", "id"])
    .where(notDeleted)
    .execute();

  await createTableWithId(db, "quote_lines")
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("product_id", "integer")
    .addColumn("product_name", "text", (c) => c.notNull())
    .addColumn("size_id", "integer")
    .addColumn("size_name", "text", (c) => c.notNull())
    .addColumn("size_label", "text", (c) => c.notNull())
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addColumn("units", "integer", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("quote_lines_quote").on("quote_lines").column("quote_id").execute();

  await db.schema
    .createTable("quote_links")
    .addColumn("token_hash", "text", (c) => c.primaryKey())
    .addColumn("quote_id", "integer", (c) => c.notNull().references("quotes.id"))
    .addColumn("expires_at", "text", (c) => c.notNull())
    .addColumn("revoked_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .execute();
  await db.schema.createIndex("quote_links_quote").on("quote_links").column("quote_id").execute();
}
