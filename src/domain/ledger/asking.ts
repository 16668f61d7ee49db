import { sum } from "../sum.ts";
import { balanceOf, EntryLines, type LedgerLine } from "./ledger-line.ts";
import { countedLastFirst, creditOfPayment, openByDocument, standingOfItem } from "./standing.ts";

/** Whose entry it is, and the day for which it counts. */
export interface Where {
  readonly quoteId: number;
  readonly day: string;
}

interface Amount {
  readonly itemId: number;
  readonly cents: number;
}

/** What was accepted is asked for, item by item, and is still to be invoiced. */
export function askedLines({ items, ...where }: Where & { readonly items: readonly Amount[] }): LedgerLine[] {
  const entry = new EntryLines([]);
  for (const { itemId, cents } of items) entry.write("due", cents, { ...where, itemId });
  entry.write("unbilled", 0 - sum(items.map(({ cents }) => cents)), where);
  return [...entry.written];
}

/** What is open of an item is given up, as far as it is asked for. */
export function waivedLines(
  known: readonly LedgerLine[],
  { itemId, cents, ...where }: Where & Amount,
): LedgerLine[] {
  const entry = new EntryLines(known);
  entry.write("waived", takeDue(entry, where, { itemId, cents }), { ...where, itemId });
  return [...entry.written];
}

interface Unwaiving extends Where {
  readonly itemId: number;
  /** What asks for the item; null where no document does. */
  readonly documentId: number | null;
}

/** What was given up of an item is asked for again, and the credit of its deal counts for it as far as it goes. */
export function unwaivedLines(
  known: readonly LedgerLine[],
  { itemId, documentId, ...where }: Unwaiving,
): LedgerLine[] {
  const entry = new EntryLines(known);
  const cents = takeWaived(entry, where, { itemId, cents: standingOfItem(known, itemId).waivedCents });
  entry.write("due", cents, { ...where, itemId, documentId });
  countCredit(entry, where, itemId);
  return [...entry.written];
}

/** The credit of a deal counts for an item of it, that of the oldest payment first. */
function countCredit(entry: EntryLines, where: Where, itemId: number): void {
  const ofDeal = entry.all.filter(
    ({ account, quoteId }) => account === "credit" && quoteId === where.quoteId,
  );
  for (const paymentId of new Set(ofDeal.map((line) => line.paymentId ?? 0))) {
    const cents = takeDue(entry, where, {
      ...{ itemId, paymentId, cents: creditOfPayment(entry.all, paymentId) },
    });
    entry.write("credit", cents, { ...where, paymentId });
  }
}

interface Keeping extends Where {
  /** An item of its own, for nothing else. */
  readonly itemId: number;
  /** All that is kept. */
  readonly cents: number;
}

/** So much of the credit of a cancelled deal is kept by the terms: what is kept is asked for, and paid. */
export function keptLines(known: readonly LedgerLine[], { itemId, cents, ...where }: Keeping): LedgerLine[] {
  const more = cents - standingOfItem(known, itemId).askedCents;
  if (more <= 0) return loweredLines(known, { ...where, itemIds: [itemId], cents: 0 - more });
  const entry = new EntryLines(known);
  entry.write("due", more, { ...where, itemId });
  entry.write("unbilled", 0 - more, where);
  countCredit(entry, where, itemId);
  return [...entry.written];
}

interface Voiding extends Where {
  /** The items of the deal, in the order of their plan. */
  readonly itemIds: readonly number[];
  /** The lines of the settlement. */
  readonly taken: readonly LedgerLine[];
}

/** A settlement is voided: what it asked for more is asked no longer, what it asked for less is asked for again. */
export function unsettledLines(known: readonly LedgerLine[], { taken, ...voiding }: Voiding): LedgerLine[] {
  const moreCents = 0 - balanceOf(taken, "unbilled");
  return moreCents > 0
    ? loweredLines(known, { ...voiding, cents: moreCents })
    : restoredLines(known, { quoteId: voiding.quoteId, day: voiding.day, taken });
}

interface Lowering extends Where {
  /** The items of the deal, in the order of their plan. */
  readonly itemIds: readonly number[];
  /** Undefined: all that is asked. */
  readonly cents?: number | undefined;
  /** What is open of this document goes first, and of what was paid what counts for it. */
  readonly documentId?: number | undefined;
}

/** Less is asked for: after a count, a cancellation, a deletion, or an acceptance that is taken back. */
export function loweredLines(known: readonly LedgerLine[], lowering: Lowering): LedgerLine[] {
  const { quoteId, day } = lowering;
  const entry = new EntryLines(known);
  entry.write("unbilled", lower(entry, lowering), { quoteId, day });
  return [...entry.written];
}

/**
 * Asks for less: from the last item down what was given up and what is open; then of what was paid, which is the client's
 * credit from now on. Answers by how much.
 */
