import { officePaths } from "#domain/shop/office-paths.ts";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";

const look: Message = /*i18n*/ { id: "today.offerExpiring", message: "Call, or let it hold longer" };

/** An unanswered offer is listed this long before its end. */
const near = days(3);

/** The offers that end soon and wait for their client's answer, the first to end first. */
export async function staffFindExpiringOffers(
  db: Db,
  most: number,
  now: Date,
): Promise<{ items: WaitingItem[]; count: number }> {
  const rows = await db
    .selectFrom("quote_versions as v")
    .innerJoin("quotes as q", "q.id", "v.quote_id")
    .select(["q.id", "q.name", "v.valid_until", "v.sent_at"])
    .where("v.state", "=", "sent")
    .where("v.valid_until", ">=", shopDayAt(now))
    .where("v.valid_until", "<=", shopDayAt(new Date(now.getTime() + near)))
    .where("q.stage", "=", "offered")
    .where("q.deleted_at", "is", null)
    .orderBy("v.valid_until")
    .orderBy("v.id")
    .execute();
  const items = rows.map(({ id, name: who, valid_until, sent_at }): WaitingItem => {
    const next = { label: look, href: officePaths.adminQuote(id) };
    const dueAt = valid_until === null ? null : endOfShopDay(valid_until);
    return {
      ...{ kind: "offer_expiring", subject: "quote", id, who, dueAt, next },
      since: sent_at ?? now.toISOString(),
    };
  });
  return { items: items.slice(0, most), count: items.length };
}
