import { sum } from "../sum.ts";
import { balanceOf, type LedgerLine } from "./ledger-line.ts";

/** How an item of a plan stands: asked is what is open, paid and waived together. */
export interface ItemStanding {
  readonly askedCents: number;
  readonly openCents: number;
  readonly paidCents: number;
  readonly waivedCents: number;
  /** What of the waived went back to the client while the quote stayed paid (SPEC-2.38). */
  readonly goneCents: number;
}

export function standingOfItem(lines: readonly LedgerLine[], itemId: number): ItemStanding {
  const openCents = balanceOf(lines, "due", { itemId });
  const waivedCents = balanceOf(lines, "waived", { itemId });
  const paidCents = 0 - sum(countings(lines, { itemId }).map(({ cents }) => cents));
  const waivedByShop = balanceOf(lines, "waived", { itemId, paymentId: null });
  const goneCents = waivedCents - waivedByShop;
  return { askedCents: openCents + paidCents + waivedCents, openCents, paidCents, waivedCents, goneCents };
}

/** What of a payment counts for nothing yet. */
export function creditOfPayment(lines: readonly LedgerLine[], paymentId: number): number {
  return 0 - balanceOf(lines, "credit", { paymentId });
}

/** What a payment counts for at one place: an item, and the document that asked for it. */
export interface Counted extends Pick<LedgerLine, "quoteId" | "itemId" | "documentId"> {
  readonly paymentId: number;
  readonly cents: number;
}

/** What payments count for, what was counted last first. */
export function countedLastFirst(
  lines: readonly LedgerLine[],
  of: { readonly itemId?: number; readonly paymentId?: number },
): Counted[] {
  const found = new Map<string, Counted>();
  for (const { quoteId, itemId, documentId, paymentId, cents } of countings(lines, of)) {
    const key = [quoteId, itemId, documentId, paymentId].join(" ");
    const before = found.get(key)?.cents ?? 0;
    // What counts again is last again.
    if (cents < 0) found.delete(key);
    found.set(key, { quoteId, itemId, documentId, paymentId: paymentId ?? 0, cents: before - cents });
  }
  return [...found.values()].filter(({ cents }) => cents > 0).toReversed();
}

function countings(
  lines: readonly LedgerLine[],
  { itemId, paymentId }: { readonly itemId?: number; readonly paymentId?: number },
): LedgerLine[] {
  return lines.filter(
    (line) =>
      line.account === "due" &&
      line.paymentId !== null &&
      (itemId === undefined || line.itemId === itemId) &&
      (paymentId === undefined || line.paymentId === paymentId),
  );
}

/** What is open of an item by the document that asks for it, the oldest document first and what none asks for last. */
export function openByDocument(
  lines: readonly LedgerLine[],
  itemId: number,
): { readonly documentId: number | null; readonly cents: number }[] {
  const ofItem = lines.filter((line) => line.account === "due" && line.itemId === itemId);
  const documents = [...new Set(ofItem.map(({ documentId }) => documentId))];
  return documents
    .toSorted((a, b) => (a ?? Number.POSITIVE_INFINITY) - (b ?? Number.POSITIVE_INFINITY))
    .map((documentId) => ({ documentId, cents: balanceOf(ofItem, "due", { documentId }) }))
    .filter(({ cents }) => cents > 0);
}

/** The first day from a day on which so much of an item can be taken without its falling below zero later. */
export function dayToCount(
  lines: readonly LedgerLine[],
  { itemId, cents, from }: { readonly itemId: number; readonly cents: number; readonly from: string },
): string {
  const changes = new Map<string, number>([[from, 0]]);
  for (const line of lines)
    if (line.account === "due" && line.itemId === itemId) {
      const day = line.day < from ? from : line.day;
      changes.set(day, (changes.get(day) ?? 0) + line.cents);
    }
  const days = [...changes].toSorted(([a], [b]) => a.localeCompare(b));
  let open = sum(days.map(([, change]) => change));
  let first = days.at(-1)?.[0] ?? from;
  // From the last day back, as long as enough is open at the end of each.
  for (const [day, change] of days.toReversed()) {
    if (open < cents) break;
    first = day;
    open -= change;
  }
  return first;
}
