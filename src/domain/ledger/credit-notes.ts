import { type InvoiceKind, isForWholeOrder } from "../invoices/invoice.ts";
import { sum } from "../sum.ts";
import { lower, moveDue } from "./asking.ts";
import { balanceOf, EntryLines, type LedgerLine } from "./ledger-line.ts";
import {
  asDeposits,
  bookedTaxes,
  bringTo,
  type Deposits,
  lineOfTax,
  nothingSold,
  type OfDocument,
  type Sold,
  shareOf,
  soldCents,
  totalOf,
  writeTax,
} from "./sold.ts";

/** An issued invoice or credit note of a deal. */
export interface LedgerDocument {
  readonly id: number;
  readonly kind: InvoiceKind;
  /** What it asks for, or gives back. */
  readonly cents: number;
  /** What a note corrects. */
  readonly creditOf: number | null;
}

interface Note extends OfDocument {
  readonly cents: number;
  readonly creditOf: number;
  /** What was issued before it. */
  readonly documents: readonly LedgerDocument[];
  /** What the order comes to now. */
  readonly sold: Sold;
  readonly itemIds: readonly number[];
}

/**
 * A credit note takes back from where the amount stands now: from its deposit while the order is not invoiced whole, then
 * from what was sold, by shares; by subtraction where it brings that down to what was counted, or where no invoice of the
 * whole is left and the deposits stand again. Less is asked for by it, unless less was asked before or the next invoice asks
 * again.
 */
export function noteLines(known: readonly LedgerLine[], note: Note): LedgerLine[] {
  const { quoteId, day, cents, creditOf, documents } = note;
  const place = { quoteId, day };
  const entry = new EntryLines(known);
  const after = [...documents, { id: note.documentId, kind: "credit", cents, creditOf } as const];
  const isWholeLeft = hasWhole(after);
  const corrected = documents.find(({ id }) => id === creditOf);
  const isOfSold = isWholeLeft || corrected?.kind !== "deposit";
  const comesToOrder = soldCents(known, quoteId) - cents === totalOf(note.sold);
  if (!isOfSold && comesToOrder && bookedTaxes(known).size > 0)
    bringTo(entry, { ...note, sold: nothingSold, deposits: asDeposits(note.sold) });
  else if (!isOfSold) takeFromDeposit(entry, note, after);
  else if (!isWholeLeft) bringTo(entry, { ...note, sold: nothingSold, deposits: depositsLeft(known, after) });
  else if (comesToOrder) bringTo(entry, note);
  else takeShares(entry, note);
  if (isWholeLeft) {
    const before = Math.max(0, Math.min(cents, balanceOf(known, "unbilled", { quoteId })));
    const lowered = lower(entry, {
      ...place,
      itemIds: note.itemIds,
      cents: cents - before,
      documentId: creditOf,
    });
    entry.write("unbilled", lowered - cents, place);
    return [...entry.written];
  }
  entry.write("unbilled", 0 - cents, place);
  for (const itemId of note.itemIds) moveDue(entry, place, { itemId, from: creditOf, to: null });
  return [...entry.written];
}

/** Whether an invoice of the whole order stands: one that asks for nothing is never credited. */
function hasWhole(documents: readonly LedgerDocument[]): boolean {
  return documents.some(
    ({ id, kind, cents }) =>
      isForWholeOrder({ kind }) && (cents === 0 || creditedCents(documents, id) < cents),
  );
}

function creditedCents(documents: readonly LedgerDocument[], id: number): number {
  return sum(documents.filter(({ creditOf }) => creditOf === id).map(({ cents }) => cents));
}

/** What is left of the deposits, each less the share that its notes took back. */
function depositsLeft(lines: readonly LedgerLine[], documents: readonly LedgerDocument[]): Deposits {
  const left = documents
    .filter(({ kind }) => kind === "deposit")
    .map(({ id, cents }) => shareOfDeposit(lines, id, cents - creditedCents(documents, id)));
  return {
    netCents: sum(left.map(({ netCents }) => netCents)),
    taxes: [...bookedTaxes(left.flatMap(({ taxes }) => taxes.map(lineOfTax))).values()],
  };
}

/** What so much of the invoice of a deposit is: its share of each tax, and what that leaves. */
function shareOfDeposit(lines: readonly LedgerLine[], documentId: number, cents: number): Deposits {
  const own = lines.filter((line) => line.documentId === documentId);
  const netCents = 0 - balanceOf(own, "deposits");
  const booked = [...bookedTaxes(own).values()];
  const whole = netCents - sum(booked.map((tax) => tax.cents));
  const taxes = booked.map((tax) => ({
    ...tax,
    cents: shareOf(0 - tax.cents, cents, whole),
    baseCents: shareOf(tax.baseCents, cents, whole),
  }));
  return { netCents: cents - sum(taxes.map((tax) => tax.cents)), taxes };
}

/** From one deposit, by subtraction: notes for all of it come to exactly its net and its tax. */
function takeFromDeposit(entry: EntryLines, note: Note, after: readonly LedgerDocument[]): void {
  const { quoteId, day, documentId, taxDay, cents, creditOf } = note;
  const place = { quoteId, day, documentId };
  const whole = after.find(({ id }) => id === creditOf)?.cents ?? 0;
  const leftCents = whole - creditedCents(after, creditOf);
  const [before, left] = [leftCents + cents, leftCents].map((some) =>
    shareOfDeposit(entry.all, creditOf, some),
  ) as [Deposits, Deposits];
  entry.write("deposits", before.netCents - left.netCents, place);
  before.taxes.forEach((tax, index) => {
    const rest = left.taxes[index];
    writeTax(
      entry,
      { ...place, taxDay },
      {
        ...tax,
        cents: tax.cents - (rest?.cents ?? 0),
        baseCents: (rest?.baseCents ?? 0) - tax.baseCents,
      },
    );
  });
}

/** The tax first, then sales and freight, each by its share of all that was sold. */
function takeShares(entry: EntryLines, { quoteId, day, documentId, taxDay, cents }: Note): void {
  const place = { quoteId, day, documentId };
  const gross = soldCents(entry.all, quoteId);
  let net = cents;
  for (const tax of bookedTaxes(entry.all.filter((line) => line.quoteId === quoteId)).values()) {
    const part = shareOf(0 - tax.cents, cents, gross);
    net -= part;
    const baseCents = 0 - shareOf(tax.baseCents, cents, gross);
    writeTax(entry, { ...place, taxDay }, { ...tax, cents: part, baseCents });
  }
  const freight = Math.max(0, 0 - balanceOf(entry.all, "freight", { quoteId }));
  const sales = Math.max(0, 0 - balanceOf(entry.all, "sales", { quoteId }));
  const ofFreight = shareOf(net, freight, sales + freight);
  entry.write("sales", net - ofFreight, place);
  entry.write("freight", ofFreight, place);
}
