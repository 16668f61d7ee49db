import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { theShop } from "#server/platform/history/history.ts";
import { findOpenPaymentsAfter } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { findPendingRefunds } from "../ledger/refunds.repository.ts";
import type { PaymentServices } from "../payment-services.ts";
import { finishRefund } from "../refunds/finish-refund.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";
import { closeCharge } from "../settle/record-provider-state.ts";
import { systemSettlePayment } from "../settle/system-settle-payment.ts";

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

/** Closes intents that were open for a day, at the provider and in the books. */
export async function expireIntents(services: PaymentServices): Promise<void> {
  await eachOpenPayment(services, { expiredBy: services.clock() }, (payment) =>
    closeCharge(services, payment, { action: "payment.expire", actor: theShop }),
  );
}

/**
 * Does something to every open payment, one after the other. One that fails is logged and left for the next time; once
 * a provider is silent, the rest waits for the next time too.
 */
async function eachOpenPayment(
  services: PaymentServices,
  filter: Parameters<typeof findOpenPaymentsAfter>[2],
  deal: (payment: PaymentRow) => Promise<void>,
): Promise<void> {
  const silent = new Set<string>();
  let last = 0;
  for (;;) {
    const payments = await findOpenPaymentsAfter(services.db, last, filter);
    for (const payment of payments) {
      if (silent.has(payment.provider)) continue;
      try {
        await deal(payment);
      } catch (error) {
        if (error instanceof AppError && error.code === "unavailable") silent.add(payment.provider);
        services.log.warn({ err: error, payment: payment.id }, "an open payment could not be looked at");
      }
    }
    const end = payments.at(-1);
    if (!end) return;
    last = end.id;
  }
}
