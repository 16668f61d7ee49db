import type { BookedPayment } from "#domain/payments/dues.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { bookedOf } from "./read-plan.ts";

/** These payments as they stood at a moment: those that had come, and what of each had gone back. */
export async function systemReadBooked(
  db: Db,
  ids: readonly number[],
  before: string,
): Promise<BookedPayment[]> {
  const payments = await db
    .selectFrom("payments")
    .select(["id", "amount_cents", "refunded_cents", "lost_cents"])
    .where(isOneOf(db, "id", ids))
    .where("settled_at", "<", before)
    .execute();
  const refunds = await db
    .selectFrom("refunds")
    .select(["payment_id", "amount_cents"])
    .where(isOneOf(db, "payment_id", ids))
    .where("status", "<>", "failed")
    .where("created_at", ">=", before)
    .execute();
  const disputes = await db
    .selectFrom("disputes")
    .select(["payment_id", "amount_cents"])
    .where(isOneOf(db, "payment_id", ids))
    .where("status", "=", "lost")
    .where("ended_at", ">=", before)
    .execute();
  const later = new Map<number, number>();
  for (const { payment_id, amount_cents } of [...refunds, ...disputes])
    later.set(payment_id, (later.get(payment_id) ?? 0) + amount_cents);
  return payments.map(bookedOf).map((payment) => {
    return { ...payment, returnedCents: payment.returnedCents - (later.get(payment.id) ?? 0) };
  });
}
