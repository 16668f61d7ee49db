import type { CancelledOrder } from "#contracts/invoices/cancel-order.ts";
import type { Message } from "#domain/words.ts";
import type { Staff } from "#server/access/actor.ts";
import type { Services } from "#server/services.ts";
import { changeQuote, conflict, type QuoteAt } from "../commands/change-quote.ts";
import { findInvoicesOfQuote, type InvoiceRow } from "../model/invoices.repository.ts";
import { cancelOrderRow } from "../model/order-ends.repository.ts";
import type { Running } from "../model/run-command.ts";
import { newsToClient } from "../offers/offer-mails.ts";
import { presentToStaff } from "../presenters/present-quote.ts";
import { bookEnded } from "../receivables/book-asked.ts";
import { systemReadRefundable } from "../receivables/system-read-refundable.ts";
import { requireOrder } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { addCreditNote } from "./staff-credit-invoice.ts";
import { discardDraft } from "./staff-draft-invoice.ts";
import { leftOf, summedOf } from "./summed.ts";

const isShipped: Message = /*i18n*/ {
  id: "order.cancel.shipped",
  message: "Bags of this order were shipped. Settle it, or credit what is not owed.",
};

type Cancelled = CancelledOrder & { readonly version: number };

/**
 * Staff cancels an order, paid or not. What was invoiced is credited by drafts, which staff issues; what was paid is
 * proposed to be paid back, and nothing leaves by itself: what the terms keep is a person's decision (L10.8). The client
 * is told with the reason.
 * @throws 404; 409 for a quote without an order, or one of which bags were shipped
 */
export async function staffCancelOrder(
  services: Services,
  staff: Staff,
  { reason, ...at }: QuoteAt & { readonly reason: string },
): Promise<Cancelled> {
  let notes: readonly InvoiceRow[] = [];
  const quote = await changeQuote(services, staff, {
    ...at,
    command: "cancel",
    decide: (found) => ({
      action: "quote.cancel",
      set: { rejection_reason: reason },
      version: async (running, { id }) => {
        if (!(await cancelOrderRow(running.transaction, id, running.at))) throw conflict(found, isShipped);
        notes = await giveBackInvoices(running, id, reason);
      },
      book: (transaction, changed, booking) =>
        bookEnded(transaction, "cancelled", { ...booking, quoteId: changed.id }),
      // What was begun to be paid is owed no longer.
      isPriceChanged: found.status !== "paid",
      before: { status: found.status, stage: found.stage },
      after: { stage: "cancelled", rejection_reason: reason },
      mail: newsToClient("order-cancelled", { text: reason }),
    }),
  });
  const drafted = await Promise.all(notes.map((row) => presentOne(services, row)));
  return {
    ...{ quote: presentToStaff(quote), version: quote.version },
    credit_notes: drafted.map(({ snapshot, ...note }) => note),
    refunds: await systemReadRefundable(services.db, quote.id),
  };
}

/** Drafts are thrown away, those of credit notes excepted; what is left of each issued invoice is credited. */
async function giveBackInvoices(running: Running, quoteId: number, reason: string): Promise<InvoiceRow[]> {
  const { transaction } = running;
  const all = (await findInvoicesOfQuote(transaction, quoteId)).map(summedOf);
  const drafts = all.filter(({ isIssued, kind }) => !isIssued && kind !== "credit");
  for (const { row } of drafts) await discardDraft(running, row);
  const order = await requireOrder(transaction, quoteId);
  const notes: InvoiceRow[] = [];
  for (const invoice of all.filter(({ isIssued, kind }) => isIssued && kind !== "credit")) {
    const cents = leftOf(invoice, all);
    if (cents > 0) notes.push(await addCreditNote(running, { invoice, order, cents, reason }));
  }
  return notes;
}
