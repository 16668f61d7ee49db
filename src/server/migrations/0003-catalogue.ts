import type { Kysely } from "kysely";
import { createTableWithId, notDeleted } from "#server/platform/database/schema.ts";

/**
 * Products and their sizes. `image` is what the API answers as `image_base64`: data, an address or a path;
 * `picture` (JSON) says in which widths we keep it. The keys are what lists are searched and sorted by: texts in
 * lower case, because neither database lowers accented letters by itself.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "products")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("image", "text")
    .addColumn("picture", "text")
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
    .execute();
  await db.schema
    .createIndex("products_newest")
    .on("products")
    .columns(["created_at", "id"])
    .where(notDeleted)
    .execute();

  await createTableWithId(db, "sizes")
    .addColumn("product_id", "integer", (c) => c.notNull().references("products.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addColumn("search_key", "text", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("sizes_product").on("sizes").column("product_id").execute();
}
