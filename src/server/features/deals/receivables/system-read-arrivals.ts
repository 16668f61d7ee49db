import { countedBookings } from "#domain/payments/dues.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { bookedOf } from "./read-plan.ts";
import { systemReadPlan } from "./system-read-plan.ts";

/** Money that came for an item of a plan, less what of it went back, and the day on which it came. */
export interface Arrival {
  readonly itemId: number;
  readonly cents: number;
  readonly on: string;
}

/** What was paid for an order, the oldest first: a transfer on the day that the bank shows. */
export async function systemReadArrivals(db: Db, quoteId: number, timeZone: string): Promise<Arrival[]> {
  const { items, bookings } = await systemReadPlan(db, quoteId);
  const own = new Set(items.map(({ id }) => id));
  const ids = [...new Set(bookings.map(({ paymentId }) => paymentId))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("payments")
    .leftJoin("bank_transfers", "bank_transfers.payment_id", "payments.id")
    .select([
      "payments.id",
      "payments.amount_cents",
      "refunded_cents",
      "lost_cents",
      "settled_at",
      "received_on",
    ])
    .select("payments.created_at")
    .where(isOneOf(db, "payments.id", ids))
    .execute();
  const days = new Map(
    rows.map((row) => [
      row.id,
      row.received_on ?? shopDayAt(new Date(row.settled_at ?? row.created_at), timeZone),
    ]),
  );
  return countedBookings(bookings, rows.map(bookedOf))
    .filter(({ itemId, amountCents }) => own.has(itemId) && amountCents > 0)
    .map(({ itemId, amountCents, paymentId }) => ({
      ...{ itemId, cents: amountCents },
      on: days.get(paymentId) ?? "",
    }))
    .toSorted((a, b) => a.on.localeCompare(b.on));
}
