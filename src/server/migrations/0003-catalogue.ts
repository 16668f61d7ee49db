import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** Products and their sizes. `image` is what the API answers as `image_base64`: data, an address or a path (S1 §3). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "products")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("description", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("image", "text")
    .addColumn("image_width", "integer")
    .addColumn("image_height", "integer")
    .addColumn("dispo", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("sold", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("product_type", "text")
    .addColumn("material", "text")
    .addColumn("featured_order", "integer")
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();

  await createTableWithId(db, "sizes")
    .addColumn("product_id", "integer", (c) => c.notNull().references("products.id"))
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("label", "text", (c) => c.notNull().defaultTo(""))
    .addColumn("unit_price_e4", "integer", (c) => c.notNull())
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("deleted_at", "text")
    .execute();
  await db.schema.createIndex("sizes_product").on("sizes").column("product_id").execute();
}
