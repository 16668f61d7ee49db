export const invoiceKinds = ["deposit", "invoice", "settlement", "credit"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export const invoiceStates = ["draft", "issued"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** How an issued invoice stands, by what was paid and credited. */
export const invoiceStandings = ["open", "part-paid", "paid", "overdue", "credited"] as const;
export type InvoiceStanding = (typeof invoiceStandings)[number];

/** The series of numbers that a kind belongs to, by the letter that its numbers begin with (L12.2). */
export function seriesOf(kind: InvoiceKind): "D" | "I" | "C" {
  if (kind === "deposit") return "D";
  return kind === "credit" ? "C" : "I";
}

/** `I-2026-0007`: the year is part of the number. */
export function invoiceNumber(series: string, { year, count }: { year: number; count: number }): string {
  return `${series}-${year}-${String(count).padStart(4, "0")}`;
}

/** It bills the whole order, whatever was invoiced before. */
export function isForWholeOrder({ kind }: { readonly kind: InvoiceKind }): boolean {
  return kind === "invoice" || kind === "settlement";
}

interface Standing {
  readonly dueOn: string;
  readonly dueCents: number;
  readonly creditedCents: number;
  /** What is still to be paid of it. */
  readonly openCents: number;
  /** Its order was cancelled before it was paid: nothing is asked by it, though its credit note may not be issued yet. */
  readonly isCancelled?: boolean;
}

/** Where an issued invoice stands on a day: overdue from the day after it was due (L11.3). */
export function invoiceStanding(invoice: Standing, today: string): InvoiceStanding {
  const { dueOn, dueCents, creditedCents, openCents, isCancelled = false } = invoice;
  if (dueCents > 0 && (isCancelled || creditedCents >= dueCents)) return "credited";
  if (openCents === 0) return "paid";
  if (dueOn < today) return "overdue";
  return openCents < dueCents - creditedCents ? "part-paid" : "open";
}
