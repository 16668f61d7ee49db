import type { Kysely } from "kysely";

/** What a shipment weighs, in whole kilograms; null where it is not stated. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable("shipments").addColumn("weight_kg", "integer").execute();
}
