import {
  type BookedPayment,
  nextDue,
  type PlanStanding,
  planStanding,
  type StandingItem,
} from "#domain/payments/dues.ts";
import type { OpenItems } from "#server/mounting.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { type StoredPlan, systemReadPlans } from "./system-read-plan.ts";

/** How the items of a quote stand: what each owes, and what of the payments counts for it. */
export async function readPlan(
  services: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<PlanStanding> {
  const plan = (await readPlans(services.db, [quoteId], todayOf(services))).get(quoteId);
  if (!plan) throw new Error(`quote ${quoteId} does not exist`);
  return plan;
}

/** The same for several quotes, by the quote. */
export async function readPlans(
  db: Db,
  quoteIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, PlanStanding>> {
  const plans = [...(await systemReadPlans(db, quoteIds))];
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
  return rows.map(bookedOf);
}

/** A payment, as far as what counts for items is concerned. */
export function bookedOf({
  id,
  amount_cents: amountCents,
  refunded_cents,
  lost_cents,
}: {
  readonly id: number;
  readonly amount_cents: number;
  readonly refunded_cents: number;
  readonly lost_cents: number;
}): BookedPayment {
  return { id, amountCents, returnedCents: refunded_cents + lost_cents };
}

/** What is asked for next; of a plan with nothing open its last item, which is paid. */
export function dueOf(plan: PlanStanding): StandingItem {
  const due = nextDue(plan) ?? plan.items.at(-1);
  if (!due) throw new Error("a plan has no item");
  return due;
}

/** What of a quote is open, for who reminds the client of it. */
export function readOpenItems({ shop, clock }: Pick<Services, "shop" | "clock">): OpenItems {
  return async (db, quoteId) => {
    const { items } = await readPlan({ db, shop, clock }, quoteId);
    return items.filter(({ openCents }) => openCents > 0);
  };
}
