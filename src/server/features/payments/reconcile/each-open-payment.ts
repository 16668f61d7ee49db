import { AppError } from "#server/platform/errors/app-error.ts";
import { findOpenPaymentsAfter } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";

/**
 * Does something to every open payment, one after the other. One that fails is logged and left for the next time; once
 * a provider is silent, the rest waits for the next time too.
 */
export async function eachOpenPayment(
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
