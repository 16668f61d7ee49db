import { systemDateItems } from "#server/features/quotes/plans/system-date-items.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote } from "./invoices.repository.ts";
import { standingForWhole, summedOf } from "./summed.ts";

/** What is due by its invoice gets the day of the one that stands, and none where that was credited (L11.2). */
export async function dateInvoicedItems(
  transaction: Transaction,
  services: Pick<Services, "config" | "clock">,
  quoteId: number,
): Promise<void> {
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
  const standing = standingForWhole(all.filter(({ isIssued }) => isIssued));
  const dayOf = (of: typeof standing) => of.at(-1)?.row.due_on ?? null;
  await systemDateItems(transaction, services, {
    quoteId,
    invoiceDueOn: dayOf(standing),
    settlementDueOn: dayOf(standing.filter(({ kind }) => kind === "settlement")),
  });
}
