import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import type { InvoiceRow } from "../model/invoices.repository.ts";
import { runOnDeal } from "../model/run-command.ts";
import { replaceInvoiceOfSettlement } from "../model/settlements.repository.ts";
import { requireOrder } from "./draft-content.ts";
import { requireInvoice } from "./record-invoice.ts";
import { addCreditNote, requireCreditable } from "./staff-credit-invoice.ts";
import { addDraft } from "./staff-draft-invoice.ts";
import { issueDraft } from "./staff-issue-invoice.ts";

const nothingLeft: Message = /*i18n*/ {
  id: "invoice.correct.nothingLeft",
  message: "Nothing is left of this invoice: it was credited already, or asks for nothing.",
};
const ofCancelled: Message = /*i18n*/ {
  id: "invoice.correct.cancelled",
  message: "This order is cancelled: its invoices are credited, and not asked for again.",
};

interface Correcting {
  readonly invoiceId: number;
  readonly reason: string;
}

/**
 * Staff corrects an issued invoice in one step: a credit note for all that is left of it is issued, and the invoice that
 * follows is drafted by how order, company and plan stand now.
 * @throws 404; 409 for a draft or a note, where nothing is left, of a cancelled order, or where another invoice is in the way
 */
export async function staffCorrectInvoice(
  services: Services,
  staff: Staff,
  { invoiceId, reason }: Correcting,
): Promise<{ readonly credit: InvoiceRow; readonly invoice: InvoiceRow }> {
  return await runOnDeal(
    services,
    auditActorOf(staff),
    async ({ db, lastPayment }) => {
      const { quote_id: quoteId } = await requireInvoice(db, invoiceId);
      return { quoteId, paymentId: await lastPayment.hold(db, quoteId) };
    },
    async (running, { quoteId, paymentId }) => {
      const { transaction } = running;
      const order = await requireOrder(transaction, quoteId);
      const { invoice, left: cents } = await requireCreditable(transaction, { quoteId, invoiceId });
      if (order.quote.stage === "cancelled") throw new AppError("conflict", { message: ofCancelled });
      if (cents === 0) throw new AppError("conflict", { message: nothingLeft });
      const note = await addCreditNote(running, { invoice, order, cents, reason });
      const credit = await issueDraft(running, note.id, paymentId);
      const draft = await addDraft(running, { id: null, quoteId, ...followerOf(invoice.row, order) });
      await replaceInvoiceOfSettlement(transaction, invoiceId, draft.id);
      return { credit, invoice: draft };
    },
  );
}

/** What follows an invoice: of its own kind, and for its item. One of a settlement that does not hold bills the order. */
function followerOf(
  { kind, plan_item_id: planItemId }: InvoiceRow,
  { settled }: Awaited<ReturnType<typeof requireOrder>>,
) {
  if (kind === "deposit") return { kind, planItemId };
  const isSettled = kind === "settlement" && settled !== null;
  return { kind: isSettled ? ("settlement" as const) : ("invoice" as const), planItemId: null };
}
