import type { Kysely } from "kysely";

/**
 * What a bag costs the shop, in 1/10,000 dollar, null where that is not known: of a size, and from a quantity on. Costs of
 * a version's lines stand beside its content, whose hash a client reads (ADR-115).
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["sizes", "price_breaks"])
    await db.schema.alterTable(table).addColumn("unit_cost_e4", "integer").execute();
  await db.schema
    .alterTable("quote_versions")
    .addColumn("costs", "text", (c) => c.notNull().defaultTo("{}"))
    .execute();
}
