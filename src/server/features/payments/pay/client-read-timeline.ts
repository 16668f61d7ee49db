import type { QuoteEvent } from "#contracts/quotes/timeline.ts";
import { isChargedPayment } from "#domain/payments/payment-status.ts";
import type { Client } from "#server/access/actor.ts";
import { clientReadAuditEntries } from "#server/features/deals/lists/client-read-audit-entries.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findPaymentsOfQuote } from "../ledger/payments.repository.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";
import { refundsOfPayment } from "../ledger/refunds.repository.ts";

/** What has happened to a client's own quote, money included, the oldest first. @throws 404 */
export async function clientReadTimeline(
  { db }: Pick<Services, "db">,
  client: Client,
  quoteId: number,
): Promise<QuoteEvent[]> {
  const entries = await clientReadAuditEntries(db, client, quoteId);
  const payments = await findPaymentsOfQuote(db, quoteId);
  const moved = await Promise.all(payments.map((payment) => moneyOf(db, payment)));
  return [...entries, ...moved.flat()].sort((a, b) => a.at.localeCompare(b.at));
}

/** Charges and refunds; failed attempts are left out. */
async function moneyOf(db: Db, payment: PaymentRow): Promise<QuoteEvent[]> {
  if (payment.provider === "bank-transfer" && payment.status === "pending") {
    return [{ kind: "transfer-chosen", at: payment.created_at, amount_cents: payment.amount_cents }];
  }
  if (payment.processing_since !== null) {
    return [{ kind: "processing", at: payment.processing_since, amount_cents: payment.amount_cents }];
  }
  if (!isChargedPayment(payment.status)) return [];
  const refunds = await refundsOfPayment(db, payment.id);
  return [
    {
      kind: "paid",
      at: payment.settled_at ?? payment.created_at,
      amount_cents: payment.amount_cents,
      payment_id: payment.id,
      reference: payment.payment_intent_id,
    },
    ...refunds
      .filter(({ status }) => status === "completed")
      .map((refund): QuoteEvent => {
        return { kind: "refunded", at: refund.created_at, amount_cents: refund.amount_cents };
      }),
  ];
}
