import type { Board } from "#contracts/orders/board.ts";
import { type BoardState, boardStates, cardsOfColumn } from "#domain/orders/order-board.ts";
import type { Staff } from "#server/access/actor.ts";
import { systemReadPictures } from "#server/features/catalogue/products/system-read-picture.ts";
import { readSizesForQuote } from "#server/features/catalogue/sizes/system-read-sizes-for-quote.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { sumPromised } from "../model/orders.repository.ts";
import { readOrdersPage } from "../model/orders-list.repository.ts";
import { countingOf, datesOf, withFacts } from "../presenters/read-orders.ts";
import { type ReadOrder, showListed } from "../presenters/show-order.ts";

/**
 * The board of production: the first orders of each state, by the day on which they leave (L17.4).
 * @param search only what is found by this: then nothing is said of planned days
 */
export async function staffReadBoard(
  services: Pick<Services, "db" | "clock" | "shop">,
  staff: Staff,
  search?: string,
): Promise<Board> {
  const { db } = services;
  const found = new Map<BoardState, Awaited<ReturnType<typeof readOrdersPage>>>();
  const paging = { limit: cardsOfColumn, offset: 0 };
  for (const state of boardStates)
    found.set(state, await readOrdersPage(db, { state, search }, { sort: "promised_on", paging }));
  const counting = countingOf(services);
  const read = await withFacts(
    db,
    [...found.values()].flatMap(({ rows }) => rows),
    counting.today,
  );
  const products = await productsOf(db, read);
  const shown = new Map(
    read.map((order) => [
      order.row.id,
      {
        ...showListed(order, datesOf(counting, order), staff),
        product_id: products.get(order.row.id) ?? null,
      },
    ]),
  );
  const columns: Board["columns"] = [];
  for (const [state, { rows, total }] of found)
    columns.push({ state, count: total, orders: rows.flatMap(({ id }) => shown.get(id) ?? []) });
  const pictures = await systemReadPictures(db, [...new Set(products.values())]);
  return {
    columns,
    days: search ? [] : await plannedDays(services, columns),
    pictures: [...pictures].map(([product_id, { picture }]) => ({ product_id, picture })),
  };
}

/** The product of the first bags of each order, by the order. */
async function productsOf(db: Db, orders: readonly ReadOrder[]): Promise<ReadonlyMap<number, number>> {
  const firsts = orders.flatMap(({ row, lines }) => {
    const sizeId = lines.find(({ size_id }) => size_id !== null)?.size_id;
    return sizeId ? [{ id: row.id, sizeId }] : [];
  });
  const sizeIds = [...new Set(firsts.map(({ sizeId }) => sizeId))];
  const { byId } = await readSizesForQuote(db, { sizeIds, withDrafts: true });
  return new Map(
    firsts.flatMap(({ id, sizeId }) => {
      const productId = byId.get(sizeId)?.productId;
      return productId === undefined ? [] : [[id, productId]];
    }),
  );
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
