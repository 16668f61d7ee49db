import type { Kysely } from "kysely";

/** What a request says of its printing, and the price list and figures by which it and its versions were priced. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("quotes")
    .addColumn("places", "text", (c) => c.notNull().defaultTo("[]"))
    .execute();
  await db.schema.alterTable("quotes").addColumn("price_list_id", "integer").execute();
  await db.schema.alterTable("quotes").addColumn("print_prices", "text").execute();
  await db.schema.alterTable("quote_versions").addColumn("price_list_id", "integer").execute();
}
