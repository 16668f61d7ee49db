import type { Insertable, Updateable } from "kysely";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { ShipmentRow, ShipmentTable } from "./shipments.table.ts";

/** A line of a shipment, under the name that it has in the order. */
export interface ShippedLineRow {
  readonly shipment_id: number;
  readonly order_line_id: number;
  readonly name: string;
  readonly units: number;
}

/** The shipments of these orders, the first of each first. */
export async function findShipments(db: Db, orderIds: readonly number[]): Promise<ShipmentRow[]> {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("shipments")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .orderBy("order_id")
    .orderBy("number")
    .execute();
}

export async function findShipmentForSystem(db: Db, id: number): Promise<ShipmentRow | undefined> {
  return await db.selectFrom("shipments").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findShippedLines(db: Db, shipmentIds: readonly number[]): Promise<ShippedLineRow[]> {
  if (shipmentIds.length === 0) return [];
  return await db
    .selectFrom("shipment_lines as s")
    .innerJoin("order_lines as l", "l.id", "s.order_line_id")
    .select(["s.shipment_id", "s.order_line_id", "l.name", "s.units"])
    .where(isOneOf(db, "s.shipment_id", shipmentIds))
    .orderBy("s.shipment_id")
    .orderBy("l.position")
    .execute();
}

/** How many bags of each line of these orders have left, by the line's id. */
export async function sumShipped(db: Db, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom("shipment_lines as s")
    .innerJoin("order_lines as l", "l.id", "s.order_line_id")
    .select((eb) => ["s.order_line_id", eb.fn.sum<number>("s.units").as("units")])
    .where(isOneOf(db, "l.order_id", orderIds))
    .groupBy("s.order_line_id")
    .execute();
  return new Map(rows.map(({ order_line_id, units }) => [order_line_id, Number(units)]));
}

export async function addShipmentRow(
  transaction: Transaction,
  shipment: Insertable<ShipmentTable>,
  lines: readonly SentLine[],
): Promise<ShipmentRow> {
  const row = await transaction
    .insertInto("shipments")
    .values(shipment)
    .returningAll()
    .executeTakeFirstOrThrow();
  await addShippedLines(transaction, row.id, lines);
  return row;
}

type SentLine = Pick<ShippedLineRow, "order_line_id" | "units">;

async function addShippedLines(transaction: Transaction, shipmentId: number, lines: readonly SentLine[]) {
  await transaction
    .insertInto("shipment_lines")
    .values(lines.map(({ order_line_id, units }) => ({ shipment_id: shipmentId, order_line_id, units })))
    .execute();
}

/** What is set of a shipment, and its lines in the place of those that it had, where there are others. */
export async function changeShipmentRow(
  transaction: Transaction,
  id: number,
  set: Updateable<ShipmentTable>,
  lines?: readonly SentLine[],
): Promise<void> {
  await transaction.updateTable("shipments").set(set).where("id", "=", id).execute();
  if (!lines) return;
  await transaction.deleteFrom("shipment_lines").where("shipment_id", "=", id).execute();
  await addShippedLines(transaction, id, lines);
}

export async function deleteShipmentRow(transaction: Transaction, id: number): Promise<void> {
  await transaction.deleteFrom("shipment_lines").where("shipment_id", "=", id).execute();
  await transaction.deleteFrom("shipments").where("id", "=", id).execute();
}

/** All that is under way has arrived. */
export async function markShipmentsDelivered(
  transaction: Transaction,
  orderId: number,
  day: string,
): Promise<void> {
  await transaction
    .updateTable("shipments")
    .set({ delivered_on: day })
    .where("order_id", "=", orderId)
    .where("delivered_on", "is", null)
    .execute();
}

/** What had been called delivered is under way after all. */
export async function markShipmentsUnderWay(transaction: Transaction, orderId: number): Promise<void> {
  await transaction
    .updateTable("shipments")
    .set({ delivered_on: null })
    .where("order_id", "=", orderId)
    .execute();
}
