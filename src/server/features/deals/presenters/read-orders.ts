import type { ListMeta } from "#contracts/lists.ts";
import type { ListedOrder, OrderAnswer } from "#contracts/orders/orders.ts";
import { packingOf } from "#domain/orders/cartons.ts";
import { type Calendar, orderDates } from "#domain/orders/order-dates.ts";
import { lastGateAt } from "#domain/orders/order-gates.ts";
import { isToShip, type OrderState } from "#domain/orders/order-state.ts";
import type { ClientTask } from "#domain/orders/order-turn.ts";
import { type Buyer, buyerScope, type Staff } from "#server/access/actor.ts";
import { hasRight } from "#server/access/policies.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findOrder as findOrderOfQuote } from "../model/acceptances.repository.ts";
import {
  findOrder,
  findOrderLines,
  findSaidOfGates,
  type OrderFilter,
  type ShownOrderRow,
} from "../model/orders.repository.ts";
import { type OrderSort, readOrdersPage } from "../model/orders-list.repository.ts";
import { findNamedProofs } from "../model/proofs.repository.ts";
import { readQuote } from "../model/read-quote.ts";
import { findSettlements } from "../model/settlements.repository.ts";
import type { SettlementRow } from "../model/settlements.table.ts";
import { sumShipped } from "../model/shipments.repository.ts";
import { findSketchedQuotes } from "../model/sketches.repository.ts";
import {
  systemFindOwingBeforeShipping,
  systemReadProductionMoneyAt,
} from "../receivables/production-money.ts";
import { readPlans } from "../receivables/read-plan.ts";
import {
  type FullOrder,
  type GatedOrder,
  gatesOf,
  type ReadOrder,
  type ShownDates,
  showListed,
  showOrder,
  tasksOfOrder,
} from "./show-order.ts";
import { readShipmentsOfOrder } from "./show-shipment.ts";

const defaultPerPage = 25;

type Reading = Pick<Services, "db" | "clock" | "shop">;
type Reader = Staff | Buyer;

interface OrdersQuery extends ListQuery {
  readonly search?: string | undefined;
  readonly sort?: OrderSort | undefined;
  readonly state?: OrderState | undefined;
  readonly quote_id?: number | undefined;
}

/** One page of the orders that this reader sees: staff all of them, a client his own. */
export async function readOrders(
  services: Reading,
  reader: Reader,
  { search, sort, state, quote_id, ...query }: OrdersQuery,
): Promise<{ orders: ListedOrder[]; meta: ListMeta }> {
  const { db } = services;
  const paging = pagingOf(query, defaultPerPage);
  const filter = { ...scopeOf(reader), search, state, quoteId: quote_id };
  const counting = countingOf(services);
  const { rows, total } = await readOrdersPage(db, filter, { sort, paging });
  const read = await withFacts(db, rows, counting.today);
  const orders = read.map((order) => showListed(order, datesOf(counting, order), reader));
  return { orders, meta: paging.meta(total) };
}

/** An order that this reader may see. @throws 404 */
export async function readOrder(services: Reading, reader: Reader, id: number): Promise<OrderAnswer> {
  return presentOrder(services, await requireWholeOrder(services, reader, id), reader);
}

/** The order that followed from a quote that this reader may see. @throws 404 */
export async function readOrderOfQuote(
  services: Reading,
  reader: Reader,
  quoteId: number,
): Promise<OrderAnswer | undefined> {
  const { id } = await readQuote(services.db, reader, quoteId, "orders.read");
  const followed = await findOrderOfQuote(services.db, id);
  return followed && (await readOrder(services, reader, followed.id));
}

export function presentOrder(
  services: Pick<Services, "clock" | "shop">,
  order: FullOrder,
  reader: Reader,
): OrderAnswer {
  const dates = datesOf(countingOf(services), order);
  return showOrder(order, { ...dates, packing: packingOf(services.shop.settings()) }, reader);
}

/** By what days are counted today: read once for however many orders. */
export interface Counting {
  readonly today: string;
  readonly calendar: Calendar;
}

export function countingOf({ clock, shop }: Pick<Services, "clock" | "shop">): Counting {
  return { calendar: shop.settings(), today: todayOf({ clock, shop }) };
}

/** The days of an order, by the shop's calendar as it is today. */
export function datesOf(counting: Counting, { row, gates }: GatedOrder): ShownDates {
  const { calendar } = counting;
  return { ...orderDates(row, { lastGateAt: lastGateAt(gates), calendar }), ...counting };
}

