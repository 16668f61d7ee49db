import type { Payment } from "#contracts/payments/payments.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { clearMark } from "../ledger/payment-moves.repository.ts";
import { paymentMessages } from "../ledger/payment-words.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import { paymentConflict, showPayment } from "../ledger/show-payment.ts";
import type { PaymentServices } from "../payment-services.ts";

interface Clearing {
  readonly paymentId: number;
  readonly reason: string;
  readonly expectedVersion: number | undefined;
}

/**
 * Staff has looked into a marked payment, and says what came of it: the mark goes, and the reason stays in the history.
 * @throws 404; 409 without a mark, or when the payment has moved on
 */
export async function staffClearMark(
  services: Pick<PaymentServices, "db" | "clock" | "shop">,
  staff: Staff,
  { paymentId, reason, expectedVersion }: Clearing,
): Promise<Payment> {
  const { db, clock } = services;
  const payment = await findPaymentForSystem(db, paymentId);
  if (!payment) throw new AppError("not_found");
  const { to_check: reviewReason, version } = payment;
  if (!reviewReason) throw paymentConflict(services, payment, paymentMessages.nothingToClear);
  const isCleared = await db.transaction().execute(async (transaction) => {
    const asked = { id: paymentId, version: expectedVersion ?? version };
    if (!(await clearMark(transaction, asked, reviewReason))) return false;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: paymentId,
      action: "payment.clear-mark",
      actor: auditActorOf(staff),
      before: { to_check: reviewReason },
      after: { reason },
      at: clock(),
    });
    return true;
  });
  const fresh = (await findPaymentForSystem(db, paymentId)) ?? payment;
  if (!isCleared) throw paymentConflict(services, fresh);
  return showPayment(fresh, services.shop.facts().currency);
}
