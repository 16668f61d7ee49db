import { type SqlBool, sql } from "kysely";
import { isFrance } from "#domain/france/is-france.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { isWholeCredited } from "../model/invoices.repository.ts";

const draft: Message = /*i18n*/ { id: "today.deposit.draft", message: "Make the deposit invoice" };
const issue: Message = /*i18n*/ { id: "today.deposit.issue", message: "Issue the deposit invoice" };

/** Money of which some went back is for a person to look at. */
const booked = sql<number>`coalesce((
  select sum(a.amount_cents) from payment_allocations a join payments p on p.id = a.payment_id
  where a.plan_item_id = i.id and p.refunded_cents + p.lost_cents = 0), 0)`;
const cameAt = sql<string>`(
  select max(coalesce(p.settled_at, p.created_at)) from payment_allocations a join payments p on p.id = a.payment_id
  where a.plan_item_id = i.id)`;
const isInvoiced = sql<SqlBool>`exists (
  select 1 from invoices v where v.quote_id = o.quote_id and v.state = 'issued'
    and (v.plan_item_id = i.id or v.kind in ('invoice', 'settlement')) and not (${isWholeCredited("v")}))`;

/**
 * The deposits of a French shop that came and have no invoice yet: theirs is due on the day of the money (L14.5). What a plan
 * asks for last is in the invoice of the whole order.
 */
export async function staffFindUninvoicedDeposits(
  { db, shop }: { readonly db: Db; readonly shop: Services["shop"] },
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { country, time_zone: timeZone } = shop.settings();
  if (!isFrance(country)) return { items: [], count: 0 };
  const waiting = db
    .selectFrom("plan_items as i")
    .innerJoin("orders as o", "o.id", "i.order_id")
    .innerJoin("quotes as q", "q.id", "o.quote_id")
    .leftJoin("invoices as d", (join) =>
      join.onRef("d.plan_item_id", "=", "i.id").on("d.state", "=", "draft"),
    )
    .where("q.deleted_at", "is", null)
    .where("o.state", "<>", "cancelled")
    .where("i.waived_at", "is", null)
    .where("i.amount_cents", ">", 0)
    .where(sql<SqlBool>`${booked} >= i.amount_cents`)
    .where(sql<SqlBool>`exists (
      select 1 from plan_items later where later.order_id = i.order_id and later.position > i.position)`)
    .where(sql<SqlBool>`not ${isInvoiced}`);
  const { count } = await waiting
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  const rows = await waiting
    .select(["q.id", "q.name", "q.reference", "i.id as item_id", "d.id as draft_id", cameAt.as("since")])
    .orderBy("since")
    .orderBy("i.id")
    .limit(most)
    .execute();
  const items = rows.map(({ id, name: who, reference, item_id, draft_id, since }): WaitingItem => {
    const dueAt = endOfShopDay(shopDayAt(new Date(since), timeZone), timeZone);
    const about = { kind: "deposit_uninvoiced", subject: "quote", id, who, reference, since, dueAt } as const;
    if (draft_id !== null)
      return { ...about, next: { label: issue, href: officePaths.adminInvoice(draft_id) } };
    return { ...about, planItemId: item_id, next: { label: draft, href: officePaths.adminQuote(id) } };
  });
  return { items, count: Number(count) };
}
