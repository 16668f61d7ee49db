import type { Kysely } from "kysely";

/** By which certificate of its company an accepted offer bears no sales tax; null where it bears what it says. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("acceptances").addColumn("exempt_certificate_id", "integer").execute();
}
