import { stateWith } from "#domain/orders/order-gates.ts";
import { nextShopTask, type ShopTask, taskName, tasksOf } from "#domain/orders/order-turn.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { sum } from "#domain/sum.ts";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import { type OrderKind, orderKindOf, orderKinds, type WaitingItem } from "#domain/today/waiting-item.ts";
import type { Services } from "#server/services.ts";
import { type ActingRow, findActingOrders, readSituation } from "../model/acting-orders.repository.ts";
import { findOrdersById, type ShownOrderRow } from "../model/orders.repository.ts";
import { countingOf, datesOf, withGates } from "../presenters/read-orders.ts";
import { type GatedOrder, leavingDay } from "../presenters/show-order.ts";

/** A day on which an order leaves hurries from so long before it. */
const before = days(3);

type Found = Readonly<Record<OrderKind, { readonly items: WaitingItem[]; readonly count: number }>>;

/** What the shop does next for its open orders, by kind: the first to leave first, and how many there are (ADR-92). */
export async function staffFindOrdersToActOn(
  services: Pick<Services, "db" | "clock" | "shop">,
  most: number,
): Promise<Found> {
  const { db, clock } = services;
  const acting = withTasks(await findActingOrders(db, most));
  const ofKind = Map.groupBy(acting, ({ task }) => orderKindOf(task));
  const firstOf = (kind: OrderKind) => (ofKind.get(kind) ?? []).slice(0, most);
  const ids = orderKinds.flatMap((kind) => firstOf(kind).map(({ id }) => id));
  const rows = ids.length === 0 ? [] : await findOrdersById(db, ids);
  const orders = new Map((await withGates(db, rows)).map((order) => [order.row.id, order]));
  const { timeZone } = services.shop.facts();
  const soon = shopDayAt(new Date(clock().getTime() + before), timeZone);
  const counting = countingOf(services);
  const itemOf = (order: GatedOrder, task: ShopTask): WaitingItem => {
    const { id, quote_id: quoteId, number: reference, name: who } = order.row;
    const leavesOn = leavingDay(order, datesOf(counting, order));
    const dueAt = leavesOn !== null && leavesOn <= soon ? endOfShopDay(leavesOn, timeZone) : null;
    const isProof = orderKindOf(task) === "proof_to_make";
    const href = isProof ? officePaths.adminProofs(id) : officePaths.adminOrder(id);
    return {
      ...{ kind: orderKindOf(task), subject: "order", id, quoteId, reference, who, task, leavesOn },
      ...{ since: sinceWhen(order.row), dueAt, next: { label: taskName({ by: "shop", what: task }), href } },
    };
  };
  const found = (kind: OrderKind) => ({
    items: firstOf(kind).flatMap(({ id, task }) => {
      const order = orders.get(id);
      return order ? [itemOf(order, task)] : [];
    }),
    count: countOf(ofKind.get(kind) ?? []),
  });
  return {
    ...{ proof_to_make: found("proof_to_make"), to_start: found("to_start"), to_count: found("to_count") },
    ...{ to_ship: found("to_ship"), to_settle: found("to_settle") },
  };
}

/** The orders with what the shop does next for them: the rule is asked once for all that stand the same. */
function withTasks(rows: readonly ActingRow[]): (ActingRow & { readonly task: ShopTask })[] {
  const known = new Map<string, ShopTask | undefined>();
  return rows.flatMap((row) => {
    const { situation } = row;
    if (!known.has(situation)) known.set(situation, taskOfSituation(situation));
    const task = known.get(situation);
    return task ? [{ ...row, task }] : [];
  });
}

/** All that stand in one of these situations, also those that were not read. */
function countOf(rows: readonly ActingRow[]): number {
  return sum([...new Map(rows.map(({ situation, alike }) => [situation, alike])).values()]);
}

/** What the shop does next for every order that stands so. */
function taskOfSituation(situation: string): ShopTask | undefined {
  const { state, settlement, owes, ...facts } = readSituation(situation);
  const tasks = tasksOf({
    ...facts,
    state: stateWith(state, facts.open),
    // Which of the two tasks about the address its client has is no matter here.
    address: null,
    settlement: settlement === undefined ? null : { state: settlement },
    openCents: owes ? 1 : 0,
  });
  return nextShopTask(tasks);
}

/** Since when it stands where it does. */
function sinceWhen(row: ShownOrderRow): string {
  const { state, created_at, held_at, started_at, packed_at, delivered_at } = row;
  if (held_at !== null) return held_at;
  if (state === "preparing") return created_at;
  if (state === "in_production") return started_at ?? created_at;
  return (state === "delivered" ? delivered_at : packed_at) ?? created_at;
}
