import { reviewReasonMessages } from "#domain/payments/payment-concern.ts";
import { officePaths } from "#domain/shop/office-paths.ts";
import type { WaitingItem } from "#domain/today/waiting-item.ts";
import type { Message } from "#domain/words.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findPaymentsToCheck } from "./payments-list.repository.ts";

const look: Message = /*i18n*/ { id: "today.moneyToCheck", message: "Check the payment" };

/** The payments that are marked for staff, the oldest first, each with the reason of its mark (REL-M10). */
export async function staffFindPaymentsToCheck(
  db: Db,
  most: number,
): Promise<{ items: WaitingItem[]; count: number }> {
  const { rows, count } = await findPaymentsToCheck(db, most);
  const items = rows.map((row): WaitingItem => {
    const { id, quote_id: quoteId, customer_name: who, amount_cents: amountCents, to_check } = row;
    const next = { label: look, href: officePaths.adminPayment(id) };
    return {
      ...{ kind: "money_to_check", subject: "payment", id, quoteId, who, amountCents, next },
      ...{ reference: row.quote_reference, since: row.settled_at ?? row.created_at, dueAt: null },
      ...(to_check && { note: reviewReasonMessages[to_check] }),
    };
  });
  return { items, count };
}
