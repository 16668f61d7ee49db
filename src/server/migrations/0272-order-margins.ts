import { type Kysely, sql } from "kysely";
import { createIndexes } from "#server/platform/database/schema.ts";

/**
 * What an order came to when it was agreed on, without tax, how much of that has a cost that is known, and that cost. Of
 * orders from before, what their version came to with its default choices, and no cost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ["net_cents", "costed_cents", "cost_cents"])
    await db.schema
      .alterTable("orders")
      .addColumn(column, "integer", (c) => c.notNull().defaultTo(0))
      .execute();
  await sql`
    update orders set net_cents = coalesce(
      (select goods_cents + freight_cents from quote_versions where quote_versions.id = orders.version_id), 0)`.execute(
    db,
  );
  // The statistics add up those of some days.
  await createIndexes(db, "orders", { orders_agreed: "created_at" }, { where: "deleted_at is null" });
}
