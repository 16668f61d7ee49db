import type { Transaction } from "#server/platform/database/db.ts";
import { type AuditActor, recordAudit } from "#server/platform/history/history.ts";
import type { InvoiceRow } from "../model/invoices.repository.ts";

interface Entry {
  readonly action: "invoice.create" | "invoice.issue" | "invoice.credit" | "invoice.discard";
  readonly row: InvoiceRow;
  readonly actor: AuditActor;
  readonly at: Date;
}

/** A line in the history of an invoice. */
export async function recordInvoice(
  transaction: Transaction,
  { action, row, actor, at }: Entry,
): Promise<void> {
  const { kind, number, total_cents, due_on } = row;
  const subject = { subject: "invoice", subjectId: row.id, actor };
  await recordAudit(transaction, { ...subject, action, after: { kind, number, total_cents, due_on }, at });
}
