import { AppError } from "#server/platform/errors/app-error.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";

/** The same work, but none for the payments of a provider that did not answer before. */
export function untilSilent(
  deal: (payment: PaymentRow) => Promise<void>,
): (payment: PaymentRow) => Promise<void> {
  const silent = new Set<string>();
  return async (payment) => {
    if (silent.has(payment.provider)) return;
    try {
      await deal(payment);
    } catch (error) {
      if (error instanceof AppError && error.code === "unavailable") silent.add(payment.provider);
      throw error;
    }
  };
}
