import { isExpired } from "#domain/offers/validity.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import { days } from "#domain/time/durations.ts";
import { endOfShopDay, shopDayAt } from "#domain/time/shop-day.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findOffersEnding } from "../model/waiting.repository.ts";

const look: Message = /*i18n*/ { id: "today.offerExpiring", message: "Call, or let it hold longer" };
const lookAfterwards: Message = /*i18n*/ {
  id: "today.offerExpired",
  message: "It has ended: call, or extend it",
};

/** An unanswered offer is listed this long before its end, and this long after it (L5.5). */
const before = days(3);
const afterwards = days(14);

/** The offers that wait for their client's answer and end soon, or have ended lately; the first to end first. */
export async function staffFindExpiringOffers(
  db: Db,
  most: number,
  now: Date,
  timeZone: string,
): Promise<{ items: WaitingItem[]; count: number }> {
  const dayAt = (milliseconds: number) => shopDayAt(new Date(now.getTime() + milliseconds), timeZone);
  const { rows, count } = await findOffersEnding(db, { from: dayAt(-afterwards), to: dayAt(before) }, most);
  const items = rows.map(({ id, name: who, valid_until, sent_at }): WaitingItem => {
    const hasEnded = isExpired(valid_until, now, timeZone);
    const end = valid_until === null ? null : endOfShopDay(valid_until, timeZone);
    const next = { label: hasEnded ? lookAfterwards : look, href: officePaths.adminQuote(id) };
    const offer = { kind: "offer_expiring", subject: "quote", id, who, next } as const;
    // An end that has passed hurries no more.
    if (hasEnded) return { ...offer, since: end ?? now.toISOString(), dueAt: null };
    return { ...offer, since: sent_at ?? now.toISOString(), dueAt: end };
  });
  return { items, count };
}
