import type { PlanStanding } from "#domain/payments/dues.ts";
import { isOpenPayment } from "#domain/payments/payment-status.ts";
import { type UnderWay, underWayOf } from "#domain/payments/under-way.ts";
import { isPayable } from "#domain/quotes/quote-stage.ts";
import { readQuoteForSystem } from "#server/features/deals/model/quote-for-payment.ts";
import { readPlan } from "#server/features/deals/receivables/read-plan.ts";
import { theShop } from "#server/platform/history/history.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";
import { closeCharge } from "./record-provider-state.ts";

type PricedQuote = Awaited<ReturnType<typeof readQuoteForSystem>>;

/**
 * Closes the open payments of a quote that is not payable any more, or not at the price and for the item they were opened for
 * (SPEC-0.2, REL-M10), and those beside a payment of the same item that is under way. One that was charged in the meantime is recorded, for staff to check. The reaction to `quoteChanged`.
 */
export async function cancelStaleIntents(services: PaymentServices, quoteId: number): Promise<void> {
  const payments = await findPaymentsOfQuote(services.db, quoteId);
  const open = payments.filter(({ status }) => isOpenPayment(status));
  if (open.length === 0) return;
  const quote = await readQuoteForSystem(services.db, quoteId);
  const now = services.clock();
  const plan = await readPlan(services, quoteId);
  const isBeside = (payment: PaymentRow) => {
    const ofItem = open.filter((each) => each.plan_position === payment.plan_position);
    const kinds = ofItem.map((each) => underWayOfRow(each, now));
    const kind = underWayOfRow(payment, now);
    if (kind === "processing") return false;
    return kinds.includes("processing") || (kind === undefined && kinds.includes("transfer"));
  };
  for (const payment of open.filter((each) => isStale(each, quote, plan) || isBeside(each))) {
    await closeCharge(services, payment, { action: "payment.cancel", actor: theShop });
  }
}

/** The same in the background: what a silent provider leaves open, reconciliation closes a little later. */
export async function tryCancelStaleIntents(services: PaymentServices, quoteId: number): Promise<void> {
  try {
    await cancelStaleIntents(services, quoteId);
  } catch (error) {
    services.log.warn({ err: error, quote: quoteId }, "other payments of a quote are still open");
  }
}

/** Whether a payment is for another amount than its item's present one, or for a quote that cannot be paid. */
export function isStale(payment: PaymentRow, quote: PricedQuote, plan: PlanStanding): boolean {
  if (quote.isDeleted || !(isPayable(quote.status) || quote.status === "paid")) return true;
  const item = plan.items.find(({ position }) => position === payment.plan_position);
  return payment.quote_version !== quote.version || payment.amount_cents !== item?.openCents;
}

/** Whether the money of this payment is on its way, and how. */
export function underWayOfRow(row: PaymentRow, now: Date): UnderWay | undefined {
  return underWayOf({
    status: row.status,
    isTransfer: row.provider === "bank-transfer",
    isProcessing: row.processing_since !== null,
    isOver: row.expires_at <= now.toISOString(),
  });
}
