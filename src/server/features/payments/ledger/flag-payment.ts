import type { ReviewReason } from "#domain/payments/payment-concern.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import type { PaymentServices } from "../payment-services.ts";
import { alertStaff } from "./alert-staff.ts";
import { markToCheck } from "./payment-moves.repository.ts";
import type { PaymentRow } from "./payments.table.ts";

/**
 * Marks a payment for staff, with history and a mail; one that is marked already is left as it is, unless its buyer
 * disputes it. `isRepeated`: what is found again at each comparison of the books is not marked again once staff has
 * looked into it.
 */
export async function flagPayment(
  services: PaymentServices,
  payment: PaymentRow,
  reviewReason: ReviewReason,
  actor: AuditActor,
  { isRepeated = false } = {},
): Promise<void> {
  if (isRepeated && payment.cleared_check === reviewReason) return;
  const isNew = await services.db.transaction().execute(async (transaction) => {
    if (!(await markToCheck(transaction, payment.id, reviewReason))) return false;
    await recordAudit(transaction, {
      subject: "payment",
      subjectId: payment.id,
      action: "payment.check",
      actor,
      after: { to_check: reviewReason },
      at: services.clock(),
    });
    await alertStaff(services, transaction, {
      reviewReason,
      quoteId: payment.quote_id,
      reference: payment.quote_reference,
      paymentReference: payment.payment_intent_id,
      amountCents: payment.amount_cents,
      isTest: payment.is_test === 1,
    });
    return true;
  });
  if (isNew) services.notifyMailWorker();
}
