import {
  type BookedPayment,
  nextDue,
  type PlanStanding,
  planStanding,
  type StandingItem,
} from "#domain/payments/dues.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import {
  type StoredPlan,
  systemReadOrderPlans,
  systemReadPlan,
} from "#server/features/quotes/plans/system-read-plan.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Services } from "#server/services.ts";

/** How the items of a quote stand: what each owes, and what of the payments counts for it. */
export async function readPlan(
  { db, shop, clock }: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<PlanStanding> {
  const stored = await systemReadPlan(db, quoteId);
  const payments = await findBooked(db, stored);
  return planStanding({ ...stored, payments, today: shopDayAt(clock(), shop.facts().timeZone) });
}

/** The same for quotes that are accepted, by the quote. */
export async function readOrderPlans(
  db: Db,
  quoteIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, PlanStanding>> {
  const plans = [...(await systemReadOrderPlans(db, quoteIds))];
  const [first] = plans;
  const payments = first ? await findBooked(db, first[1]) : [];
  return new Map(plans.map(([id, stored]) => [id, planStanding({ ...stored, payments, today })]));
}

async function findBooked(db: Db, { bookings }: StoredPlan): Promise<BookedPayment[]> {
  const ids = [...new Set(bookings.map(({ paymentId }) => paymentId))];
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("payments")
    .select(["id", "amount_cents", "refunded_cents", "lost_cents"])
    .where(isOneOf(db, "id", ids))
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
