import type { Uncounted } from "#contracts/payments/plans.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import {
  readQuoteForSystem,
  systemFindUnpaidQuotes,
} from "#server/features/deals/model/quote-for-payment.ts";
import { readPlans } from "#server/features/deals/receivables/read-plan.ts";
import { systemReadRefundable } from "#server/features/deals/receivables/system-read-refundable.ts";
import { systemReadCredit } from "#server/features/ledger/read-standing.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { todayOf } from "#server/today-of.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import type { PaymentServices } from "../payment-services.ts";

/**
 * What arrived for a quote and counts for nothing, and the open items of the same client that it may count for (L10.5); of
 * a cancelled order what could be paid back (L10.8).
 */
export async function staffFindUncounted(
  services: Pick<PaymentServices, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<Uncounted> {
  const { db } = services;
  const { clientId, isDeleted, stage } = await readQuoteForSystem(db, quoteId);
  if (isDeleted) throw new AppError("not_found");
  const payments: Uncounted["payments"] = [];
  for (const payment of await findPaymentsOfQuote(db, quoteId)) {
    const left = await leftOfPayment(db, payment);
    if (left > 0) payments.push({ id: payment.id, version: payment.version, left_cents: left });
  }
  return {
    payments,
    items: payments.length > 0 ? await openItems(services, clientId) : [],
    refunds: stage === "cancelled" ? await systemReadRefundable(db, quoteId) : [],
  };
}

async function openItems(
  services: Pick<PaymentServices, "db" | "shop" | "clock">,
  clientId: number,
): Promise<Uncounted["items"]> {
  const { db } = services;
  const quotes = await systemFindUnpaidQuotes(db, clientId);
  const ids = quotes.map(({ id }) => id);
  const plans = await readPlans(db, ids, todayOf(services));
  return quotes.flatMap(({ id: quote_id, reference }) =>
    (plans.get(quote_id)?.items ?? []).flatMap(({ id, kind, openCents: open_cents }) =>
      id !== null && open_cents > 0 ? [{ id, quote_id, reference, kind, open_cents }] : [],
    ),
  );
}

/** What of a payment counts for nothing yet; nothing of one that is not charged, or that its buyer disputes. */
export async function leftOfPayment(db: Db, payment: PaymentRow): Promise<number> {
  if (!isChargedPayment(payment.status) || payment.dispute === "open") return 0;
  const credit = await systemReadCredit(db, [payment.quote_id]);
  return credit.find(({ paymentId }) => paymentId === payment.id)?.cents ?? 0;
}
