import { type LedgerLine, lineOf } from "#domain/ledger/ledger-line.ts";
import type { Db } from "#server/platform/database/db.ts";
import { findEntryId, findLines } from "./ledger.repository.ts";
import type { LedgerLineRow } from "./ledger.table.ts";

/** Whose lines are read. */
export interface Books {
  readonly quoteIds: readonly number[];
  readonly paymentIds?: readonly number[] | undefined;
}

/**
 * The lines of deals, in the order in which they were booked: also those of each payment that counts for one of them, and
 * of each deal that such a payment counts for.
 */
export async function systemReadLedger(
  db: Db,
  { quoteIds, paymentIds = [] }: Books,
): Promise<readonly LedgerLine[]> {
  const own = await findLines(db, "quote_id", quoteIds);
  const payments = new Set([...paymentIds, ...own.flatMap(({ payment_id }) => payment_id ?? [])]);
  const ofPayments = await findLines(db, "payment_id", [...payments]);
  const others = new Set(ofPayments.map(({ quote_id }) => quote_id).filter((id) => !quoteIds.includes(id)));
  const beside = await findLines(db, "quote_id", [...others]);
  const rows = new Map([...own, ...ofPayments, ...beside].map((row) => [row.id, row]));
  return [...rows.values()].toSorted((a, b) => a.id - b.id).map(lineOfRow);
}

/** Whether the ledger knows of a payment: it does not of one in another currency whose worth is not said yet. */
export async function systemIsReceived(db: Db, paymentId: number): Promise<boolean> {
  return (await findEntryId(db, "received", paymentId)) !== undefined;
}

/** The last entry about a deal; 0 before the first. */
export async function systemFindLastEntry(db: Db, quoteId: number): Promise<number> {
  const last = await db
    .selectFrom("ledger_lines")
    .select((eb) => eb.fn.max("entry_id").as("id"))
    .where("quote_id", "=", quoteId)
    .executeTakeFirst();
  return last?.id ?? 0;
}

/** The lines of documents. */
export async function systemReadDocumentLines(
  db: Db,
  documentIds: readonly number[],
): Promise<readonly LedgerLine[]> {
  return (await findLines(db, "document_id", documentIds)).map(lineOfRow);
}

/** The deals that a payment came for, or counts for. */
export async function systemFindQuotesOfPayment(db: Db, paymentId: number): Promise<number[]> {
  const rows = await db
    .selectFrom("ledger_lines")
    .select("quote_id")
    .distinct()
    .where("payment_id", "=", paymentId)
    .execute();
  return rows.map(({ quote_id }) => quote_id);
}

/** A stored line as the rules read it. */
export function lineOfRow(row: LedgerLineRow): LedgerLine {
  const { day, account, cents, quote_id, plan_item_id, document_id, payment_id } = row;
  const { jurisdiction, ppm, base_cents, tax_day } = row;
  const isTax = jurisdiction !== null && ppm !== null && base_cents !== null && tax_day !== null;
  return lineOf(account, cents, {
    ...{ day, quoteId: quote_id, itemId: plan_item_id, documentId: document_id, paymentId: payment_id },
    tax: isTax ? { jurisdiction, ppm, baseCents: base_cents, taxDay: tax_day } : null,
  });
}
