import type { Selectable } from "kysely";
import { z } from "zod";
import type { CallAnswer } from "#contracts/call.ts";
import type { HistoryEntry } from "#contracts/history.ts";
import type { getPayment } from "#contracts/payments/payments.ts";
import { centsToDollars } from "#domain/money/cents.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { HistoryTable } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { findPaymentForSystem } from "../ledger/payments.repository.ts";
import { refundsOfPayment } from "../ledger/refunds.repository.ts";
import { showPayment } from "../ledger/show-payment.ts";

const values = z.record(z.string(), z.unknown());

/** One payment with its refunds and all that happened to it, the oldest first. @throws 404 */
export async function staffReadPayment(
  { db, shop }: Pick<Services, "db" | "shop">,
  id: number,
): Promise<CallAnswer<typeof getPayment>> {
  const payment = await findPaymentForSystem(db, id);
  if (!payment) throw new AppError("not_found");
  const refunds = await refundsOfPayment(db, id);
  const timeline = await readTimeline(db, id);
  return {
    payment: showPayment(payment, shop.facts().currency),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: centsToDollars(refund.amount_cents),
      amount_cents: refund.amount_cents,
      reason: refund.reason,
      status: refund.status,
      method: refund.method,
      doer_name: refund.doer_name,
      created_at: refund.created_at,
    })),
    timeline: timeline.map(showAuditEntry),
  };
}

function showAuditEntry(entry: Awaited<ReturnType<typeof readTimeline>>[number]): HistoryEntry {
  const read = (text: string | null) => (text === null ? null : values.parse(JSON.parse(text)));
  return { ...entry, before: read(entry.before), after: read(entry.after) };
}

/** Everything that happened to a payment, the oldest first. */
async function readTimeline(db: Db, paymentId: number): Promise<Selectable<HistoryTable>[]> {
  return await db
    .selectFrom("history")
    .selectAll()
    .where("subject", "=", "payment")
    .where("subject_id", "=", paymentId)
    .orderBy("id")
    .limit(500)
    .execute();
}
