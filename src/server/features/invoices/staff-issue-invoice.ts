import { createHash } from "node:crypto";
import { refusalToInvoice } from "#domain/france/french-invoice.ts";
import { invoiceNumber, seriesOf } from "#domain/invoices/invoice.ts";
import { canonicalText } from "#domain/offers/snapshot.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { readPlan } from "#server/features/payments/plans/read-plan.ts";
import { systemHoldLastPayment } from "#server/features/payments/plans/system-mark-overpaid.ts";
import { systemNoteInvoiced } from "#server/features/quotes/offers/system-mark-order.ts";
import { systemHoldQuote } from "#server/features/quotes/system-hold-quote.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { dateInvoicedItems } from "./date-invoiced-items.ts";
import { contentOf } from "./draft-content.ts";
import { findInvoice, type InvoiceRow, takeNumber, updateDraft } from "./invoices.repository.ts";
import { mailInvoice } from "./mail-invoice.ts";
import { presentOne } from "./read-invoices.ts";
import { recordInvoice } from "./record-invoice.ts";
import { settleCredited } from "./settle-credited.ts";
import { type FullInvoice, readSnapshot } from "./show-invoice.ts";

const issuedAlready: Message = /*i18n*/ {
  id: "invoice.issued",
  message: "This invoice is issued already, and never changes.",
};
const dayTooEarly: Message = /*i18n*/ {
  id: "invoice.dayTooEarly",
  message: "The last invoice has a later date. Please check the clock of the server.",
};

/**
 * Gives a draft today's date and the next number of its series, in one transaction: continuous and chronological
 * (L12.2, L12.3). What it says is written down anew, never changes from then on, and is mailed to the client.
 * @throws 404; 409 for one that is issued, that lacks what French law asks for (L14.3), or that no longer fits what was invoiced meanwhile
 */
export async function staffIssueInvoice(
  services: Services,
  actor: Staff,
  invoiceId: number,
): Promise<FullInvoice> {
  const at = services.clock();
  const day = shopDayAt(at, services.shop.facts().timeZone);
  const row = await services.db.transaction().execute(async (transaction) => {
    const found = await findInvoice(transaction, invoiceId);
    if (!found) throw new AppError("not_found");
    const isCredit = found.kind === "credit";
    const paymentId = isCredit ? await systemHoldLastPayment(transaction, found.quote_id) : undefined;
    // Its acceptance is not taken back meanwhile, and no other invoice of it is issued.
    await systemHoldQuote(transaction, found.quote_id);
    const draft = await findInvoice(transaction, invoiceId);
    if (draft?.state !== "draft") throw new AppError("conflict", { message: issuedAlready });
    const before = isCredit ? await readPlan({ ...services, db: transaction }, draft.quote_id) : undefined;
    const content = await issuedContent(transaction, services, draft, day);
    const kind = seriesOf(draft.kind);
    const count = await takeNumber(transaction, { kind, day });
    if (count === undefined) throw new AppError("conflict", { message: dayTooEarly });
    const number = invoiceNumber(kind, { year: Number(day.slice(0, 4)), count });
    const issued = await updateDraft(transaction, draft.id, {
      ...{ ...content, state: "issued", number, issued_on: day },
    });
    // Rolled back, so that the number is given to the next one.
    if (!issued) throw new AppError("conflict", { message: issuedAlready });
    await systemNoteInvoiced(transaction, issued.quote_id);
    await dateInvoicedItems(transaction, services, issued.quote_id);
    const by = auditActorOf(actor);
    const { quote_id: quoteId } = issued;
    if (before) await settleCredited(transaction, services, { quoteId, before, paymentId, at, actor: by });
    await recordInvoice(transaction, { action: "invoice.issue", row: issued, actor: by, at });
    await mailInvoice(transaction, issued, at);
    return issued;
  });
  services.notifyMailWorker();
  // What was opened to be paid may be for an amount that is not asked for any more.
  services.quoteChanged(row.quote_id);
  return await presentOne(services, row);
}

/** What is issued: the order, its company and its plan as they stand; of a credit note and of counted bags what was drafted. */
async function issuedContent(transaction: Transaction, services: Services, draft: InvoiceRow, day: string) {
  const drafted = readSnapshot(draft);
  const { kind, quote_id: quoteId, plan_item_id: planItemId } = draft;
  if (kind === "credit") return { due_on: day, hash: hashOf(drafted) };
  const billed = kind === "settlement" ? drafted : undefined;
  const { columns, snapshot, dueOnFor } = await contentOf(transaction, services, {
    ...{ id: draft.id, kind, quoteId, planItemId, billed },
  });
  const { french, total_cents: totalCents, tax_cents: taxCents } = snapshot;
  const refusal = french && refusalToInvoice(french, { totalCents, taxCents });
  if (refusal) throw new AppError("conflict", { message: refusal });
  return { ...columns, hash: hashOf(snapshot), due_on: dueOnFor(day) };
}

function hashOf(snapshot: Parameters<typeof canonicalText>[0]): string {
  return createHash("sha256").update(canonicalText(snapshot)).digest("hex");
}
