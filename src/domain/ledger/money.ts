import { sum } from "../sum.ts";
import { ownerOf, takeDue, type Where } from "./asking.ts";
import { balanceOf, EntryLines, type LedgerLine } from "./ledger-line.ts";
import { countedLastFirst, creditOfPayment, dayToCount } from "./standing.ts";

/** A payment, by who moves its money. */
interface Payment {
  readonly paymentId: number;
  readonly provider: string;
}

interface Amount {
  readonly itemId: number;
  readonly cents: number;
}

interface Coming extends Where, Payment {
  readonly cents: number;
  /** What of it counts for which item of its quote; the rest is the client's credit. */
  readonly parts: readonly Amount[];
}

/** Money comes. It counts on its day, or on the first later one on which what it counts for is asked. */
export function receivedLines(known: readonly LedgerLine[], coming: Coming): LedgerLine[] {
  const { provider, cents, parts, ...place } = coming;
  const { quoteId, day, paymentId } = place;
  const entry = new EntryLines(known);
  entry.write(`money:${provider}`, cents, { quoteId, day, paymentId });
  let now = cents;
  for (const { itemId, cents: part } of parts) {
    const counts = dayToCount(entry.all, { itemId, cents: part, from: day });
    const counted = takeDue(entry, { quoteId, day: counts }, { itemId, cents: part, paymentId });
    if (counts === day) now -= counted;
    else entry.write("credit", counted, { quoteId, day: counts, paymentId });
  }
  entry.write("credit", 0 - now, { quoteId, day, paymentId });
  return [...entry.written];
}

/** The client's credit counts for an item, of this deal or of another of his. */
export function countedLines(
  known: readonly LedgerLine[],
  { itemId, cents, paymentId, ...where }: Where & Amount & Pick<Payment, "paymentId">,
): LedgerLine[] {
  const entry = new EntryLines(known);
  const most = Math.min(cents, creditOfPayment(known, paymentId));
  const counted = takeDue(entry, where, { itemId, cents: most, paymentId });
  const owner = ownerOf(known, paymentId);
  entry.write("credit", counted, { ...where, quoteId: owner, paymentId });
  return [...entry.written];
}

interface Going extends Payment {
  readonly day: string;
  readonly cents: number;
  /** A quote that is paid stays so: what opens of its paid items is given up at once (SPEC-2.38). */
  readonly isPaid: (quoteId: number) => boolean;
}

/** Money goes back: first what counts for nothing, then what was counted last, which is open again. */
export function goneBackLines(known: readonly LedgerLine[], going: Going): LedgerLine[] {
  const { provider, paymentId, day, cents, isPaid } = going;
  // A buyer may dispute what the shop has not heard of yet.
  if (!known.some((line) => line.paymentId === paymentId)) return [];
  const quoteId = ownerOf(known, paymentId);
  const entry = new EntryLines(known);
  const ofCredit = Math.min(cents, creditOfPayment(known, paymentId));
  entry.write("credit", ofCredit, { quoteId, day, paymentId });
  let left = cents - ofCredit;
  for (const counted of countedLastFirst(known, { paymentId })) {
    const { itemId, documentId } = counted;
    const place = { quoteId: counted.quoteId, day, itemId, documentId };
    const part = Math.min(left, counted.cents);
    left -= part;
    entry.write("due", part, { ...place, paymentId });
    const wasWhole = itemId !== null && balanceOf(known, "due", { itemId }) === 0;
    if (!wasWhole || !isPaid(counted.quoteId)) continue;
    entry.write("due", 0 - part, place);
    entry.write("waived", part, { ...place, documentId: null, paymentId });
  }
  // More than came cannot go back: of a dispute for more than refunds left, the rest is not the shop's money.
  entry.write(`money:${provider}`, left - cents, { quoteId, day, paymentId });
  return [...entry.written];
}

interface Returning extends Payment {
  readonly day: string;
  /** The lines of the entry by which it went. */
  readonly gone: readonly LedgerLine[];
}

/** Money that went comes back, against what it came from; what no longer fits there is the client's credit. */
export function returnedLines(
  known: readonly LedgerLine[],
  { provider, paymentId, day, gone }: Returning,
): LedgerLine[] {
  const quoteId = ownerOf(known, paymentId);
  const entry = new EntryLines(known);
  const cents = 0 - sum(ofMoney(gone));
  entry.write(`money:${provider}`, cents, { quoteId, day, paymentId });
  let left = cents;
  for (const line of gone.filter(({ account }) => account === "waived")) {
    const { itemId, cents: given } = line;
    const waived = entry.all.filter(
      (each) => each.account === "waived" && each.itemId === itemId && each.paymentId === paymentId,
    );
    const part = Math.max(0, Math.min(given, sum(waived.map((each) => each.cents))));
    entry.write("waived", 0 - part, { quoteId: line.quoteId, day, itemId, paymentId });
    entry.write("due", part, { quoteId: line.quoteId, day, itemId });
  }
  for (const line of gone) {
    const { account, itemId } = line;
    if (account !== "due" || line.paymentId !== paymentId || itemId === null) continue;
    left -= takeDue(entry, { quoteId: line.quoteId, day }, { itemId, cents: line.cents, paymentId });
  }
  entry.write("credit", 0 - left, { quoteId, day, paymentId });
  return [...entry.written];
}

function ofMoney(lines: readonly LedgerLine[]): number[] {
  return lines.filter(({ account }) => account.startsWith("money:")).map(({ cents }) => cents);
}
