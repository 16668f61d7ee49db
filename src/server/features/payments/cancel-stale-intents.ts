import { isPayable } from "#domain/quotes/quote-status.ts";
import { readQuoteForSystem } from "#server/features/quotes/quote-for-payment.ts";
import { theShop } from "#server/platform/history/history.ts";
import { closeCharge } from "./close-charge.ts";
import type { PaymentServices } from "./payment-services.ts";
import { findPaymentsOfQuote, openStatuses } from "./payments.repository.ts";
import type { PaymentRow } from "./payments.table.ts";

type PricedQuote = Awaited<ReturnType<typeof readQuoteForSystem>>;

/**
 * Closes the open payments of a quote that is not payable any more, or not at the price they were opened for (§0.2,
 * M10). One that was charged in the meantime is recorded, for staff to check. The reaction to `quoteChanged`.
 */
export async function cancelStaleIntents(services: PaymentServices, quoteId: number): Promise<void> {
  const payments = await findPaymentsOfQuote(services.db, quoteId);
  const open = payments.filter(({ status }) => openStatuses.some((each) => each === status));
  if (open.length === 0) return;
  const quote = await readQuoteForSystem(services.db, quoteId);
  for (const payment of open.filter((each) => isStale(each, quote))) {
    await closeCharge(services, payment, { action: "payment.cancel", doer: theShop });
  }
}

/** Whether a payment is for another price than the quote's present one, or for a quote that cannot be paid. */
export function isStale(payment: PaymentRow, quote: PricedQuote): boolean {
  if (quote.isDeleted || !isPayable(quote.status)) return true;
  return payment.quote_version !== quote.version || payment.amount_cents !== quote.totalCents;
}
