import type { Kysely } from "kysely";
import {
  createIndexes,
  createTableWithId,
  notDeleted,
  searchTextOf,
} from "#server/platform/database/schema.ts";
import { keepCounts } from "#server/platform/lists/count-triggers.ts";
import { createSearch } from "#server/platform/search/hits.ts";

/** What is made and sent after an acceptance, and what is owed for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await addOrders(db);
  await addOrderLines(db);
  await addOrderGates(db);
  await addPlanItems(db);
  await addSettlements(db);
  await addShipments(db);
  await addShipmentLines(db);
  await keepCounts(db, { table: "orders", kindColumn: "state", isSoftDeleted: true });
  await createSearch(db, { name: "orders", isSoftDeleted: true });
}

/** The life of an order: where it stands, and its dates. */
async function addOrders(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "orders")
    .addColumn("quote_id", "integer", (c) => c.notNull().unique().references("quotes.id"))
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("number", "text", (c) => c.notNull().unique())
    .addColumn("created_at", "text", (c) => c.notNull())
    .addColumn("is_invoiced", "integer", (c) => c.notNull().defaultTo(0))
    .addColumn("state", "text", (c) => c.notNull().defaultTo("preparing"))
    .addColumn("version", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("needs_proof", "integer", (c) => c.notNull().defaultTo(1))
    .addColumn("lead_days", "integer")
    .addColumn("hold_reason", "text")
    .addColumn("held_at", "text")
    .addColumn("address", "text")
    .addColumn("in_hands_on", "text")
    .addColumn("promised_on", "text")
    .addColumn("promised_before", "text")
    .addColumn("proof_met_at", "text")
    .addColumn("started_at", "text")
    .addColumn("packed_at", "text")
    .addColumn("delivered_at", "text")
    .addColumn("closed_at", "text")
    .addColumn("cancelled_at", "text")
    .addColumn("plates_until", "text")
    .addColumn("search_text", searchTextOf(db), (c) => c.notNull().defaultTo(""))
    .addColumn("deleted_at", "text")
    .execute();
  await createIndexes(db, "orders", {
    orders_state: "state, promised_on, id",
    orders_version: "version_id",
    orders_beginning: "(substr(search_text, 1, 100)), id",
  });
  await createIndexes(
    db,
    "orders",
    { orders_first: "coalesce(promised_on, '9999'), id", orders_last: "coalesce(promised_on, ''), id" },
    { where: notDeleted },
  );
}

/** What is to be made, and what was counted. */
async function addOrderLines(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "order_lines")
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("name", "text", (c) => c.notNull())
    .addColumn("size_id", "integer")
    .addColumn("units_ordered", "integer", (c) => c.notNull())
    .addColumn("units_good", "integer")
    .addColumn("units_spoiled", "integer")
    .addColumn("colours", "text", (c) => c.notNull().defaultTo("[]"))
    .addColumn("material", "text")
    .addUniqueConstraint("order_lines_position", ["order_id", "position"])
    .execute();
}

/** The gates that a person met or waived. */
async function addOrderGates(db: Kysely<unknown>): Promise<void> {
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
}

/** What an accepted offer asks for, item by item; what of it is paid stands in the ledger. */
async function addPlanItems(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "plan_items")
    .addColumn("version_id", "integer", (c) => c.notNull().references("quote_versions.id"))
    .addColumn("order_id", "integer", (c) => c.notNull().references("orders.id"))
    .addColumn("position", "integer", (c) => c.notNull())
    .addColumn("kind", "text", (c) => c.notNull())
    .addColumn("amount_cents", "integer", (c) => c.notNull())
    .addColumn("due", "text", (c) => c.notNull())
    .addColumn("due_days", "integer")
    .addColumn("due_on", "text")
    .addColumn("waived_at", "text")
    .addColumn("waived_by", "integer")
    .addColumn("waived_reason", "text")
    .addColumn("added_at", "text")
    .addUniqueConstraint("plan_items_position", ["order_id", "position"])
    .execute();
  await createIndexes(db, "plan_items", { plan_items_version: "version_id", plan_items_due: "due_on" });
}

/** How an order is settled by its counted bags. */
async function addSettlements(db: Kysely<unknown>): Promise<void> {
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
  await createIndexes(db, "settlements", { settlements_asked: "state, choose_until" });
}

/** What of an order left, and when. */
async function addShipments(db: Kysely<unknown>): Promise<void> {
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
    .addColumn("weight_kg", "integer")
    .addUniqueConstraint("shipments_number", ["order_id", "number"])
    .execute();
}

async function addShipmentLines(db: Kysely<unknown>): Promise<void> {
  await createTableWithId(db, "shipment_lines")
    .addColumn("shipment_id", "integer", (c) => c.notNull().references("shipments.id"))
    .addColumn("order_line_id", "integer", (c) => c.notNull())
    .addColumn("units", "integer", (c) => c.notNull())
    .addUniqueConstraint("shipment_lines_once", ["shipment_id", "order_line_id"])
    .execute();
  await createIndexes(db, "shipment_lines", { shipment_lines_of_order_line: "order_line_id" });
}
