import type { Kysely } from "kysely";

/** The secret that an endpoint had before, which still signs beside the new one until then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("webhooks").addColumn("former_secret", "text").execute();
  await db.schema.alterTable("webhooks").addColumn("former_until", "text").execute();
}
