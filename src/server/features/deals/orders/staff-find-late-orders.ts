import { lateBounds } from "#domain/orders/order-dates.ts";
import { nextShopTask, taskName } from "#domain/orders/order-turn.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { endOfShopDay, startOfShopDay } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Services } from "#server/services.ts";
import { findPastPromise, findPossiblyLate } from "../model/orders.repository.ts";
import { countingOf, datesOf, withFacts, withGates } from "../presenters/read-orders.ts";
import { missedDay, tasksOfOrder } from "../presenters/show-order.ts";

const seeGates: Message = /*i18n*/ { id: "today.order.approval", message: "See what it waits for" };

/** Orders that should have left, and those that wait past the last day to approve; the longest late first (L17.3). */
export async function staffFindLateOrders(
  services: Pick<Services, "db" | "clock" | "shop">,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { db } = services;
  const { timeZone } = services.shop.facts();
  const counting = countingOf(services);
  const { today, calendar } = counting;
  const past = await findPastPromise(db, today, most);
  const { inHandsBy, lastGateBefore } = lateBounds(today, calendar);
  const gateBefore = startOfShopDay(lastGateBefore, timeZone);
  const possible = await withGates(db, await findPossiblyLate(db, { inHandsBy, gateBefore }));
  const others = possible.flatMap((order) => {
    const day = missedDay(order, datesOf(counting, order));
    return day === null ? [] : [{ row: order.row, day }];
  });
  const promised = past.rows.map((row) => ({ row, day: row.promised_on ?? today }));
  const late = [...promised, ...others].toSorted((a, b) => a.day.localeCompare(b.day) || a.row.id - b.row.id);
  const first = late.slice(0, most);
  const rows = first.map(({ row }) => row);
  const read = await withFacts(db, rows, counting.today);
  const tasks = new Map(read.map((order) => [order.row.id, tasksOfOrder(order, { kind: "staff" })]));
  const items = first.map(
    ({ row: { id, quote_id: quoteId, name: who, number: reference }, day }): WaitingItem => {
      const end = endOfShopDay(day, timeZone);
      const task = nextShopTask(tasks.get(id) ?? []);
      const label = task ? taskName({ by: "shop", what: task }) : seeGates;
      return {
        ...{ kind: "order_late", subject: "order", id, quoteId, who, reference, ...(task && { task }) },
        ...{ since: end, dueAt: end, next: { label, href: officePaths.adminOrder(id) } },
      };
    },
  );
  return { items, count: past.count + others.length };
}
