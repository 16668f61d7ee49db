import { nextDue, type PlanStanding } from "#domain/payments/dues.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findUnpaidAcceptances } from "../model/waiting.repository.ts";
import { readPlans } from "./read-plan.ts";

const ask: Message = /*i18n*/ { id: "today.acceptedUnpaid", message: "See about the payment" };

/** A due day hurries from so long before it. */
const before = days(3);

/** What clients have accepted and not paid yet, each with what is due next; what is due first comes first. */
export async function staffFindDues(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { rows, count } = await findUnpaidAcceptances(db, most);
  const items = rows.map(({ id, name: who, created_at: since }): WaitingItem => {
    const next = { label: ask, href: officePaths.adminQuote(id) };
    return { kind: "accepted_unpaid", subject: "quote", id, who, since, dueAt: null, next };
  });
  const ids = items.map(({ id }) => id);
  const plans = await readPlans(db, ids, shopDayAt(now, timeZone));
  const soon = shopDayAt(new Date(now.getTime() + before), timeZone);
  return { items: items.map((item) => withDue(item, plans.get(item.id), { soon, timeZone })), count };
}

function withDue(
  item: WaitingItem,
  plan: PlanStanding | undefined,
  { soon, timeZone }: { readonly soon: string; readonly timeZone: string },
): WaitingItem {
  const due = plan && nextDue(plan);
  if (!due) return item;
  const { kind, openCents, due: when, days: netDays, dueOn } = due;
  const isPartPaid = plan.paidCents > 0;
  return {
    ...item,
    dueAt: dueOn !== null && dueOn <= soon ? endOfShopDay(dueOn, timeZone) : null,
    owes: { kind, openCents, due: when, days: netDays, dueOn, isPartPaid },
  };
}
