import { sql } from "kysely";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { isAcceptedUnpaid } from "../model/owes-money.ts";

const ask: Message = /*i18n*/ { id: "today.acceptedUnpaid", message: "See about the payment" };

/** The day of the first item that is not paid whole; without one the quote comes last. */
const firstDue = sql<string>`coalesce((
  select min(i.due_on) from plan_items i
  where i.order_id = o.id and i.waived_at is null and i.amount_cents > coalesce((
    select sum(a.amount_cents) from payment_allocations a where a.plan_item_id = i.id), 0)), '9999')`;

/** What clients have accepted and not paid yet: what is due first, and then who accepted longest ago. */
export async function staffFindUnpaidAcceptances(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const unpaid = db.selectFrom("quotes as q").where(isAcceptedUnpaid("q")).where("q.deleted_at", "is", null);
  const count = await countFound(unpaid);
  const rows = await unpaid
    .innerJoin("orders as o", "o.quote_id", "q.id")
    .select(["q.id", "q.name", "o.created_at"])
    .orderBy(firstDue)
    .orderBy("o.created_at")
    .orderBy("q.id")
    .limit(most)
    .execute();
  const items = rows.map(({ id, name: who, created_at: since }): WaitingItem => {
    const next = { label: ask, href: officePaths.adminQuote(id) };
    return { kind: "accepted_unpaid", subject: "quote", id, who, since, dueAt: null, next };
  });
  return { items, count };
}
