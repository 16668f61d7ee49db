import type { OrderAnswer } from "#contracts/orders/orders.ts";
import { orderRefusals, refusalIn } from "#domain/orders/refusals.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { findDealOfOrder, type OrderAt, orderConflict } from "../commands/change-order.ts";
import { systemFollowPlan } from "../decide/system-follow-plan.ts";
import { mailClient } from "../delivery/delivery-mails.ts";
import { systemGiveBackSettlement } from "../invoices/system-draft-settlement.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { deletePlanItem } from "../model/plan-items.repository.ts";
import { storedCounts } from "../model/read-accepted-order.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { deleteSettlement } from "../model/settlements.repository.ts";
import { readOrder, requireWholeOrder } from "../presenters/read-orders.ts";
import { bookSettlementVoided } from "../receivables/book-asked.ts";
import { readMoneyChain } from "../receivables/read-money-chain.ts";
import { readPlan } from "../receivables/read-plan.ts";

interface Voiding extends OrderAt {
  readonly reason: string;
}

/**
 * Staff voids a settlement that was wrong: the order comes to what was accepted, what settled it is given back by a draft,
 * and it can be counted and settled anew. The client is written to.
 * @throws 404; 409 where it is not settled, with the fresh order
 */
export async function staffVoidSettlement(
  services: Services,
  staff: Staff,
  voiding: Voiding,
): Promise<OrderAnswer> {
  const { orderId } = voiding;
  await runOnDeal(
    services,
    auditActorOf(staff),
    async (inside) => {
      const { quoteId } = await findDealOfOrder(inside, staff, orderId);
      return { quoteId, paymentId: await inside.lastPayment.hold(inside.db, quoteId) };
    },
    (running, { paymentId }) => voidSettlement(running, staff, { ...voiding, paymentId }),
  );
  return await readOrder(services, staff, orderId);
}

async function voidSettlement(
  running: Running,
  staff: Staff,
  { paymentId, orderId, reason, ...at }: Voiding & { readonly paymentId: number | undefined },
): Promise<void> {
  const { inside, transaction } = running;
  const order = await requireWholeOrder(inside, staff, orderId);
  const { row, settlement } = order;
  const quoteId = row.quote_id;
  const refuse = (message: Message) => orderConflict(inside, { order, changer: staff, message });
  if (isStale(at, row)) throw refuse(orderRefusals.changed);
  if (row.state === "cancelled") throw refuse(refusalIn(row.state, "unship"));
  if (settlement?.state !== "settled") throw refuse(orderRefusals.notSettledYet);
  const { id: settlementId, total_cents, difference_cents, choice } = settlement;
  // An order is closed only while it is settled.
  const state = row.state === "closed" ? "delivered" : row.state;
  if (!(await changeOrderRow(transaction, row, { state, closed_at: null })))
    throw refuse(orderRefusals.changed);
  const before = await readPlan(inside, quoteId);
  await deleteSettlement(transaction, settlementId);
  const counts = storedCounts.parse(JSON.parse(settlement.counts)).map(({ name, ordered, billed }) => {
    return { name, unitsOrdered: ordered, unitsBilled: billed };
  });
  await systemGiveBackSettlement(running, { quoteId, counts, reason });
  await recordCommand(running, {
    ...{ subject: "order", subjectId: orderId, action: "order.void-settlement" },
    ...{ before: { total_cents, difference_cents, choice }, after: { reason } },
    book: (booking) => bookSettlementVoided(transaction, { ...booking, quoteId, settlementId }),
  });
  for (const { id, kind, askedCents } of (await readPlan(inside, quoteId)).items)
    if (id !== null && kind === "settlement" && askedCents === 0) await deletePlanItem(transaction, id);
  const after = await systemFollowPlan(running, quoteId);
  if (after.heldCents > before.heldCents && paymentId !== undefined)
    await inside.lastPayment.markOverpaid(transaction, paymentId);
  else await inside.lastPayment.clearOverpaid(transaction, quoteId);
  await mailClient(transaction, { order, at: running.at }, "settlement-voided", {
    money: await readMoneyChain(inside, quoteId),
  });
}
