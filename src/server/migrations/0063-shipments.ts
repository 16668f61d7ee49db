import type { Kysely } from "kysely";
import { createTableWithId } from "#server/platform/database/schema.ts";

/** What of an order left and when, how an order is settled by its counted bags, and which order a quote repeats. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "shipments")
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("number", "integer", (c) => c.notNull())
    .addColumn("address", "text")
    .addColumn("carrier", "text", (c) => c.notNull())
    .addColumn("service", "text")
    .addColumn("tracking", "text", (c) => c.notNull())
    .addColumn("cartons", "integer")
    .addColumn("shipped_on", "text", (c) => c.notNull())
    .addColumn("delivered_on", "text")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addUniqueConstraint("shipments_number", ["order_id", "number"])
    .execute();
  await createTableWithId(db, "shipment_lines")
    .addColumn("shipment_id", "integer", (c) => c.notNull().references("shipments.id"))
    .addColumn("order_line_id", "integer", (c) => c.notNull())
    .addColumn("units", "integer", (c) => c.notNull())
    .addUniqueConstraint("shipment_lines_once", ["shipment_id", "order_line_id"])
    .execute();
  await db.schema
    .createIndex("shipment_lines_of_order_line")
    .on("shipment_lines")
    .column("order_line_id")
    .execute();
  await createTableWithId(db, "settlements")
    .addColumn("order_id", "integer", (c) => c.notNull().unique().references("orders.id"))
    .addColumn("state", "text", (c) => c.notNull())
    .addColumn("choice", "text")
    .addColumn("choose_until", "text")
    .addColumn("counts", "text", (c) => c.notNull())
    .addColumn("total_cents", "integer", (c) => c.notNull())
    .addColumn("difference_cents", "integer", (c) => c.notNull())
    .addColumn("freight_cents", "integer")
    .addColumn("invoice_id", "integer")
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("settled_at", "text")
    .execute();
  await db.schema
    .createIndex("settlements_asked")
    .on("settlements")
    .columns(["state", "choose_until"])
    .execute();
  await db.schema.alterTable("quotes").addColumn("reorder_of", "integer").execute();
}