export function lower(entry: EntryLines, { itemIds, documentId, ...lowering }: Lowering): number {
  const where = { quoteId: lowering.quoteId, day: lowering.day };
  const lastFirst = itemIds.toReversed();
  const wanted = lowering.cents ?? sum(itemIds.map((itemId) => standingOfItem(entry.all, itemId).askedCents));
  let left = wanted;
  const take = (cents: number) => {
    left -= cents;
  };
  if (documentId !== undefined)
    for (const itemId of lastFirst) take(takeDue(entry, where, { itemId, cents: left, documentId }));
  for (const itemId of lastFirst) {
    take(takeWaived(entry, where, { itemId, cents: left }));
    take(takeDue(entry, where, { itemId, cents: left }));
  }
  if (documentId !== undefined)
    for (const itemId of lastFirst) take(takePaid(entry, where, { itemId, cents: left, documentId }));
  for (const itemId of lastFirst) take(takePaid(entry, where, { itemId, cents: left }));
  return wanted - left;
}

interface Raising extends Where, Amount {}

/** More is asked for, of one item. */
export function raisedLines({ itemId, cents, ...where }: Raising): LedgerLine[] {
  const entry = new EntryLines([]);
  entry.write("due", cents, { ...where, itemId });
  entry.write("unbilled", 0 - cents, where);
  return [...entry.written];
}

/**
 * What was lowered is asked for again, item by item; what had been paid of it counts anew, as far as the credit of that
 * payment still goes.
 * @param taken the lines of the entry that is taken back
 */
export function restoredLines(
  known: readonly LedgerLine[],
  { taken, ...where }: Where & { readonly taken: readonly LedgerLine[] },
): LedgerLine[] {
  const entry = new EntryLines(known);
  for (const { account, itemId, documentId, paymentId, cents } of taken) {
    if (account === "unbilled") entry.write(account, 0 - cents, where);
    else if (account === "waived") entry.write(account, 0 - cents, { ...where, itemId, paymentId });
    else if (account === "due" && paymentId === null)
      entry.write(account, 0 - cents, { ...where, itemId, documentId });
    else if (account === "due" && paymentId !== null) {
      const again = Math.min(cents, creditOfPayment(entry.all, paymentId));
      entry.write("credit", again, { ...where, quoteId: ownerOf(entry.all, paymentId), paymentId });
      entry.write("due", 0 - again, { ...where, itemId, documentId, paymentId });
    }
  }
  return [...entry.written];
}

/** Takes an amount off what is open of an item, by the documents that ask for it. Answers how much. */
export function takeDue(
  entry: EntryLines,
  where: Where,
  taken: Amount & {
    readonly documentId?: number | undefined;
    /** What counts for it. */
    readonly paymentId?: number;
  },
): number {
  const { itemId, cents, documentId, paymentId = null } = taken;
  let left = cents;
  for (const open of openByDocument(entry.all, itemId)) {
    if (documentId !== undefined && open.documentId !== documentId) continue;
    const part = Math.min(left, open.cents);
    left -= part;
    entry.write("due", 0 - part, { ...where, itemId, documentId: open.documentId, paymentId });
  }
  return cents - left;
}

/** What is open of an item by one document, or by none, is asked for by another. */
export function moveDue(
  entry: EntryLines,
  where: Where,
  { itemId, from, to }: { readonly itemId: number; readonly from: number | null; readonly to: number | null },
): void {
  const cents = openByDocument(entry.all, itemId).find(({ documentId }) => documentId === from)?.cents ?? 0;
  entry.write("due", 0 - cents, { ...where, itemId, documentId: from });
  entry.write("due", cents, { ...where, itemId, documentId: to });
}

function takeWaived(entry: EntryLines, where: Where, { itemId, cents }: Amount): number {
  const waived = entry.all.filter((line) => line.account === "waived" && line.itemId === itemId);
  let left = cents;
  for (const paymentId of new Set(waived.map((line) => line.paymentId))) {
    const part = Math.min(left, Math.max(0, balanceOf(waived, "waived", { paymentId })));
    left -= part;
    entry.write("waived", 0 - part, { ...where, itemId, paymentId });
  }
  return cents - left;
}

function takePaid(
  entry: EntryLines,
  where: Where,
  { itemId, cents, documentId: of }: Amount & { readonly documentId?: number | undefined },
): number {
  let left = cents;
  for (const counted of countedLastFirst(entry.all, { itemId })) {
    const { documentId, paymentId } = counted;
    if (of !== undefined && documentId !== of) continue;
    const part = Math.min(left, counted.cents);
    left -= part;
    entry.write("due", 0 - part, { ...where, itemId, documentId });
    entry.write("due", part, { ...where, itemId, documentId, paymentId });
    entry.write("credit", 0 - part, { ...where, quoteId: ownerOf(entry.all, paymentId), paymentId });
  }
  return cents - left;
}

/** The quote that a payment was made for: its money stands there, and its credit. */
export function ownerOf(lines: readonly LedgerLine[], paymentId: number): number {
  const came = lines.find((line) => line.paymentId === paymentId && line.account.startsWith("money:"));
  if (!came) throw new Error(`payment ${paymentId} is not in the ledger`);
  return came.quoteId;
}
