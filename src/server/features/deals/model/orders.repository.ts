import { type Insertable, type RawBuilder, type SqlBool, sql, type Updateable } from "kysely";
import { z } from "zod";
import { clothOf } from "#domain/offers/cloth.ts";
import { type Gate, unsentStates } from "#domain/orders/order-state.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { OrderGateTable, OrderLineRow, OrderTable } from "./orders.table.ts";
import { isProductionPaid, owesBeforeProduction } from "./owes-money.ts";
import { storedNames } from "./stored-content.ts";

/** Which order a reader sees. */
export interface OrderFilter {
  /** One of this client. */
  readonly clientId?: number | undefined;
  /** One of this deal alone. */
  readonly quoteId?: number | undefined;
  readonly id: number;
}

const said = (gate: Gate): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (select 1 from order_gates g where g.order_id = o.id and g.gate = ${sql.lit(gate)})`;

/** As a condition: no person said of a gate of the order `o` that it is met or need not be waited for. */
export function isUnsaid(gate: Gate): RawBuilder<SqlBool> {
  return sql<SqlBool>`not ${said(gate)}`;
}

/** No gate of the order `o`, which is not cancelled, is open: the rule of `standingGates`, where many orders are looked at. */
function isReady(): RawBuilder<SqlBool> {
  const isProofMet = sql<SqlBool>`(o.needs_proof = 0 or o.proof_met_at is not null)`;
  return sql<SqlBool>`(${isProofMet} and ${said("goods")} and ${said("address")}
    and (${said("money")} or not ${owesBeforeProduction}))`;
}

/** The orders whose gates are all met, and whose production has not begun. */
export async function findReady(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom("orders as o")
    .select("o.id")
    .where("o.state", "=", "preparing")
    .where("o.deleted_at", "is", null)
    .where(isReady())
    .execute();
  return rows.map(({ id }) => id);
}

/** The orders of quotes that are not deleted, with what is shown of the quote, and whether its money is there. */
function shown(db: Db) {
  return db
    .selectFrom("orders as o")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .innerJoin("quote_versions as v", "v.id", "o.version_id")
    .where("o.deleted_at", "is", null)
    .selectAll("o")
    .select([
      "q.client_id",
      "q.reference as quote_reference",
      "q.name",
      "q.email",
      "q.language",
      "q.reorder_of",
    ])
    .select(["v.tolerance_ppm", "v.tolerance_under_ppm"])
    .select(sql<number>`case when ${isProductionPaid} then 1 else 0 end`.as("is_money_met"));
}
export type ShownOrderRow = Awaited<ReturnType<typeof findOrdersById>>[number];

export async function findOrdersById(db: Db, ids: readonly number[]) {
  return await shown(db).where("o.id", "in", ids).execute();
}

export async function findOrder(
  db: Db,
  { id, clientId, quoteId }: OrderFilter,
): Promise<ShownOrderRow | undefined> {
  const one = shown(db).where("o.id", "=", id);
  const own = clientId === undefined ? one : one.where("q.client_id", "=", clientId);
  return await (quoteId === undefined ? own : own.where("o.quote_id", "=", quoteId)).executeTakeFirst();
}

/** The orders that should have left by their promise, the longest late first, and how many there are. */
export async function findPastPromise(
  db: Db,
  today: string,
  most: number,
): Promise<{ rows: ShownOrderRow[]; count: number }> {
  const past = db
    .selectFrom("orders as o")
    .where("o.state", "in", unsentStates)
    .where("o.promised_on", "<", today)
    .where("o.deleted_at", "is", null);
  const count = await countFound(past);
  const first = await past.select("o.id").orderBy("o.promised_on").orderBy("o.id").limit(most).execute();
  if (first.length === 0) return { rows: [], count };
  return {
    rows: await findOrdersById(
      db,
      first.map(({ id }) => id),
    ),
    count,
  };
}

/** The other orders whose day may have passed: it follows from the day in hands or from the last gate. */
export async function findPossiblyLate(
  db: Db,
  { inHandsBy, gateBefore }: { readonly inHandsBy: string; readonly gateBefore: string },
): Promise<ShownOrderRow[]> {
  const isSaidLater = sql<SqlBool>`exists (select 1 from order_gates g
    where g.order_id = o.id and g.gate in ('goods', 'address') and g.created_at >= ${gateBefore})`;
  const isReadyLong = sql<SqlBool>`(${isReady()} and (o.lead_days is not null or not ${isSaidLater}))`;
  const isNeededSoon = sql<SqlBool>`(o.in_hands_on is not null
    and (o.lead_days is not null or o.in_hands_on <= ${inHandsBy}))`;
  return await shown(db)
    .where("o.state", "in", unsentStates)
    .where("o.promised_on", "is", null)
    .where(sql<SqlBool>`(${isNeededSoon} or ${isReadyLong})`)
    .orderBy("o.id")
    .execute();
}

const chosen = z.array(z.string());

export async function findOrderLines(db: Db, orderIds: readonly number[]): Promise<OrderLineRow[]> {
  if (orderIds.length === 0) return [];
  const rows = await db
    .selectFrom("order_lines")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .orderBy("order_id")
    .orderBy("position")
    .execute();
  return rows.map(({ colours, material, cloth_names, ...row }) => {
    const productColours = chosen.parse(JSON.parse(colours));
    return { ...row, cloth: clothOf({ productColours, material, clothNames: storedNames(cloth_names) }) };
  });
}

export async function findSaidOfGates(db: Db, orderIds: readonly number[]) {
  if (orderIds.length === 0) return [];
  return await db
    .selectFrom("order_gates")
    .selectAll()
    .where(isOneOf(db, "order_id", orderIds))
    .execute();
}

/** What is to leave on which day, of the orders that were begun and not sent. */
export async function sumPromised(db: Db): Promise<{ day: string; orders: number; units: number }[]> {
  const units = sql<number>`sum((select sum(l.units_ordered) from order_lines l where l.order_id = o.id))`;
  const rows = await db
    .selectFrom("orders as o")
    .select((eb) => ["o.promised_on", eb.fn.countAll<number>().as("orders"), units.as("units")])
    .where("o.state", "in", ["in_production", "packed", "partly_shipped"])
    .where("o.promised_on", "is not", null)
    .where("o.deleted_at", "is", null)
    .groupBy("o.promised_on")
    .execute();
  return rows.flatMap(({ promised_on: day, orders, units }) =>
    day === null ? [] : [{ day, orders: Number(orders), units: Number(units ?? 0) }],
  );
}

/** Changes an order that still stands as it was read; false where it does not. */
export async function changeOrderRow(
  transaction: Transaction,
  { id, version, state }: Pick<ShownOrderRow, "id" | "version" | "state">,
  set: Omit<Updateable<OrderTable>, "id" | "version">,
): Promise<boolean> {
  const result = await transaction
    .updateTable("orders")
    .set({ ...set, version: version + 1 })
    .where("id", "=", id)
    .where("version", "=", version)
    .where("state", "=", state)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Writes what a person said of a gate, in the place of what was said before. */
export async function sayOfGate(transaction: Transaction, row: Insertable<OrderGateTable>): Promise<void> {
  const { order_id, gate, ...said } = row;
  await transaction
    .insertInto("order_gates")
    .values(row)
    .onConflict((conflict) => conflict.columns(["order_id", "gate"]).doUpdateSet(said))
    .execute();
}

export async function countLine(
  transaction: Transaction,
  id: number,
  counted: { readonly units_good: number; readonly units_spoiled: number | null },
): Promise<void> {
  await transaction.updateTable("order_lines").set(counted).where("id", "=", id).execute();
}

/** Notes that an invoice of a quote's order was issued: from now on it is cancelled, and never undone or deleted. */
export async function noteInvoiced(transaction: Transaction, quoteId: number): Promise<void> {
  await transaction.updateTable("orders").set({ is_invoiced: 1 }).where("quote_id", "=", quoteId).execute();
}

/** The order that the order of a quote repeats; null where it repeats none. */
export async function findReorderOf(db: Db, quoteId: number): Promise<number | null> {
  const { reorder_of } = await db
    .selectFrom("quotes")
    .select("reorder_of")
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow();
  return reorder_of;
}

/** The order that another one repeats, while its quote is not deleted. */
export async function findRepeatedOrder(
  db: Db,
  orderId: number,
): Promise<{ readonly id: number } | undefined> {
  return await db
    .selectFrom("orders as o")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .innerJoin("orders as former", "former.id", "q.reorder_of")
    .innerJoin("quotes as of_former", "of_former.id", "former.quote_id")
    .select("former.id")
    .where("o.id", "=", orderId)
    .where("of_former.deleted_at", "is", null)
    .executeTakeFirst();
}

/** The newest orders that followed from quotes. */
export async function findOrderNumbers(db: Db, quoteIds: readonly number[], most: number) {
  return await db
    .selectFrom("orders")
    .select(["id", "number", "quote_id", "created_at"])
    .where(isOneOf(db, "quote_id", quoteIds))
    .where("deleted_at", "is", null)
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}
