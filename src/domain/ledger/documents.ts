import { sum } from "../sum.ts";
import { moveDue } from "./asking.ts";
import { balanceOf, EntryLines, type LedgerLine } from "./ledger-line.ts";
import { bringTo, type OfDocument, type Sold, type TaxAmount, writeTax } from "./sold.ts";

interface Deposit extends OfDocument {
  readonly itemId: number | null;
  readonly netCents: number;
  readonly taxes: readonly TaxAmount[];
}

/** The invoice of a deposit: what is invoiced waits among the deposits, and the item is asked for by it. */
export function depositLines(known: readonly LedgerLine[], deposit: Deposit): LedgerLine[] {
  const { itemId, netCents, taxes, documentId, taxDay, ...where } = deposit;
  const entry = new EntryLines(known);
  const place = { ...where, documentId };
  const cents = netCents + sum(taxes.map((tax) => tax.cents));
  entry.write("unbilled", cents, where);
  entry.write("deposits", 0 - netCents, place);
  for (const tax of taxes) writeTax(entry, { ...place, taxDay }, { ...tax, cents: 0 - tax.cents });
  if (itemId !== null) moveDue(entry, where, { itemId, from: null, to: documentId });
  return [...entry.written];
}

interface Whole extends OfDocument {
  /** What the whole order comes to. */
  readonly sold: Sold;
  /** The items of the deal, in the order of their plan. */
  readonly itemIds: readonly number[];
}

/**
 * An invoice of the whole order, or its settlement: sales, freight and tax come to what the order does, the deposits to
 * nothing. What that adds it asks for: what was still to be invoiced, and beyond that the last item once more (L12.4).
 */
export function wholeLines(known: readonly LedgerLine[], whole: Whole): LedgerLine[] {
  const { itemIds, documentId, ...where } = whole;
  const place = { quoteId: where.quoteId, day: where.day };
  const entry = new EntryLines(known);
  const added = 0 - bringTo(entry, whole);
  const billed = Math.max(0, Math.min(added, 0 - balanceOf(known, "unbilled", { quoteId: place.quoteId })));
  const lastId = itemIds.at(-1);
  const again = lastId === undefined ? 0 : added - billed;
  entry.write("unbilled", added - again, place);
  if (lastId !== undefined) entry.write("due", again, { ...place, itemId: lastId, documentId });
  for (const itemId of itemIds) moveDue(entry, place, { itemId, from: null, to: documentId });
  return [...entry.written];
}
