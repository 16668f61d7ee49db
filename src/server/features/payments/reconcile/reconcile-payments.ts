import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { theShop } from "#server/platform/history/history.ts";
import { findPendingRefunds } from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { finishRefund } from "../refunds/finish-refund.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";
import { eachOpenPayment } from "./each-open-payment.ts";

/**
 * Brings the books to what the providers say, whatever was lost on the way: every open payment is settled by
 * its provider's state, refunds that were begun are finished, and expired payments are closed (SPEC-1.5,
 * REL-M6, REL-M7).
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, {}, async (payment) => {
    const { status } = await systemSettlePayment(services, payment, theShop);
    if (isOpenPayment(status)) await cancelStaleIntents(services, payment.quote_id);
  });
  // One that is just being made elsewhere is asked for with the same key, and ends once.
  for (const refund of await findPendingRefunds(services.db)) {
    try {
      await finishRefund(services, refund);
    } catch (error) {
      services.log.warn({ err: error, refund: refund.id }, "a refund could not be finished");
    }
  }
}
