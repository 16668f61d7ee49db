import { divideHalfUp } from "../money/decimal.ts";
import type { InvoiceKind } from "./invoice.ts";

/** An invoice or credit note of an order, as far as its sums are concerned. */
export interface Summed {
  readonly id: number;
  readonly kind: InvoiceKind;
  readonly isIssued: boolean;
  /** What it asks for, or gives back. */
  readonly dueCents: number;
  /** The tax in that. */
  readonly dueTaxCents: number;
  /** The invoice that a credit note corrects. */
  readonly creditOf: number | null;
}

interface Amount {
  readonly cents: number;
  readonly taxCents: number;
}

/** What is due is the total less all that was invoiced before (L12.4); its tax, and what was invoiced of that, likewise. */
export function lessBefore(total: Amount, before: readonly Amount[]): Amount {
  return before.reduce(
    (rest, { cents, taxCents }) => ({ cents: rest.cents - cents, taxCents: rest.taxCents - taxCents }),
    total,
  );
}

/** What of an invoice its credit notes took back. `drafts`: those that are not issued yet as well. */
export function creditedOf(
  { id }: Pick<Summed, "id">,
  all: readonly Summed[],
  { drafts = false } = {},
): Amount {
  const notes = all.filter((each) => each.creditOf === id && (drafts || each.isIssued));
  return notes.reduce(
    (sum, { dueCents, dueTaxCents }) => ({
      cents: sum.cents + dueCents,
      taxCents: sum.taxCents + dueTaxCents,
    }),
    { cents: 0, taxCents: 0 },
  );
}

/** Whether issued credit notes took all of it back. One that asks for nothing is never credited. */
export function isCredited(invoice: Summed, all: readonly Summed[]): boolean {
  return invoice.dueCents > 0 && creditedOf(invoice, all).cents >= invoice.dueCents;
}

/** What a later invoice takes off: each one issued before, and apart from it what its notes gave back; nothing of one that is wholly credited. */
export function invoicedBefore<One extends Summed>(all: readonly One[]): (Amount & { readonly of: One })[] {
  const standing = all.filter((each) => each.kind !== "credit" && each.isIssued && !isCredited(each, all));
  return standing.flatMap((invoice) => [
    { of: invoice, cents: invoice.dueCents, taxCents: invoice.dueTaxCents },
    ...all
      .filter((each) => each.creditOf === invoice.id && each.isIssued)
      .map((note) => ({ of: note, cents: -note.dueCents, taxCents: -note.dueTaxCents })),
  ]);
}

/**
 * The tax in a deposit where it is due on what is received (L14.5): its share of the order's, and never more, or so much
 * less, that what is left would not fit into the rest.
 */
export function taxOfDeposit(total: Amount, before: readonly Amount[], amountCents: number): number {
  const left = lessBefore(total, before);
  const least = left.taxCents - (left.cents - amountCents);
  return Math.min(Math.max(shareOf(total.taxCents, amountCents, total.cents), least), left.taxCents);
}

/** `part` of `whole` of an amount, rounded half up. */
function shareOf(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number(divideHalfUp(BigInt(part) * BigInt(cents), BigInt(whole)));
}
