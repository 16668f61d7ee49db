import { minutes } from "#domain/time/durations.ts";
import { theShop } from "#server/platform/history/history.ts";
import { cancelStaleIntents } from "./cancel-stale-intents.ts";
import { eachOpenPayment } from "./each-open-payment.ts";
import { finishRefund } from "./finish-refund.ts";
import type { PaymentServices } from "./payment-services.ts";
import { findPendingRefunds } from "./refunds.repository.ts";
import { systemSettlePayment } from "./system-settle-payment.ts";

/** A refund that began so long ago was left behind by a crash or a silence. */
const refundIsLate = minutes(1);

/**
 * Brings the books to what the providers say, whatever was lost on the way: every open payment is settled by its
 * provider's truth, refunds that were begun are finished, and what can no longer be paid is closed (D5, M6, M7).
 */
export async function reconcilePayments(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, {}, async (payment) => {
    const { status } = await systemSettlePayment(services, payment, theShop);
    if (status === "pending" || status === "failed") await cancelStaleIntents(services, payment.quote_id);
  });
  const late = new Date(services.clock().getTime() - refundIsLate);
  for (const refund of await findPendingRefunds(services.db, late)) {
    try {
      await finishRefund(services, refund);
    } catch (error) {
      services.log.warn({ err: error, refund: refund.id }, "a refund could not be finished");
    }
  }
}
