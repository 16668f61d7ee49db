import type { Kysely } from "kysely";

/** Where goods are shipped to when a new offer begins with this profile (L13.1); empty: nowhere by itself. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable("tax_profiles")
    .addColumn("state", "text", (c) => c.notNull().defaultTo(""))
    .execute();
}
