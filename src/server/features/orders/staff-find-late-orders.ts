import { officePaths } from "#domain/shop/office-paths.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { systemFindReopened } from "#server/features/payments/plans/production-money.ts";
import type { Services } from "#server/services.ts";
import { findPossiblyLate } from "./orders.repository.ts";
import { datesOf, withFacts } from "./read-orders.ts";
import { missedDay } from "./show-order.ts";

const look: Message = /*i18n*/ { id: "today.order.late", message: "Look at the order" };
const seeGates: Message = /*i18n*/ { id: "today.order.approval", message: "See what it waits for" };

/** Orders that should have left, and those that wait past the last day to approve; the longest late first (L17.3). */
export async function staffFindLateOrders(
  services: Pick<Services, "db" | "clock" | "shop">,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { db, clock, shop } = services;
  const { timeZone } = shop.facts();
  const reopened = await systemFindReopened(services);
  const rows = await findPossiblyLate(db, { today: shopDayAt(clock(), timeZone), reopened });
  const items = (await withFacts(db, rows)).flatMap((order): WaitingItem[] => {
    const missed = missedDay(order, datesOf(services, order));
    if (missed === null) return [];
    const { id, name: who } = order.row;
    const end = endOfShopDay(missed.day, timeZone);
    const next = { label: missed.isToLeave ? look : seeGates, href: officePaths.adminOrder(id) };
    return [{ kind: "order_late", subject: "order", id, who, since: end, dueAt: end, next }];
  });
  const longestFirst = items.toSorted((a, b) => (a.since < b.since ? -1 : 1));
  return { items: longestFirst.slice(0, most), count: items.length };
}
