import { type Kysely, sql } from "kysely";

/** Offers bear the terms of the day on which they are sent; a tax profile asks which of them bear it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("quote_versions")
    .addColumn("terms", "text", (c) => c.notNull().defaultTo(""))
    .execute();
  await db.schema
    .createIndex("quote_versions_tax_profile")
    .on("quote_versions")
    .column("tax_profile_id")
    .where(sql<boolean>`tax_profile_id is not null`)
    .execute();
}
