import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { type CorrectedState, correctionTo } from "#domain/orders/order-state.ts";
import { orderRefusals } from "#domain/orders/refusals.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeOrder, type OrderAt, type OrderChange, orderConflict } from "../commands/change-order.ts";
import { dropOpenSettlement } from "../model/settlements.repository.ts";
import { markShipmentsUnderWay } from "../model/shipments.repository.ts";
import type { FullOrder } from "../presenters/show-order.ts";
import { orderNews } from "./order-news.ts";

interface Correcting extends OrderAt {
  readonly to: CorrectedState;
  readonly reason: string;
}

/**
 * Staff takes an order back to where it had been, for a reason; its gates keep what they were. Its client is written to
 * where he had been told otherwise. One that stands there already stays as it is.
 * @throws 409 that names the later step which is corrected first: its delivery, its shipments, its settlement
 */
export async function staffCorrectOrder(
  services: Services,
  staff: Staff,
  { to, reason, ...at }: Correcting,
): Promise<OrderAnswer> {
  return await changeOrder(services, staff, {
    ...{ ...at, command: correctionTo[to], action: "order.correct" },
    decide: (order) => {
      const { state } = order.row;
      const before = to === "accepted" ? "preparing" : to;
      if (state === before) return undefined;
      if (to !== "shipped" && order.settlement?.state === "settled")
        throw orderConflict(services, { order, changer: staff, message: orderRefusals.settled });
      return { ...correctionOf(order, to), before: { state }, after: { state: before, reason } };
    },
  });
}

/** What is not so any more, and what the client is written to. */
function correctionOf(
  { row, settlement }: FullOrder,
  to: CorrectedState,
): Pick<OrderChange, "set" | "also" | "mail"> {
  if (to === "shipped")
    return {
      set: { delivered_at: null, closed_at: null },
      also: (transaction) => markShipmentsUnderWay(transaction, row.id),
      mail: orderNews(row, "not-arrived"),
    };
  const isAsked = settlement?.state === "asked";
  const notPacked = { packed_at: null };
  const notStarted = { ...notPacked, started_at: null, promised_on: null, promised_before: null };
  const news = to === "accepted" ? "not-started" : isAsked && "nothing-to-choose";
  return {
    set: to === "accepted" ? notStarted : notPacked,
    ...(isAsked && { also: (transaction) => dropOpenSettlement(transaction, row.id) }),
    ...(news && { mail: orderNews(row, news) }),
  };
}
