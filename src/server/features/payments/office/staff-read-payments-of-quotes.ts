import type { Payment } from "#contracts/payments/payments.ts";
import type { Services } from "#server/services.ts";
import { showPayment } from "../ledger/show-payment.ts";

/** The newest payments of some quotes; attempts that ran out are left out. */
export async function staffReadPaymentsOfQuotes(
  { db, shop }: Pick<Services, "db" | "shop">,
  quoteIds: readonly number[],
  most: number,
): Promise<Payment[]> {
  const rows = await db
    .selectFrom("payments")
    .selectAll()
    .where("quote_id", "in", quoteIds)
    .where("status", "!=", "expired")
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .limit(most)
    .execute();
  return rows.map((row) => showPayment(row, shop.facts().currency));
}
