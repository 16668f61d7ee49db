import { chargedPaymentStatuses, openPaymentStatuses } from "#domain/payments/payment-status.ts";
import type { Db } from "#server/platform/database/db.ts";

/** Whether money came, in the sandbox too, or may be on its way. */
export async function hasTakenMoney(db: Db): Promise<boolean> {
  const payment = await db
    .selectFrom("payments")
    .select("id")
    .where("status", "in", [...chargedPaymentStatuses, ...openPaymentStatuses])
    .limit(1)
    .executeTakeFirst();
  return payment !== undefined;
}
