import { daysAfter, monthEnd } from "../time/days.ts";
import type { Message } from "../words.ts";

/** The nets that a company may be given (L11.1). */
export const netDays = [7, 15, 30, 45, 60] as const;
/** The most days before the end of the month counts. */
const mostDaysEndOfMonth = 90;
/** What French law allows: 60 days, or 45 to the end of the month (L11.2). */
export const frenchCaps = { net: 60, end_of_month: 45 } as const;

export const termKinds = ["prepaid", "net", "end_of_month"] as const;

/** When a company pays: before anything is made, or so many days after the invoice. */
export type PaymentTerms =
  | { readonly kind: "prepaid" }
  | { readonly kind: "net" | "end_of_month"; readonly days: number };

const unknownDays: Message = /*i18n*/ {
  id: "company.terms.days",
  message: "Net terms are 7, 15, 30, 45 or 60 days; to the end of the month, 0 to 90.",
};
const tooLongInFrance: Message = /*i18n*/ {
  id: "company.terms.france",
  message: "In France terms are at most 60 days, or 45 days to the end of the month.",
};

/** Why a company may not be given these terms; undefined where it may. */
export function refusalOfTerms(terms: PaymentTerms, { isFrench }: { readonly isFrench: boolean }) {
  if (terms.kind === "prepaid") return undefined;
  const { kind, days } = terms;
  const isKnown =
    kind === "net"
      ? netDays.some((each) => each === days)
      : Number.isInteger(days) && days >= 0 && days <= mostDaysEndOfMonth;
  if (!isKnown) return unknownDays;
  return isFrench && days > frenchCaps[kind] ? tooLongInFrance : undefined;
}

/** Whether a company pays after its invoice. */
export function isOnTerms(terms: PaymentTerms | undefined): boolean {
  return terms !== undefined && terms.kind !== "prepaid";
}

/** The day on which an invoice is due: its own for what is prepaid (L11.2). */
export function dueDay(invoiceDay: string, terms: PaymentTerms): string {
  if (terms.kind === "prepaid") return invoiceDay;
  const day = daysAfter(invoiceDay, terms.days);
  return terms.kind === "net" ? day : monthEnd(day);
}

/** Whether accepting an order needs a deposit first: what is open and this order exceed the limit (L11.1). */
export function isOverCredit(
  { terms, limitCents }: { readonly terms: PaymentTerms; readonly limitCents: number | null },
  { openCents, orderCents }: { readonly openCents: number; readonly orderCents: number },
): boolean {
  return terms.kind !== "prepaid" && limitCents !== null && openCents + orderCents > limitCents;
}