/** The order with all that its answer is made of; inside a transaction where one is given. @throws 404 for any other reader */
export async function requireWholeOrder(services: Reading, reader: Reader, id: number): Promise<FullOrder> {
  const order = await requireOrder(services, reader, id);
  const { db } = services;
  return {
    ...order,
    shipped: await sumShipped(db, [id]),
    shipments: await readShipmentsOfOrder(db, id),
  };
}

/** The order with its gates and lines; inside a transaction where one is given. @throws 404 for any other reader */
export async function requireOrder(services: Reading, reader: Reader, id: number): Promise<ReadOrder> {
  return await findOne(services, { ...scopeOf(reader), id });
}

/** What its client can do next for an order, as a mail about it says. */
export async function systemReadClientTasks(services: Reading, id: number): Promise<ClientTask[]> {
  const tasks = tasksOfOrder(await findOne(services, { id }), { kind: "client" });
  return tasks.flatMap((task) => (task.by === "client" ? [task.what] : []));
}

/** The same for a job, which sees every order. @throws 404 */
export async function systemReadOrder(services: Reading, id: number): Promise<ReadOrder> {
  return await findOne(services, { id });
}

async function findOne(services: Reading, scope: OrderFilter): Promise<ReadOrder> {
  const row = await findOrder(services.db, scope);
  const [read] = row ? await withFacts(services.db, [row], todayOf(services)) : [];
  if (!read) throw new AppError("not_found");
  return read;
}

/** @throws 404 for staff who reads no orders */
function scopeOf(reader: Reader): Omit<OrderFilter, "id"> {
  if (reader.kind !== "staff") return buyerScope(reader);
  if (!hasRight(reader, "orders.read")) throw new AppError("not_found");
  return {};
}

/** What lists show of these orders, read in as many statements for many as for one. */
export async function withFacts(db: Db, rows: readonly ShownOrderRow[], today: string): Promise<ReadOrder[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await findOrderLines(db, ids), ({ order_id }) => order_id);
  const proofs = Map.groupBy(await findNamedProofs(db, ids), ({ order_id }) => order_id);
  const settlements = new Map((await findSettlements(db, ids)).map((each) => [each.order_id, each]));
  const sketched = await findSketchedQuotes(
    db,
    rows.map(({ quote_id }) => quote_id),
  );
  const toShip = rows.filter(({ state }) => isToShip(state)).map(({ quote_id }) => quote_id);
  const owing = await systemFindOwingBeforeShipping(db, toShip);
  const open = await readOpenCents(db, rows, { settlements, today });
  return (await withGates(db, rows)).map((order) => ({
    ...order,
    openCents: open.get(order.row.quote_id) ?? null,
    lines: lines.get(order.row.id) ?? [],
    proofs: proofs.get(order.row.id) ?? [],
    hasSketch: sketched.has(order.row.quote_id),
    settlement: settlements.get(order.row.id) ?? null,
    owesBeforeShipping: owing.has(order.row.quote_id),
  }));
}

/** What is still owed for those that have arrived and are settled, by the quote. */
async function readOpenCents(
  db: Db,
  rows: readonly ShownOrderRow[],
  {
    settlements,
    today,
  }: { readonly settlements: ReadonlyMap<number, SettlementRow>; readonly today: string },
): Promise<ReadonlyMap<number, number>> {
  const arrived = rows.filter(
    ({ id, state }) => state === "delivered" && settlements.get(id)?.state === "settled",
  );
  if (arrived.length === 0) return new Map();
  const quoteIds = arrived.map(({ quote_id }) => quote_id);
  const plans = await readPlans(db, quoteIds, today);
  return new Map([...plans].map(([quoteId, { openCents }]) => [quoteId, openCents]));
}

/** How the gates of these orders stand, and nothing else. */
export async function withGates(db: Db, rows: readonly ShownOrderRow[]): Promise<GatedOrder[]> {
  const ids = rows.map(({ id }) => id);
  const said = Map.groupBy(await findSaidOfGates(db, ids), ({ order_id }) => order_id);
  const moneyAt = await systemReadProductionMoneyAt(db, ids);
  return rows.map((row) => {
    const people = (said.get(row.id) ?? []).map(({ name: by, created_at: at, ...each }) => ({
      ...each,
      at,
      by,
    }));
    return { row, gates: gatesOf(row, { moneyAt: moneyAt.get(row.id), said: people }) };
  });
}
