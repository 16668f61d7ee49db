import type { InvoiceKind } from "#domain/invoices/invoice.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { deleteDraft, type InvoiceRow, insertInvoice } from "../model/invoices.repository.ts";
import { type Running, runOnDeal } from "../model/run-command.ts";
import type { FullInvoice } from "../presenters/show-invoice.ts";
import { contentOf, type Wanted } from "./draft-content.ts";
import { presentOne } from "./read-invoices.ts";
import { findDealOfInvoice, recordInvoice, requireInvoice } from "./record-invoice.ts";

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
  const row = await runOnDeal(
    services,
    auditActorOf(actor),
    () => ({ quoteId }),
    (running) =>
      addDraft(running, {
        ...{ id: null, kind, quoteId, planItemId: kind === "deposit" ? (planItemId ?? null) : null },
      }),
  );
  return await presentOne(services, row);
}

/** Adds a draft, within the command that does it. */
export async function addDraft(running: Running, wanted: Wanted): Promise<InvoiceRow> {
  const { inside, transaction, at, day } = running;
  const { columns } = await contentOf(transaction, inside, { ...wanted, day });
  const drafted = await insertInvoice(transaction, {
    ...{ ...columns, kind: wanted.kind, state: "draft", number: null, quote_id: wanted.quoteId },
    ...{ credit_of: null, issued_on: null, due_on: null, hash: null, created_at: at.toISOString() },
  });
  await recordInvoice(running, "invoice.create", drafted);
  return drafted;
}

/** Throws a draft away. @throws 404; 409 for one that is issued */
export async function staffDiscardDraft(services: Services, actor: Staff, invoiceId: number): Promise<void> {
  await runOnDeal(
    services,
    auditActorOf(actor),
    (inside) => findDealOfInvoice(inside, invoiceId),
    async (running) => discardDraft(running, await requireInvoice(running.transaction, invoiceId)),
  );
}

/** The same within the command that does it. */
export async function discardDraft(running: Running, row: InvoiceRow): Promise<void> {
  if (!(await deleteDraft(running.transaction, row.id)))
    throw new AppError("conflict", { message: onlyDrafts });
  await recordInvoice(running, "invoice.discard", row);
}
