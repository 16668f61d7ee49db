import type { Board } from "#contracts/orders/board.ts";
import { type BoardState, boardStates, cardsOfColumn } from "#domain/orders/order-board.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { sumPromised } from "../model/orders.repository.ts";
import { readOrdersPage } from "../model/orders-list.repository.ts";
import { countingOf, datesOf, withFacts } from "../presenters/read-orders.ts";
import { showListed } from "../presenters/show-order.ts";

/** The board of production: the first orders of each state, by the day on which they leave (L17.4). */
export async function staffReadBoard(
  services: Pick<Services, "db" | "clock" | "shop">,
  staff: Staff,
): Promise<Board> {
  const { db } = services;
  const found = new Map<BoardState, Awaited<ReturnType<typeof readOrdersPage>>>();
  const paging = { limit: cardsOfColumn, offset: 0 };
  for (const state of boardStates)
    found.set(state, await readOrdersPage(db, { state }, { sort: "promised_on", paging }));
  const counting = countingOf(services);
  const read = await withFacts(
    db,
    [...found.values()].flatMap(({ rows }) => rows),
    counting.today,
  );
  const shown = new Map(
    read.map((order) => [order.row.id, showListed(order, datesOf(counting, order), staff)]),
  );
  const columns: Board["columns"] = [];
  for (const [state, { rows, total }] of found)
    columns.push({ state, count: total, orders: rows.flatMap(({ id }) => shown.get(id) ?? []) });
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
