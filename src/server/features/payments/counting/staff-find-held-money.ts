import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { systemNameQuotes } from "#server/features/deals/model/system-read-quote.ts";
import { systemFindHeldMoney } from "#server/features/ledger/read-open.ts";
import type { Db } from "#server/platform/database/db.ts";

const payBack: Message = /*i18n*/ {
  id: "today.moneyHeld",
  message: "Pay it back, or count it",
};

/** The deals of which money of the client counts for nothing: it goes back, or counts for something else of his (L10.5). */
export async function staffFindHeldMoney(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const held = await systemFindHeldMoney(db);
  const names = await systemNameQuotes(
    db,
    held.map(({ quoteId }) => quoteId),
  );
  const items = held.flatMap(({ quoteId: id, since }): WaitingItem[] => {
    const who = names.get(id);
    if (who === undefined) return [];
    const next = { label: payBack, href: officePaths.adminQuote(id) };
    return [{ kind: "money_held", subject: "quote", id, who, since, dueAt: null, next }];
  });
  return { items: items.slice(0, most), count: items.length };
}
