import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { findInvoice, type InvoiceRow } from "../model/invoices.repository.ts";
import { type Running, recordCommand } from "../model/run-command.ts";

type Action = "invoice.create" | "invoice.issue" | "invoice.credit" | "invoice.discard";

/** A line in the history of an invoice. */
export async function recordInvoice(running: Running, action: Action, row: InvoiceRow): Promise<void> {
  const { id, kind, number, total_cents, due_on } = row;
  await recordCommand(running, {
    ...{ subject: "invoice", subjectId: id, action },
    after: { kind, number, total_cents, due_on },
  });
}

/** @throws 404 */
export async function requireInvoice(db: Db, invoiceId: number): Promise<InvoiceRow> {
  const found = await findInvoice(db, invoiceId);
  if (!found) throw new AppError("not_found");
  return found;
}

/** Whose deal an invoice belongs to. @throws 404 */
export async function findDealOfInvoice({ db }: { readonly db: Db }, invoiceId: number) {
  return { quoteId: (await requireInvoice(db, invoiceId)).quote_id };
}
