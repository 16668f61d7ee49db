import { createHash, randomUUID } from "node:crypto";
import type { Payment } from "#contracts/payments/payments.ts";
import { cents } from "#domain/money/cents.ts";
import { type Refundable, refundableCents, refundRule } from "#domain/payments/refund.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { keyReused } from "#server/platform/idempotency/answer-once.ts";
import { bookGone } from "../ledger/book-money.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import type { PaymentRow, RefundRow } from "../ledger/payments.table.ts";
import { findRefundByKey, insertRefund, reserveRefund } from "../ledger/refunds.repository.ts";
import { paymentConflict, showPayment } from "../ledger/show-payment.ts";
import { mailOwnersOfMoney } from "../mail-owners-of-money.ts";
import type { PaymentServices } from "../payment-services.ts";
import { finishRefund } from "./finish-refund.ts";

interface Refund {
  readonly paymentId: number;
  /** Undefined: all that is left. */
  readonly amountCents: number | undefined;
  readonly reason: string;
  readonly idempotencyKey: string | undefined;
  readonly expectedVersion: number | undefined;
  /** Staff has paid it back at the bank: it is only recorded. */
  readonly isByTransfer: boolean;
  /** Said where the payment is disputed. */
  readonly isDespiteDispute: boolean;
}

/**
 * Staff pays a payment back through its provider: the amount is set aside first, then the provider is asked, then the
 * end is recorded with history and a mail to the client; the owners are mailed at once (SPEC-4.47). The same Idempotency-Key pays back once.
 * @throws 404; 409 when nothing (or not as much) is left, the buyer disputes it, or the provider refuses; 422; 503 while
 *   it is silent
 */
export async function staffRefundPayment(
  services: PaymentServices,
  staff: Staff,
  asked: Refund,
): Promise<Payment> {
  const requestKey = await requestKeyOf(services, asked);
  const known = asked.idempotencyKey ? await findRefundByKey(services.db, requestKey) : undefined;
  const refund =
    known ??
    (await reserve(services, staff, asked, requestKey)) ??
    (await findRefundByKey(services.db, requestKey));
  if (!refund) throw new Error("a refund was neither recorded nor found");
  if (!isSameRequest(refund, staff, asked)) throw keyReused();
  await finishRefund(services, refund);
  const payment = await requirePayment(services, asked.paymentId);
  return showPayment(payment, services.shop.facts().currency);
}

/** A key counts for one caller and one content. No amount means all that was left at the time. */
function isSameRequest(
  refund: RefundRow,
  staff: Staff,
  { amountCents, reason, isByTransfer }: Refund,
): boolean {
  return (
    refund.doer_id === staff.userId &&
    refund.reason === reason &&
    (refund.method === "transfer") === isByTransfer &&
    (amountCents === undefined || amountCents === refund.amount_cents)
  );
}

/** Undefined when the same request is under way already. */
async function reserve(
  services: PaymentServices,
  staff: Staff,
  asked: Refund,
  requestKey: string,
): Promise<RefundRow | undefined> {
  const { paymentId, amountCents, reason, expectedVersion, isByTransfer, isDespiteDispute } = asked;
  const payment = await requirePayment(services, paymentId);
  if (isDisputed(payment) && !isDespiteDispute)
    throw paymentConflict(services, payment, paymentMessages.disputedRefund);
  const amount = amountToRefund(services, payment, amountCents);
  const actor = auditActorOf(staff);
  const at = services.clock();
  try {
    return await services.db.transaction().execute(async (transaction) => {
      const reserved = await reserveRefund(transaction, { id: paymentId, version: expectedVersion }, amount);
      if (!reserved)
        throw paymentConflict(services, (await findPaymentForSystem(transaction, paymentId)) ?? payment);
      const refund = await insertRefund(transaction, {
        payment_id: paymentId,
        request_key: requestKey,
        provider_refund_id: null,
        method: isByTransfer ? "transfer" : "provider",
        amount_cents: amount,
        reason,
        status: "pending",
        doer_id: staff.userId,
        doer_name: staff.name,
        created_at: at.toISOString(),
      });
      if (!refund) throw new SameRequest();
      const day = shopDayAt(at, services.shop.settings().time_zone);
      await bookGone(transaction, "refunded", payment, { sourceId: refund.id, cents: amount, at, day });
      const after = { amount_cents: amount, reason, ...(isByTransfer && { method: "transfer" }) };
      const entry = {
        subject: "payment",
        subjectId: paymentId,
        action: "payment.refund-begin",
        actor,
        after,
        at,
      };
      await recordAudit(transaction, entry);
      const moves = [
        { move: "refund", about: payment.quote_reference, amountCents: amount, by: staff.name } as const,
      ];
      await mailOwnersOfMoney(transaction, { news: "refund", day, moves, more: 0 }, at);
      return refund;
    });
  } catch (error) {
    if (error instanceof SameRequest) return undefined;
    throw error;
  }
}

/** The buyer may get the money back a second time, from the bank. */
function isDisputed({ dispute, to_check }: PaymentRow): boolean {
  return dispute === "open" || to_check === "disputed";
}

/** Undoes the transaction of the second of two equal requests. */
class SameRequest extends Error {}

function amountToRefund(services: PaymentServices, payment: PaymentRow, asked: number | undefined): number {
  const refundable = refundableOf(payment);
  const left = refundableCents(refundable);
  if (payment.status !== "completed" || left === 0)
    throw paymentConflict(services, payment, paymentMessages.notRefundable);
  const amount = cents(asked ?? left);
  const error = refundRule(refundable, amount);
  if (error) throw new AppError("invalid", { fields: { amount: [error] } });
  return amount;
}

async function requirePayment({ db }: PaymentServices, id: number): Promise<PaymentRow> {
  const payment = await findPaymentForSystem(db, id);
  if (!payment) throw new AppError("not_found");
  return payment;
}

async function requestKeyOf(
  services: PaymentServices,
  { paymentId, idempotencyKey }: Refund,
): Promise<string> {
  const own = idempotencyKey ? createHash("sha256").update(idempotencyKey).digest("base64url") : randomUUID();
  return [await services.shopKey(), "refund", paymentId, own].join(":");
}

function refundableOf({ amount_cents, refunded_cents, lost_cents }: PaymentRow): Refundable {
  return {
    capturedCents: cents(amount_cents),
    ...{ refundedCents: cents(refunded_cents), lostCents: cents(lost_cents) },
  };
}
