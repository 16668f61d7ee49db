import type { Board } from "#contracts/orders/board.ts";
import { boardStates, cardsOfColumn } from "#domain/orders/order-board.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemFindReopened } from "#server/features/payments/plans/production-money.ts";
import type { Services } from "#server/services.ts";
import { countOrders, readOrdersPage, sumPromised } from "./orders.repository.ts";
import { datesOf, withFacts } from "./read-orders.ts";
import { showListed } from "./show-order.ts";

/** The board of production: the first orders of each state, by the day on which they leave (L17.4). */
export async function staffReadBoard(
  services: Pick<Services, "db" | "clock" | "shop">,
  staff: Staff,
): Promise<Board> {
  const { db } = services;
  const reopened = await systemFindReopened(services);
  const columns: Board["columns"] = [];
  for (const state of boardStates) {
    const filter = { state, reopened };
    const paging = { limit: cardsOfColumn, offset: 0 };
    const read = await withFacts(db, await readOrdersPage(db, filter, { sort: "promised_on", paging }));
    const orders = read.map((order) => showListed(order, datesOf(services, order), staff));
    const isWhole = orders.length < cardsOfColumn;
    columns.push({ state, count: isWhole ? orders.length : await countOrders(db, filter), orders });
  }
  return { columns, days: await plannedDays(services, columns) };
}

/** What was promised when production began, and what follows for the orders that are ready. */
async function plannedDays({ db }: Pick<Services, "db">, columns: Board["columns"]): Promise<Board["days"]> {
  const planned = new Map((await sumPromised(db)).map((each) => [each.day, each]));
  const ready = columns.find(({ state }) => state === "ready")?.orders ?? [];
  for (const { promised_on: day, units } of ready) {
    if (day === null) continue;
    const known = planned.get(day) ?? { day, orders: 0, units: 0 };
    planned.set(day, { day, orders: known.orders + 1, units: known.units + units });
  }
  return [...planned.values()].toSorted((a, b) => (a.day < b.day ? -1 : 1));
}
