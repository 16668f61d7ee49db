import { canMoveDispute, type DisputeStatus, disputeOf } from "#domain/payments/dispute.ts";
import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import { todayOf } from "#server/today-of.ts";
import { bookGone, bookReturned } from "../ledger/book-money.ts";
import {
  type DisputeRow,
  disputesOfPayment,
  insertDispute,
  moveDispute,
  setDispute,
} from "../ledger/disputes.repository.ts";
import { alertStaffOf } from "../ledger/flag-payment.ts";
import { lockPayment } from "../ledger/payment-moves.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { DisputeState } from "../providers/provider-state.ts";

const actions = {
  open: "payment.dispute",
  won: "payment.dispute-win",
  lost: "payment.dispute-lose",
} as const satisfies Record<DisputeStatus, string>;

/**
 * Records a dispute's state, once each and in any order. Open: staff is alerted, who alone can
 * answer it, at the provider and in time. Won: its mark goes. Lost: the money leaves the revenue, and staff
 * is alerted. The quote stays as it is.
 */
export async function recordDispute(
  services: PaymentServices,
  payment: PaymentRow,
  dispute: DisputeState,
  actor: AuditActor,
): Promise<void> {
  const isMailed = await services.db.transaction().execute(async (transaction) => {
    const amountCents = Math.min(dispute.amountCents ?? payment.amount_cents, payment.amount_cents);
    const at = services.clock();
    const kept = await keep(transaction, payment, { ...dispute, amountCents }, at);
    if (!kept) return false;
    const ended = { sourceId: kept.id, at, day: todayOf(services) };
    if (dispute.status === "lost")
      await bookGone(transaction, "dispute-lost", payment, { ...ended, cents: amountCents });
    if (dispute.status === "won") await bookReturned(transaction, "dispute-won", payment, ended);
    const disputes = await disputesOfPayment(transaction, payment.id);
    const lost = disputes.filter(({ status }) => status === "lost");
    await setDispute(transaction, payment.id, {
      dispute: disputeOf(disputes.map(({ status }) => status)),
      lostCents: lost.reduce((sum, { amount_cents: cents }) => sum + cents, 0),
    });
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: actions[dispute.status],
      actor,
      after: { dispute: dispute.disputeId, amount_cents: amountCents },
      at,
    });
    if (dispute.status === "won") return false;
    const reviewReason: ReviewReason = dispute.status === "lost" ? "dispute-lost" : "disputed";
    await alertStaffOf(services, transaction, payment, reviewReason, { amountCents });
    return true;
  });
  if (isMailed) services.notifyMailWorker();
}

/** The dispute as it stands now; undefined for what is known already. */
async function keep(
  transaction: Transaction,
  payment: PaymentRow,
  { disputeId, status, amountCents }: DisputeState & { readonly amountCents: number },
  at: Date,
): Promise<Pick<DisputeRow, "id"> | undefined> {
  await lockPayment(transaction, payment.id);
  const row = {
    payment_id: payment.id,
    provider_dispute_id: disputeId,
    amount_cents: amountCents,
    status,
    opened_at: at.toISOString(),
    ended_at: status === "open" ? null : at.toISOString(),
  };
  const disputes = await disputesOfPayment(transaction, payment.id);
  const known =
    disputes.find(({ provider_dispute_id: id }) => id === disputeId) ??
    sameDispute(disputes, payment.amount_cents - amountCents);
  if (!known) return await insertDispute(transaction, row);
  const isMoved = canMoveDispute(known.status, status) && (await moveDispute(transaction, known, row));
  return isMoved ? known : undefined;
}

/**
 * A buyer can dispute no more than was charged: an event that leaves no room for a second dispute is about the first,
 * whatever number it carries.
 */
function sameDispute(disputes: readonly DisputeRow[], room: number): DisputeRow | undefined {
  const standing = disputes.filter(({ status }) => status !== "won");
  const sum = standing.reduce((total, { amount_cents: cents }) => total + cents, 0);
  return sum > room ? standing.at(-1) : undefined;
}
