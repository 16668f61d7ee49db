import type { Kysely } from "kysely";
import { createIndexes, createTableWithId, notDeleted } from "#server/platform/database/schema.ts";

/** Products, their sizes, and what they cost. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addProducts(db);
  await addSizes(db);
  await addPriceLists(db);
  await addPriceBreaks(db);
  await addPriceChanges(db);
  await addTaxProfiles(db);
}

/**
 * `pictures` (JSON) says in which widths each is kept. The keys are what lists are searched and sorted by: folded texts,
 * because neither database folds accented letters by itself. French texts are empty where there are none (SPEC-3.35).
 */
async function addProducts(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "products")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("image_details", "text")
    .addColumn("dispo", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("sold", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("product_type", "text")
    .addColumn("material", "text")
    .addColumn("featured_order", "integer")
    .addColumn("name_key", "text", (c) => c.notNull())
    .addColumn("search_key", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("name_fr", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("description_fr", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("is_draft", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("shop_order", "integer")
    .addColumn("pictures", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
  await createIndexes(db, "products", { products_newest: "created_at, id" }, { where: notDeleted });
}

async function addSizes(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "sizes")
    .addColumn("product_id", "integer", (c) => c.notNull().references("products.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addColumn("search_key", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .addColumn("own_price_e4", "integer")
    .execute();
  await createIndexes(db, "sizes", { sizes_product: "product_id" });
}

/** At most one is active. A size that it names costs its first break; the own price of the size is put aside meanwhile. */
async function addPriceLists(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "price_lists")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("print", "text")
    .addColumn("active", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("active_since", "text")
    .addColumn("active_until", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("changed_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .execute();
  await createIndexes(
    db,
    "price_lists",
    { price_lists_active: "active" },
    { isUnique: true, where: "active = 1" },
  );
}

async function addPriceBreaks(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "price_breaks")
    .addColumn("list_id", "integer", (c) => c.notNull().references("price_lists.id"))
    .addColumn("size_id", "integer", (c) => c.notNull())
    .addColumn("min_units", "integer", (c) => c.notNull())
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addUniqueConstraint("price_breaks_once", ["list_id", "size_id", "min_units"])
    .execute();
}

/** A change of many prices at once, with what it changed (JSON), so that it can be taken back. */
async function addPriceChanges(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "price_changes")
    .addColumn("changes", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("undone_at", "text")
    .execute();
}

/** The taxes that an offer may bear; the shop guesses no rate. `state`: where an offer begins with it (L13.1), or empty. */
async function addTaxProfiles(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "tax_profiles")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("jurisdictions", "text", (c) => c.notNull())
    .addColumn("freight_taxable", "integer", (c) => c.notNull())
    .addColumn("setup_taxable", "integer", (c) => c.notNull())
    .addColumn("note", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("retired_at", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("state", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
