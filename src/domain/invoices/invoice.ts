import { divideHalfUp } from "../money/decimal.ts";

export const invoiceKinds = ["deposit", "invoice", "settlement", "credit"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceStates = ["draft", "issued"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** The series of numbers that a kind belongs to, by the letter that its numbers begin with (L12.2). */
export function seriesOf(kind: InvoiceKind): "D" | "I" | "C" {
  if (kind === "deposit") return "D";
  return kind === "credit" ? "C" : "I";
}

/** `I-2026-0007`: the year is part of the number. */
export function invoiceNumber(series: string, { year, count }: { year: number; count: number }): string {
  return `${series}-${year}-${String(count).padStart(4, "0")}`;
}

/** What is due is the total less all that was invoiced before (L12.4). */
export function dueCents(totalCents: number, previous: readonly { readonly cents: number }[]): number {
  return previous.reduce((rest, { cents }) => rest - cents, totalCents);
}

interface Credited {
  readonly totalCents: number;
  readonly taxCents: number;
  /** What earlier notes took back of both. */
  readonly creditedCents: number;
  readonly creditedTaxCents: number;
}

/**
 * The tax in a credit note: the share of all notes together, less that of the earlier ones. Notes for the whole invoice
 * come to exactly its tax, in however many parts.
 */
export function taxOfCredit(invoice: Credited, amountCents: number): number {
  const { totalCents, taxCents, creditedCents, creditedTaxCents } = invoice;
  if (totalCents === 0) return 0;
  const credited = BigInt(creditedCents + amountCents);
  return Number(divideHalfUp(credited * BigInt(taxCents), BigInt(totalCents))) - creditedTaxCents;
}

/** Where an issued invoice stands on a day: overdue from the day after it was due (L11.3). */
export function invoiceStanding(
  { dueOn, isPaid }: { readonly dueOn: string; readonly isPaid: boolean },
  today: string,
): "open" | "paid" | "overdue" {
  if (isPaid) return "paid";
  return dueOn < today ? "overdue" : "open";
}
