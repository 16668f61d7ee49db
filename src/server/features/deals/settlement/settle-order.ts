import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { moveOfOrder } from "#domain/orders/order-state.ts";
import type { SettlementChoice } from "#domain/orders/settlement.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Buyer, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { mailClient } from "../delivery/delivery-mails.ts";
import { systemDraftSettlement } from "../invoices/system-draft-settlement.ts";
import { changeOrderRow } from "../model/orders.repository.ts";
import { isStale, type Running, recordCommand, runOnDeal } from "../model/run-command.ts";
import { dropOpenSettlement, writeSettlement } from "../model/settlements.repository.ts";
import { sumShipped } from "../model/shipments.repository.ts";
import { beginUndoable, endUndoable } from "../model/undoable.ts";
import { requireOrder, systemReadOrder } from "../presenters/read-orders.ts";
import type { ReadOrder } from "../presenters/show-order.ts";
import { readHowPaid } from "../receivables/read-money-chain.ts";
import { systemSettlePlan } from "../receivables/system-settle-plan.ts";
import { askForRest } from "./ask-for-rest.ts";
import { type CountedOrder, cameCents, countOrder } from "./count-order.ts";
import { countsToStore, isPacked, readSettlement } from "./read-settlement.ts";

const words = {
  notCounted: /*i18n*/ {
    id: "orders.settle.notCounted",
    message: "This order is settled once its bags are counted and packed.",
  },
  clientChooses: /*i18n*/ {
    id: "orders.settle.clientChooses",
    message: "Fewer bags were made than agreed: the client chooses first. You can also record what he said.",
  },
  nothingBeyond: /*i18n*/ {
    id: "orders.settle.nothingBeyond",
    message: "No more bags were made than agreed: there are none to pay for besides.",
  },
  nothingToChoose: /*i18n*/ {
    id: "orders.settle.nothingToChoose",
    message: "As many bags were made as agreed: there is nothing to choose.",
  },
  noChoice: /*i18n*/ {
    id: "orders.settle.noChoice",
    message: "Please choose: take these bags, or ask for the rest.",
  },
  tooLate: /*i18n*/ {
    id: "orders.settle.tooLate",
    message: "The days to ask for the rest are over. Please write to us.",
  },
} as const satisfies Record<string, Message>;

interface Settling {
  readonly orderId: number;
  readonly expectedVersion?: number | undefined;
  readonly choice?: SettlementChoice | undefined;
  /** What estimated freight came to. */
  readonly freightCents?: number | undefined;
}

/**
 * Settles an order by its counted bags, once (L19): staff, or its client, who below the tolerance takes the bags for less or
 * asks for the rest, and above it may pay for all of them. Asked again it answers what was settled.
 * @throws 404; 409 with why not, and how it stands; 422 without a choice
 */
export async function settleOrder(
  services: Services,
  actor: Staff | Buyer,
  settling: Settling,
): Promise<SettlementAnswer> {
  const { orderId } = settling;
  const { row } = await requireOrder(services, actor, orderId);
  await settleAs(services, auditActorOf(actor), { ...settling, actor, quoteId: row.quote_id });
  const answer = await readSettlement(services, actor, orderId);
  if (!answer) throw new AppError("not_found");
  return answer;
}

/** The client did not choose in time: he takes what was made (L19.5). */
export async function systemTakeBags(services: Services, orderId: number): Promise<void> {
  const { row } = await systemReadOrder(services, orderId);
  const by: AuditActor = { kind: "system", id: null, name: "settlements" };
  await settleAs(services, by, { orderId, choice: "take", actor: undefined, quoteId: row.quote_id });
}

interface Within extends Settling {
  /** Undefined for the job. */
  readonly actor: Staff | Buyer | undefined;
  readonly quoteId: number;
}

async function settleAs(services: Services, by: AuditActor, settling: Within): Promise<void> {
  const { quoteId } = settling;
  await runOnDeal(
    services,
    by,
    async ({ db, lastPayment }) => ({ quoteId, paymentId: await lastPayment.hold(db, quoteId) }),
    (running, { paymentId }) => settle(running, { ...settling, paymentId }),
  );
}

