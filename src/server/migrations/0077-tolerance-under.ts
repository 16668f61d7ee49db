import type { Kysely } from "kysely";

/** How many bags fewer than ordered may come, in ppm; null: as many as more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("quote_versions").addColumn("tolerance_under_ppm", "integer").execute();
}
