import { isFrance } from "#domain/france/is-france.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Services } from "#server/services.ts";
import { findDraftInvoices } from "../model/waiting.repository.ts";

const issue: Message = /*i18n*/ { id: "today.invoiceDraft", message: "Issue the invoice" };
const issueCredit: Message = /*i18n*/ { id: "today.creditDraft", message: "Issue the credit note" };

/**
 * The invoices and credit notes that were drafted and not issued, the oldest first. The deposits of a French shop are issued on
 * the day of their money, and wait as those that came (L14.5).
 */
export async function staffFindDraftInvoices(
  { db, shop }: { readonly db: Db; readonly shop: Services["shop"] },
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { rows, count } = await findDraftInvoices(db, {
    hasDeposits: !isFrance(shop.settings().country),
    most,
  });
  const items = rows.map((row): WaitingItem => {
    const { id, quote_id: quoteId, name: who, reference, total_cents: amountCents } = row;
    const label = row.kind === "credit" ? issueCredit : issue;
    return {
      ...{ kind: "invoice_draft", subject: "invoice", id, quoteId, who, reference, amountCents },
      ...{ since: row.created_at, dueAt: null, next: { label, href: officePaths.adminInvoice(id) } },
    };
  });
  return { items, count };
}
