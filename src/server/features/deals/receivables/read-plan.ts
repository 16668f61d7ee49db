import { workOutPlan } from "#domain/offers/plan.ts";
import {
  type DueItem,
  nextDue,
  type PlanStanding,
  type StandingItem,
  standingItem,
  unpaidItem,
} from "#domain/payments/dues.ts";
import { sum } from "#domain/sum.ts";
import { systemReadCredit, systemReadItems } from "#server/features/ledger/read-standing.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { todayOf } from "#server/today-of.ts";
import { findPlanItems } from "../model/plan-items.repository.ts";
import type { PlanItemRow } from "../model/plan-items.table.ts";
import { findStandingTotals, type StandingTotal } from "../model/system-read-quote.ts";
import { findContentsInForce } from "../model/versions.repository.ts";

const nothing = { askedCents: 0, openCents: 0, paidCents: 0, waivedCents: 0, goneCents: 0 };

/** How the items of a quote stand: what each owes, and what of the payments counts for it. */
export async function readPlan(
  services: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<PlanStanding> {
  const plan = (await readPlans(services.db, [quoteId], todayOf(services))).get(quoteId);
  if (!plan) throw new Error(`quote ${quoteId} does not exist`);
  return plan;
}

/** The same for several quotes, by the quote; before one is accepted, the items that the offer in force would have. */
export async function readPlans(
  db: Db,
  quoteIds: readonly number[],
  today: string,
): Promise<ReadonlyMap<number, PlanStanding>> {
  const quotes = await findStandingTotals(db, quoteIds);
  const ofOrder = Map.groupBy(await findPlanItems(db, quoteIds), ({ quote_id }) => quote_id);
  const [ordered, offered] = [
    quoteIds.filter((id) => ofOrder.has(id)),
    quotes.filter(({ id }) => !ofOrder.has(id)),
  ];
  const standings = await systemReadItems(db, ordered);
  const credits = Map.groupBy(await systemReadCredit(db, quoteIds), ({ quoteId }) => quoteId);
  const offers = await offeredItems(db, offered);
  return new Map(
    quotes.map(({ id, stage }) => {
      const owed = ofOrder
        .get(id)
        ?.map((row) => standingItem(itemOf(row), standings.get(row.id) ?? nothing, today));
      const items = owed ?? offers.get(id) ?? [];
      const plan = {
        ...{ items, isCancelled: stage === "cancelled" },
        paidCents: sum(items.map(({ paidCents }) => paidCents)),
        openCents: sum(items.map(({ openCents }) => openCents)),
        heldCents: sum((credits.get(id) ?? []).map(({ cents }) => cents)),
      };
      return [id, plan];
    }),
  );
}

function itemOf({
  id,
  position,
  kind,
  due,
  due_days,
  due_on,
  amount_cents,
  waived_reason,
}: PlanItemRow): DueItem {
  return {
    ...{ id, position, kind, due, days: due_days, dueOn: due_on },
    ...{ amountCents: amount_cents, waivedReason: waived_reason },
  };
}

async function offeredItems(
  db: Db,
  quotes: readonly StandingTotal[],
): Promise<ReadonlyMap<number, readonly StandingItem[]>> {
  const contents = await findContentsInForce(
    db,
    quotes.map(({ id }) => id),
  );
  return new Map(
    quotes.map(({ id, total_cents }) => {
      const items = workOutPlan(total_cents, contents.get(id)?.plan).map(({ days = null, ...item }) =>
        unpaidItem({ ...item, id: null, days, dueOn: null }),
      );
      return [id, items];
    }),
  );
}

/** What is asked for next; of a plan with nothing open its last item, which is paid. */
export function dueOf(plan: PlanStanding): StandingItem {
  const due = nextDue(plan) ?? plan.items.at(-1);
  if (!due) throw new Error("a plan has no item");
  return due;
}

/** What of a quote is open, for who reminds the client of it. */
export async function readOpenItems(
  services: Pick<Services, "db" | "shop" | "clock">,
  quoteId: number,
): Promise<StandingItem[]> {
  const { items } = await readPlan(services, quoteId);
  return items.filter(({ openCents }) => openCents > 0);
}
