import { askedLines, loweredLines, raisedLines, restoredLines, waivedLines } from "#domain/ledger/asking.ts";
import { noteLines } from "#domain/ledger/credit-notes.ts";
import { depositLines, wholeLines } from "#domain/ledger/documents.ts";
import { balanceOf, type LedgerLine, lineOf } from "#domain/ledger/ledger-line.ts";
import { countedLines, goneBackLines, receivedLines, returnedLines } from "#domain/ledger/money.ts";
import { bookedTaxes, nothingSold } from "#domain/ledger/sold.ts";
import { standingOfItem } from "#domain/ledger/standing.ts";
import type { DealFact, DealFacts, DocumentFact } from "./facts.ts";

export interface BookedEntry {
  readonly kind: string;
  readonly sourceId: number;
  readonly at: string;
  readonly isTest: boolean;
  /** What it takes back. */
  readonly reverses: { readonly kind: string; readonly sourceId: number } | null;
  readonly lines: readonly LedgerLine[];
}

/** The facts of deals as entries, in their order and on their days. @param dayOf the day of the shop at a moment */
export function bookFacts(deal: DealFacts, dayOf: (at: string) => string): BookedEntry[] {
  const entries: BookedEntry[] = [];
  const known: LedgerLine[] = [];
  const issued: DocumentFact[] = [];
  for (const fact of inOrder(deal.facts)) {
    const { at, sourceId } = fact;
    const { lines, reverses } = linesOf(fact, { deal, known, entries, issued, day: dayOf(at) });
    if (fact.kind === "issued") issued.push(fact.document);
    if (lines.length === 0) continue;
    const isTest = "isTest" in fact && fact.isTest;
    entries.push({ kind: kindOf(fact), sourceId, at, isTest, reverses: reverses ?? null, lines });
    known.push(...lines);
  }
  return entries;
}

function inOrder(facts: readonly DealFact[]): DealFact[] {
  return facts.toSorted((a, b) => a.at.localeCompare(b.at) || a.historyId - b.historyId);
}

function kindOf(fact: DealFact): string {
  if (fact.kind !== "issued") return fact.kind;
  return fact.document.kind === "credit" ? "credited" : "invoiced";
}

interface Standing {
  readonly deal: DealFacts;
  readonly known: readonly LedgerLine[];
  readonly entries: readonly BookedEntry[];
  readonly issued: readonly DocumentFact[];
  readonly day: string;
}

interface Written {
  readonly lines: readonly LedgerLine[];
  readonly reverses?: BookedEntry["reverses"];
}

function linesOf(fact: DealFact, standing: Standing): Written {
  const { deal, known, day } = standing;
  const { quoteId } = fact;
  const where = { quoteId, day };
  const own = deal.items.filter((item) => item.quoteId === quoteId);
  // Not yet what a later count asks for.
  const itemIds = own
    .filter(({ id, isOfCount }) => !isOfCount || known.some((line) => line.itemId === id))
    .map(({ id }) => id);
  switch (fact.kind) {
    case "accepted": {
      const items = own.filter(({ isOfCount }) => !isOfCount);
      const asked = items.map(({ id, cents }) => ({ itemId: id, cents }));
      return { lines: askedLines({ quoteId, day: fact.day ?? day, items: asked }) };
    }
    case "received":
      return { lines: receivedLines(known, { ...fact, day: fact.day ?? day }) };
    case "counted":
      return { lines: countedLines(known, { ...fact, day }) };
    case "refunded":
    case "dispute-lost": {
      const provider = providerOf(known, fact.paymentId);
      const isPaid = (of: number) =>
        deal.items.some((item) => item.quoteId === of && staysPaid(deal, item.id, fact.at));
      return { lines: goneBackLines(known, { ...fact, day, provider, isPaid }) };
    }
    case "refund-failed": {
      const gone = entryOf(standing, { kind: "refunded", sourceId: fact.sourceId });
      if (!gone) return { lines: [] };
      const back = { ...fact, day, gone: gone.lines, provider: providerOf(known, fact.paymentId) };
      return { lines: returnedLines(known, back), reverses: gone };
    }
    case "waived": {
      const { itemId } = fact;
      const cents = standingOfItem(known, itemId).openCents;
      return { lines: waivedLines(known, { ...where, itemId, cents }) };
    }
    case "settled": {
      const { differenceCents: cents, itemId = itemIds.at(-1) } = fact;
      if (cents < 0) return { lines: loweredLines(known, { ...where, itemIds, cents: 0 - cents }) };
      return { lines: itemId === undefined ? [] : raisedLines({ ...where, itemId, cents }) };
    }
    case "cancelled":
    case "deleted":
      return { lines: loweredLines(known, { ...where, itemIds }) };
    case "restored": {
      const taken = standing.entries.findLast(
        ({ kind, lines }) => kind === "deleted" && lines.some((line) => line.quoteId === quoteId),
      );
      if (!taken) return { lines: [] };
      return { lines: restoredLines(known, { ...where, taken: taken.lines }), reverses: taken };
    }
    case "issued":
      return { lines: documentLines(fact.document, { ...standing, quoteId, itemIds }) };
  }
}

interface OfDocument extends Standing {
  readonly quoteId: number;
  readonly itemIds: readonly number[];
}

function documentLines(
  document: DocumentFact,
  { known, issued, quoteId, itemIds }: OfDocument,
): LedgerLine[] {
  const { id: documentId, kind, day, taxDay, cents, itemId, taxes, creditOf } = document;
  const place = { quoteId, day, documentId, taxDay };
  if (kind === "deposit")
    return depositLines(known, { ...place, itemId, netCents: cents - document.taxCents, taxes });
  if (kind !== "credit" || creditOf === null) {
    const sold = { salesCents: document.goodsCents, freightCents: document.freightCents, taxes };
    return wholeLines(known, { ...place, sold, itemIds });
  }
  const documents = issued.map((each) => ({ ...each }));
  const note = { ...place, cents, creditOf, documents, sold: nothingSold, itemIds };
  return withTaxOf(document, noteLines(known, note), place);
}

/** A note that was issued says what its tax is, also where it should have been another. */
function withTaxOf(
  { taxCents, taxes }: DocumentFact,
  lines: readonly LedgerLine[],
  {
    taxDay,
    ...place
  }: { readonly quoteId: number; readonly day: string; documentId: number; taxDay: string },
): LedgerLine[] {
  const more = taxCents - balanceOf(lines, "tax");
  if (more === 0) return [...lines];
  const [first] = taxes.length > 0 ? taxes : [...bookedTaxes(lines).values()];
  const { jurisdiction, ppm } = first ?? { jurisdiction: "", ppm: 0 };
  const net = lines.some(({ account }) => account === "deposits") ? "deposits" : "sales";
  return [
    ...lines,
    lineOf("tax", more, { ...place, tax: { jurisdiction, ppm, baseCents: 0, taxDay } }),
    lineOf(net, 0 - more, place),
  ];
}

function staysPaid({ items, paidAt }: DealFacts, itemId: number, at: string): boolean {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return false;
  const since = item.isOfCount ? item.paidAt : paidAt.get(item.quoteId);
  return since != null && since <= at;
}

function providerOf(known: readonly LedgerLine[], paymentId: number): string {
  const came = known.find((line) => line.paymentId === paymentId && line.account.startsWith("money:"));
  return came?.account.slice("money:".length) ?? "";
}

function entryOf({ entries }: Standing, of: { readonly kind: string; readonly sourceId: number }) {
  return entries.find(({ kind, sourceId }) => kind === of.kind && sourceId === of.sourceId);
}
