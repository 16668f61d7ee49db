import {
  type BookedPayment,
  nextDue,
  type PlanStanding,
  planStanding,
  type StandingItem,
} from "#domain/payments/dues.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import { systemReadPlan } from "#server/features/quotes/plans/system-read-plan.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";

/** How the items of a quote stand: what each owes, and what of the payments counts for it. */
export async function readPlan(
  { db, shop, clock }: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<PlanStanding> {
  const stored = await systemReadPlan(db, quoteId);
  const payments = await findBooked(db, [...new Set(stored.bookings.map(({ paymentId }) => paymentId))]);
  return planStanding({ ...stored, payments, today: shopDayAt(clock(), shop.facts().timeZone) });
}

async function findBooked(db: Db, ids: readonly number[]): Promise<BookedPayment[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("payments")
    .select(["id", "amount_cents", "refunded_cents", "lost_cents"])
    .where("id", "in", ids)
    .execute();
  return rows.map(({ id, amount_cents: amountCents, refunded_cents, lost_cents }) => {
    return { id, amountCents, returnedCents: refunded_cents + lost_cents };
  });
}

/** What is asked for next; of a plan with nothing open its last item, which is paid. */
export function dueOf(plan: PlanStanding): StandingItem {
  const due = nextDue(plan) ?? plan.items.at(-1);
  if (!due) throw new Error("a plan has no item");
  return due;
}
