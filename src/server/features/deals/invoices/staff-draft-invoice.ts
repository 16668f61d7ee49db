import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import { shopDayAt } from "#domain/time/shop-day.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { AuditActor } from "#server/platform/history/history.ts";
import type { Services } from "#server/services.ts";
import { deleteDraft, findInvoice, type InvoiceRow, insertInvoice } from "../model/invoices.repository.ts";
import { systemHoldQuote } from "../model/system-read-quote.ts";
import type { FullInvoice } from "../presenters/show-invoice.ts";
import { contentOf, type Wanted } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { recordInvoice } from "./record-invoice.ts";

const notThisWay: Message = /*i18n*/ {
  id: "invoice.kind.other",
  message: "A settlement is made of the counted bags, and a credit note of the invoice that it corrects.",
};
const onlyDrafts: Message = /*i18n*/ {
  id: "invoice.onlyDrafts",
  message: "Only a draft is thrown away. What is issued is corrected by a credit note.",
};

interface Drafting {
  readonly quoteId: number;
  readonly kind: InvoiceKind;
  readonly planItemId?: number | undefined;
}

/**
 * Drafts an invoice of an accepted quote: for an item of its plan, or for the whole order.
 * @throws 404; 422 for another kind or item; 409 without an acceptance, or with an invoice that stands, drafted or issued
 */
export async function staffDraftInvoice(
  services: Services,
  actor: Staff,
  { quoteId, kind, planItemId = undefined }: Drafting,
): Promise<FullInvoice> {
  if (kind !== "invoice" && kind !== "deposit")
    throw new AppError("invalid", { fields: { kind: [notThisWay] } });
  const row = await services.db.transaction().execute(async (transaction) => {
    await systemHoldQuote(transaction, quoteId);
    const wanted = { id: null, kind, quoteId, planItemId: kind === "deposit" ? (planItemId ?? null) : null };
    return await addDraft(transaction, services, { wanted, actor: auditActorOf(actor) });
  });
  return await presentOne(services, row);
}

/** Adds a draft, within a transaction that holds its quote. */
export async function addDraft(
  transaction: Transaction,
  services: Services,
  { wanted, actor }: { readonly wanted: Wanted; readonly actor: AuditActor },
): Promise<InvoiceRow> {
  const at = services.clock();
  const day = shopDayAt(at, services.shop.facts().timeZone);
  const { columns } = await contentOf(transaction, services, { ...wanted, day });
  const drafted = await insertInvoice(transaction, {
    ...{ ...columns, kind: wanted.kind, state: "draft", number: null, quote_id: wanted.quoteId },
    ...{ credit_of: null, issued_on: null, due_on: null, hash: null, created_at: at.toISOString() },
  });
  await recordInvoice(transaction, { action: "invoice.create", row: drafted, actor, at });
  return drafted;
}

/** Throws a draft away. @throws 404; 409 for one that is issued */
export async function staffDiscardDraft(services: Services, actor: Staff, invoiceId: number): Promise<void> {
  await services.db.transaction().execute(async (transaction) => {
    const found = await findInvoice(transaction, invoiceId);
    if (!found) throw new AppError("not_found");
    await systemHoldQuote(transaction, found.quote_id);
    await discardDraft(transaction, { row: found, actor: auditActorOf(actor), at: services.clock() });
  });
}

/** The same within a transaction that holds its quote. */
export async function discardDraft(
  transaction: Transaction,
  { row, actor, at }: { readonly row: InvoiceRow; readonly actor: AuditActor; readonly at: Date },
): Promise<void> {
  if (!(await deleteDraft(transaction, row.id))) throw new AppError("conflict", { message: onlyDrafts });
  await recordInvoice(transaction, { action: "invoice.discard", row, actor, at });
}
