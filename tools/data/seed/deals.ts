import { askedLines, loweredLines } from "#domain/ledger/asking.ts";
import { type LedgerDocument, noteLines } from "#domain/ledger/credit-notes.ts";
import { depositLines, wholeLines } from "#domain/ledger/documents.ts";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { LedgerLine } from "#domain/ledger/ledger-line.ts";
import { goneBackLines, receivedLines } from "#domain/ledger/money.ts";
import type { Sold } from "#domain/ledger/sold.ts";

interface Happened {
  /** The row that tells of it. */
  readonly id: number;
  readonly at: string;
}

/** A payment that came for an item, and what of it was refunded. */
export interface SeededPayment extends Happened {
  readonly itemId: number;
  readonly provider: string;
  readonly cents: number;
  readonly refund: Happened | undefined;
}

/** A deal with the ids of its rows: all that its ledger tells. */
export interface SeededDeal {
  readonly quoteId: number;
  readonly isPaid: boolean;
  readonly accepted: Happened;
  readonly items: readonly { readonly itemId: number; readonly cents: number }[];
  readonly payments: readonly SeededPayment[];
  /** In the order of their issue. The item is that of a deposit. */
  readonly documents: readonly (Happened & LedgerDocument & { readonly itemId: number | null })[];
  readonly sold: Sold;
  readonly cancelled: Happened | undefined;
}

/** An entry of the ledger with its lines. */
export interface SeededEntry {
  readonly kind: EntryKind;
  readonly sourceId: number;
  readonly at: string;
  readonly isTest: boolean;
  readonly lines: readonly LedgerLine[];
}

/** The ledger of a deal, by the rules of the shop itself. */
export function entriesOf(deal: SeededDeal): SeededEntry[] {
  const { quoteId, items, documents, sold } = deal;
  const itemIds = items.map(({ itemId }) => itemId);
  const entries: SeededEntry[] = [];
  const known: LedgerLine[] = [];
  let last = "";
  const book = (
    kind: EntryKind,
    { id, at: happened }: Happened,
    write: (place: { quoteId: number; day: string }) => readonly LedgerLine[],
  ) => {
    const at = happened > last ? happened : last;
    last = at;
    const lines = write({ quoteId, day: at.slice(0, 10) });
    known.push(...lines);
    const isTest = kind === "received" || kind === "refunded";
    if (lines.length > 0) entries.push({ kind, sourceId: id, at, isTest, lines });
  };
  book("accepted", deal.accepted, (place) => askedLines({ ...place, items }));
  const moves = [
    ...deal.payments.map((payment) => ({ at: payment.at, payment })),
    ...documents.filter(({ kind }) => kind !== "credit").map((document) => ({ at: document.at, document })),
  ];
  for (const move of moves.toSorted((a, b) => a.at.localeCompare(b.at))) {
    if ("payment" in move) {
      const { id: paymentId, provider, itemId, cents } = move.payment;
      const parts = [{ itemId, cents }];
      const coming = { paymentId, provider, cents, parts };
      book("received", move.payment, (place) => receivedLines(known, { ...place, ...coming }));
      continue;
    }
    const { id: documentId, kind, itemId, cents } = move.document;
    book("invoiced", move.document, (place) => {
      const of = { ...place, documentId, taxDay: place.day };
      return kind === "deposit"
        ? depositLines(known, { ...of, itemId, netCents: cents, taxes: [] })
        : wholeLines(known, { ...of, sold, itemIds });
    });
  }
  if (deal.cancelled)
    book("cancelled", deal.cancelled, (place) => loweredLines(known, { ...place, itemIds }));
  documents.forEach((note, index) => {
    const { id: documentId, cents, creditOf } = note;
    if (creditOf === null) return;
    book("credited", note, (place) => {
      const of = { ...place, documentId, taxDay: place.day, documents: documents.slice(0, index) };
      return noteLines(known, { ...of, cents, creditOf, sold, itemIds });
    });
  });
  for (const { id: paymentId, provider, cents, refund } of deal.payments)
    if (refund)
      book("refunded", refund, ({ day }) =>
        goneBackLines(known, { paymentId, provider, day, cents, isPaid: () => deal.isPaid }),
      );
  return entries;
}
