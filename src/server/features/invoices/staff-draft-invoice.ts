import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import {
  type AcceptedOrder,
  systemReadAcceptedOrder,
} from "#server/features/quotes/offers/read-accepted-order.ts";
import { systemHoldQuote } from "#server/features/quotes/system-hold-quote.ts";
import { systemReadQuote } from "#server/features/quotes/system-read-quote.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { composeInvoice } from "./compose-invoice.ts";
import { findInvoicesOfQuote, type InvoiceRow, insertInvoice } from "./invoices.repository.ts";
import { presentOne } from "./read-invoices.ts";
import type { FullInvoice } from "./show-invoice.ts";

const notThisWay: Message = /*i18n*/ {
  id: "invoice.kind.other",
  message: "Only the invoice of the whole order is made here; a credit note is made of its invoice.",
};
const notAccepted: Message = /*i18n*/ {
  id: "invoice.notAccepted",
  message: "This quote is not accepted yet: there is nothing to invoice.",
};
const oneAlready: Message = /*i18n*/ {
  id: "invoice.already",
  message: "This order has an invoice. Please credit that one first.",
};

/** Drafts the invoice of an accepted quote. @throws 404; 422 for another kind; 409 without an acceptance, or with an invoice that stands */
export async function staffDraftInvoice(
  services: Services,
  actor: Staff,
  { quoteId, kind }: { readonly quoteId: number; readonly kind: InvoiceKind },
): Promise<FullInvoice> {
  if (kind !== "invoice") throw new AppError("invalid", { fields: { kind: [notThisWay] } });
  const at = services.clock();
  const row = await services.db.transaction().execute(async (transaction) => {
    await systemHoldQuote(transaction, quoteId);
    const order = await requireOrder(transaction, quoteId);
    const all = await findInvoicesOfQuote(transaction, quoteId);
    if (all.some((each) => each.kind === "invoice" && leftOf(each, all) > 0))
      throw new AppError("conflict", { message: oneAlready });
    const snapshot = composeInvoice(order, { facts: services.shop.facts(), previous: [] });
    const drafted = await insertInvoice(transaction, {
      ...{ kind, state: "draft", number: null, quote_id: quoteId, client_id: order.quote.clientId },
      ...{ company_id: order.company?.id ?? null, credit_of: null, snapshot: JSON.stringify(snapshot) },
      ...{ total_cents: snapshot.total_cents, tax_cents: snapshot.tax_cents, due_cents: snapshot.due_cents },
      ...{ issued_on: null, due_on: null, hash: null, created_at: at.toISOString() },
    });
    await recordInvoice(transaction, actor, { action: "invoice.create", row: drafted, at });
    return drafted;
  });
  return await presentOne(services, row);
}

/** @throws 404 without the quote, 409 while it is not accepted */
export async function requireOrder(db: Db, quoteId: number): Promise<AcceptedOrder> {
  const order = await systemReadAcceptedOrder(db, quoteId);
  if (order) return order;
  await systemReadQuote(db, quoteId);
  throw new AppError("conflict", { message: notAccepted });
}

/** What credit notes, drafted ones as well, leave of an invoice. */
export function leftOf(invoice: InvoiceRow, all: readonly InvoiceRow[]): number {
  return all
    .filter(({ credit_of }) => credit_of === invoice.id)
    .reduce((left, note) => left - note.total_cents, invoice.due_cents);
}

interface Entry {
  readonly action: "invoice.create" | "invoice.issue" | "invoice.credit";
  readonly row: InvoiceRow;
  readonly at: Date;
}

/** A line in the history of the invoice's quote. */
export async function recordInvoice(
  transaction: Transaction,
  actor: Staff,
  { action, row, at }: Entry,
): Promise<void> {
  const { kind, number, total_cents, due_on } = row;
  const subject = { subject: "invoice", subjectId: row.id, doer: auditActorOf(actor) };
  await recordAudit(transaction, { ...subject, action, after: { kind, number, total_cents, due_on }, at });
}
