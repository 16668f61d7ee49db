import { officePaths } from "#domain/shop/office-paths.ts";
import { isToReturn } from "#domain/today/held-money.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import { labelQuotes } from "#server/features/deals/model/system-read-quote.ts";
import { systemFindHeldMoney } from "#server/features/ledger/read-open.ts";
import type { Db } from "#server/platform/database/db.ts";

const payBackOrCount: Message = /*i18n*/ {
  id: "today.moneyHeld",
  message: "Pay it back, or count it",
};
const payBack: Message = /*i18n*/ { id: "today.moneyToReturn", message: "Pay it back" };

interface Found {
  readonly items: WaitingItem[];
  readonly count: number;
}

/** The deals of which money of the client counts for nothing: it can still count for them, or it goes back (L10.5). */
export async function staffFindHeldMoney(
  db: Db,
  most: number,
): Promise<{ readonly money_held: Found; readonly money_to_return: Found }> {
  const held = await systemFindHeldMoney(db);
  const quotes = await labelQuotes(
    db,
    held.map(({ quoteId }) => quoteId),
  );
  const items = held.flatMap(({ quoteId: id, cents: amountCents, since, isOwing }): WaitingItem[] => {
    const quote = quotes.get(id);
    if (!quote) return [];
    const goesBack = isToReturn({ stage: quote.stage, isOwing });
    const next = { label: goesBack ? payBack : payBackOrCount, href: officePaths.adminQuote(id) };
    const kind = goesBack ? "money_to_return" : "money_held";
    return [{ kind, subject: "quote", id, who: quote.name, amountCents, since, dueAt: null, next }];
  });
  const found = (kind: WaitingItem["kind"]): Found => {
    const ofKind = items.filter((item) => item.kind === kind);
    return { items: ofKind.slice(0, most), count: ofKind.length };
  };
  return { money_held: found("money_held"), money_to_return: found("money_to_return") };
}
