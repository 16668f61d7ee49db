import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { OrderState } from "#domain/orders/order-state.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { findOrdersById, findReady, type ShownOrderRow } from "./orders.repository.ts";
import { systemSelectQuotesOfClient } from "./system-read-quote.ts";

/** Which orders a list shows. */
export interface OrdersFilter {
  /** Those of this client. */
  readonly clientId?: number | undefined;
  readonly state?: OrderState | undefined;
  readonly quoteId?: number | undefined;
  /** Part of a number, or of what its quote is found by. */
  readonly search?: string | undefined;
}

type Column = "id" | "promised_on";
export type OrderSort = Column | `-${Column}`;

const id = sql.ref("id");

/** Each has its index. Orders without a promised day come last in either direction. */
const orders = {
  id: [id],
  "-id": [id],
  promised_on: [sql`coalesce(promised_on, '9999')`, id],
  "-promised_on": [sql`coalesce(promised_on, '')`, id],
} as const satisfies Record<OrderSort, unknown>;

/** One page of the orders that match, the newest first where nothing else was asked for, and how many match. */
export async function readOrdersPage(
  db: Db,
  { search, ...filter }: OrdersFilter,
  { sort = "-id", paging }: { sort?: OrderSort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<{ rows: ShownOrderRow[]; total: number }> {
  const ready = isDerived(filter.state) ? await findReady(db) : [];
  const { ids, total } = await readLongList(db, {
    ...{
      table: searchedTables.orders,
      conditions: conditionsOf(db, filter, ready),
      search,
      paging,
    },
    order: orders[sort],
    direction: orderOf<Column>(sort).direction,
    known: search ? undefined : await countKnown(db, filter, ready.length),
  });
  if (ids.length === 0) return { rows: [], total };
  return { rows: inOrderOf(ids, await findOrdersById(db, ids)), total };
}

type Filter = Omit<OrdersFilter, "search">;

/** What was counted for the list; nothing where it was not counted so. */
async function countKnown(
  db: Db,
  { state, clientId, quoteId }: Filter,
  ready: number,
): Promise<number | undefined> {
  if (clientId !== undefined || quoteId !== undefined) return undefined;
  if (state === "ready") return ready;
  const counts = await readListCounts(db, "orders");
  if (state === undefined) return totalOf(counts);
  return (counts.get(state) ?? 0) - (state === "preparing" ? ready : 0);
}

/** Whether an order is ready follows from its gates: among those that are being prepared, which are few. */
function isDerived(state: OrderState | undefined): boolean {
  return state === "ready" || state === "preparing";
}

function conditionsOf(
  db: Db,
  { clientId, quoteId, state }: Filter,
  ready: readonly number[],
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (clientId !== undefined)
    conditions.push(sql<SqlBool>`quote_id in ${systemSelectQuotesOfClient(db, clientId)}`);
  if (quoteId !== undefined) conditions.push(sql<SqlBool>`quote_id = ${quoteId}`);
  if (state) conditions.push(sql<SqlBool>`state = ${isDerived(state) ? "preparing" : state}`);
  if (state === "ready") conditions.push(isOneOf(db, "id", ready));
  if (state === "preparing") conditions.push(sql<SqlBool>`not (${isOneOf(db, "id", ready)})`);
  return conditions;
}
