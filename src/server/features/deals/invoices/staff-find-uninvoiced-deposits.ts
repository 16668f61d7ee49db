import { isFrance } from "#domain/france/is-france.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findUninvoicedDeposits } from "../model/waiting.repository.ts";

const draft: Message = /*i18n*/ { id: "today.deposit.draft", message: "Make the deposit invoice" };
const issue: Message = /*i18n*/ { id: "today.deposit.issue", message: "Issue the deposit invoice" };

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
  const { rows, count } = await findUninvoicedDeposits(db, most);
  const items = rows.map(({ id, name: who, reference, item_id, draft_id, since }): WaitingItem => {
    const dueAt = endOfShopDay(shopDayAt(new Date(since), timeZone), timeZone);
    const about = { kind: "deposit_uninvoiced", subject: "quote", id, who, reference, since, dueAt } as const;
    if (draft_id !== null)
      return { ...about, next: { label: issue, href: officePaths.adminInvoice(draft_id) } };
    return { ...about, planItemId: item_id, next: { label: draft, href: officePaths.adminQuote(id) } };
  });
  return { items, count };
}
