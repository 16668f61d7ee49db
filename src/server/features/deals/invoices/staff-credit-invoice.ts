import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { creditAmountRule } from "#domain/invoices/credit-amount-rule.ts";
import { dollarsToCents } from "#domain/money/cents.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findInvoicesOfQuote, type InvoiceRow, insertInvoice } from "../model/invoices.repository.ts";
import type { AcceptedOrder } from "../model/read-accepted-order.ts";
import { type Running, runOnDeal } from "../model/run-command.ts";
import { type FullInvoice, readSnapshot } from "../presenters/show-invoice.ts";
import { readNoteAmounts } from "./book-document.ts";
import { type Billed, type BilledOrder, withVat } from "./compose-invoice.ts";
import { requireOrder } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { findDealOfInvoice, recordInvoice } from "./record-invoice.ts";
import { leftOf, type SummedRow, summedOf } from "./summed.ts";

const onlyIssued: Message = /*i18n*/ {
  id: "invoice.credit.onlyIssued",
  message: "Only an issued invoice is credited.",
};

interface Input {
  readonly invoiceId: number;
  /** In dollars; all that is left where it is not given. */
  readonly amount?: string | number | undefined;
  readonly reason: string;
}

/** Drafts a credit note for an issued invoice, whole or in part (L12.1). @throws 404; 409; 422 for more than is left */
export async function staffCreditInvoice(
  services: Services,
  actor: Staff,
  { invoiceId, amount, reason }: Input,
): Promise<FullInvoice> {
  const row = await runOnDeal(
    services,
    auditActorOf(actor),
    (inside) => findDealOfInvoice(inside, invoiceId),
    async (running, { quoteId }) => {
      const { invoice, left } = await requireCreditable(running.transaction, { quoteId, invoiceId });
      const cents = amount === undefined || amount === "" ? left : dollarsToCents(amount);
      const wrong = creditAmountRule(cents, left);
      if (cents === undefined || wrong)
        throw new AppError("invalid", { fields: { amount: wrong ? [wrong] : [] } });
      const order = await requireOrder(running.transaction, quoteId);
      return await addCreditNote(running, { invoice, order, cents, reason });
    },
  );
  return await presentOne(services, row);
}

/** An issued invoice, and what its notes leave of it. @throws 409 for a draft, or a note */
export async function requireCreditable(
  db: Db,
  { quoteId, invoiceId }: { readonly quoteId: number; readonly invoiceId: number },
): Promise<{ readonly invoice: SummedRow; readonly left: number }> {
  const all = (await findInvoicesOfQuote(db, quoteId)).map(summedOf);
  const invoice = all.find(({ id }) => id === invoiceId);
  if (!invoice?.isIssued || invoice.kind === "credit")
    throw new AppError("conflict", { message: onlyIssued });
  return { invoice, left: leftOf(invoice, all) };
}

/** What a credit note of an order says, with the amounts that it takes back: its one line is what they come to without tax. */
export function withAmounts(
  snapshot: InvoiceSnapshot,
  amounts: Awaited<ReturnType<typeof readNoteAmounts>>,
  order: BilledOrder,
): InvoiceSnapshot {
  const { reason, total_cents: cents } = snapshot;
  const line = { name: reason, units: null, unit_price_e4: null, amount_cents: cents - amounts.tax_cents };
  return withVat({ ...snapshot, ...amounts, lines: [line] }, order);
}

interface Note {
  readonly invoice: SummedRow;
  readonly order: AcceptedOrder;
  readonly cents: number;
  readonly reason: string;
  readonly counts?: Billed["counts"];
}

/** Adds the draft of a credit note, within the command that does it. */
export async function addCreditNote(
  running: Running,
  { invoice, cents, order, reason, counts = [] }: Note,
): Promise<InvoiceRow> {
  const { transaction, at, day } = running;
  const { row } = invoice;
  if (row.number === null || row.issued_on === null) throw new AppError("conflict", { message: onlyIssued });
  const asked = {
    id: 0,
    kind: "credit",
    quote_id: row.quote_id,
    credit_of: row.id,
    due_cents: cents,
  } as const;
  const original = {
    ...{ ...readSnapshot(row), discount_cents: 0, discount_ppm: null, counts, chain: undefined },
    ...{ total_cents: cents, previous: [], due_cents: cents, paid: [], reason },
    credit_of: { number: row.number, issued_on: row.issued_on },
  };
  const snapshot = withAmounts(original, await readNoteAmounts(transaction, asked, { order, day }), order);
  const note = await insertInvoice(transaction, {
    ...{ kind: "credit", state: "draft", number: null, quote_id: row.quote_id },
    ...{ client_id: row.client_id, company_id: row.company_id, credit_of: row.id },
    ...{
      snapshot: JSON.stringify(snapshot),
      total_cents: cents,
      tax_cents: snapshot.tax_cents,
      due_cents: cents,
    },
    ...{ issued_on: null, due_on: null, hash: null, created_at: at.toISOString() },
  });
  await recordInvoice(running, "invoice.credit", note);
  return note;
}
