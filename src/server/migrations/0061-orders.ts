import { type Kysely, sql } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";
import { fillOrderLines } from "./fill-order-lines.ts";

const texts = [
  ...["hold_reason", "held_at", "address", "in_hands_on", "promised_on", "promised_before", "proof_met_at"],
  ...["started_at", "packed_at", "delivered_at", "closed_at", "cancelled_at", "plates_until"],
];

/**
 * The life of an order: where it stands, its dates, its lines with what was counted, and the gates that a person met or
 * waived. Orders that exist wait for staff; their lines are those of the version that was accepted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const orders = db.schema.alterTable("orders");
  await orders.addColumn("state", "text", (c) => c.notNull().defaultTo("preparing")).execute();
  await orders.addColumn("version", "integer", (c) => c.notNull().defaultTo(1)).execute();
  await orders.addColumn("needs_proof", "integer", (c) => c.notNull().defaultTo(1)).execute();
  await orders.addColumn("lead_days", "integer").execute();
  for (const column of texts) await orders.addColumn(column, "text").execute();
  await db.schema.createIndex("orders_state").on("orders").columns(["state", "promised_on", "id"]).execute();
  await createTableWithId(db, "order_lines")
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("size_id", "integer")
    .addColumn("units_ordered", "integer", (c) => c.notNull())
    .addColumn("units_good", "integer")
    .addColumn("units_spoiled", "integer")
    .addUniqueConstraint("order_lines_position", ["order_id", "position"])
    .execute();
  await createTableWithId(db, "order_gates")
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("gate", "text", (c) => c.notNull())
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("user_id", "integer")
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("reason", "text", (c) => c.notNull())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("order_gates_once", ["order_id", "gate"])
    .execute();
  await sql
    .raw(
      `update orders set address = (select "q"."delivery_address" from quotes "q" where "q"."id" = orders.quote_id)`,
    )
    .execute(db);
  await fillOrderLines(db);
}