async function settle(running: Running, settling: Within & Pick<Settled, "paymentId">): Promise<void> {
  const { inside, day, unchanged } = running;
  const { orderId, choice, actor, paymentId, freightCents } = settling;
  const order = await (actor ? requireOrder(inside, actor, orderId) : systemReadOrder(inside, orderId));
  const stored = order.settlement;
  if (stored?.state === "settled") return unchanged();
  const refuse = async (message?: Message) =>
    new AppError("conflict", {
      message,
      ...(actor && { extra: { fresh: await readSettlement(inside, actor, orderId) } }),
    });
  if (isStale(settling, order.row)) throw await refuse();
  if (!isPacked(order)) throw await refuse(words.notCounted);
  const counted = await countOrder(inside, order, {
    ...{ actualFreightCents: freightCents, isAllBilled: choice === "all" },
  });
  if (choice === "all" && (counted.isBelow || counted.unitsBeyond === 0))
    throw await refuse(words.nothingBeyond);
  if (actor !== undefined && actor.kind !== "staff" && choice !== "all" && !counted.isBelow)
    throw await refuse(words.nothingToChoose);
  if (choice === "rest" && !counted.isBelow) throw await refuse(words.nothingToChoose);
  if (counted.isBelow && choice === undefined) {
    if (actor !== undefined && actor.kind !== "staff")
      throw new AppError("invalid", { fields: { choice: [words.noChoice] } });
    throw await refuse(words.clientChooses);
  }
  if (choice === "rest") {
    if (
      actor !== undefined &&
      actor.kind !== "staff" &&
      stored?.choose_until != null &&
      stored.choose_until < day
    )
      throw await refuse(words.tooLate);
    if (!(await askForRest(running, { order, counted }))) throw await refuse();
    return;
  }
  const taken = counted.isBelow ? ("take" as const) : null;
  const settled = { order, counted, choice: choice === "all" ? choice : taken, paymentId, freightCents };
  if (!(await settleByCount(running, settled))) throw await refuse();
}

interface Settled {
  readonly order: ReadOrder;
  readonly counted: CountedOrder;
  readonly choice: SettlementChoice | null;
  readonly paymentId: number | undefined;
  readonly freightCents: number | undefined;
}

/** All that a settlement leaves: its invoice or credit note, what the plan owes from now on, the row, history and mail. */
async function settleByCount(
  running: Running,
  { order, counted, choice, paymentId, freightCents }: Settled,
): Promise<boolean> {
  const { inside, transaction, at, actor } = running;
  const { row } = order;
  const { worked, differenceCents } = counted.settled;
  const quoteId = row.quote_id;
  // What the client chose, or did not, is not staff's to undo.
  const undoable = actor.kind === "staff" ? await beginUndoable(transaction, { quoteId, at }) : undefined;
  if (!undoable) await endUndoable(transaction, { quoteId, at });
  const invoice = await systemDraftSettlement(running, { quoteId, worked, counts: counted.counts });
  // The row of its own that the ledger names as the source.
  await dropOpenSettlement(transaction, row.id);
  const written = await writeSettlement(transaction, {
    ...{
      order_id: row.id,
      state: "settled",
      choice,
      choose_until: null,
      counts: JSON.stringify(countsToStore(counted)),
    },
    ...{ total_cents: worked.totalCents, difference_cents: differenceCents },
    ...{ freight_cents: freightCents ?? null, invoice_id: invoice?.id ?? null },
    ...{ created_at: at.toISOString(), settled_at: at.toISOString() },
  });
  if (!written) return false;
  const plan = { quoteId, settlementId: written.id, differenceCents };
  const backCents = await systemSettlePlan(running, plan);
  if (backCents > 0 && paymentId !== undefined) await inside.lastPayment.markOverpaid(transaction, paymentId);
  const state = await stateAfter(transaction, order, choice);
  if (!(await changeOrderRow(transaction, row, { state }))) return false;
  const balanceCents = worked.totalCents - cameCents(counted.plan);
  const historyId = await recordCommand(running, {
    ...{ subject: "order", subjectId: row.id, action: "order.settle" },
    after: { total_cents: worked.totalCents, difference_cents: differenceCents, choice },
  });
  const units = counted.counts.reduce((sum, line) => sum + line.unitsBilled, 0);
  await mailClient(transaction, { order, at, post: undoable?.post }, "settled", {
    ...{ units, totalCents: worked.totalCents, balanceCents },
    ...(await readHowPaid(inside, quoteId)),
  });
  await undoable?.keep(historyId);
  return true;
}

/** Who takes too few bags has them all once all of them have left. */
async function stateAfter(
  transaction: Transaction,
  { row, lines }: ReadOrder,
  choice: SettlementChoice | null,
) {
  const to = moveOfOrder(row.state, "ship");
  if (choice !== "take" || row.state !== "partly_shipped" || to === undefined) return row.state;
  const shipped = await sumShipped(transaction, [row.id]);
  return lines.every(({ id, units_good }) => (shipped.get(id) ?? 0) >= (units_good ?? 0)) ? to : row.state;
}
