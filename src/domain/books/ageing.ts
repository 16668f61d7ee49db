import type { PlanStanding } from "../payments/dues.ts";
import { sum } from "../sum.ts";
import { daysBetween } from "../time/days.ts";
import type { IssuedDocument } from "./issued-document.ts";

/** How long what is owed has been due, the youngest first. */
export const ageingBuckets = ["not_due", "days_1_30", "days_31_60", "days_61_90", "days_over_90"] as const;
export type AgeingBucket = (typeof ageingBuckets)[number];

/** Where something that is due on a day stands on another; without a day it is not due yet. */
export function ageingBucket(dueOn: string | null, on: string): AgeingBucket {
  const late = dueOn === null ? 0 : daysBetween(dueOn, on);
  if (late <= 0) return "not_due";
  if (late <= 30) return "days_1_30";
  if (late <= 60) return "days_31_60";
  return late <= 90 ? "days_61_90" : "days_over_90";
}

type Document = Pick<IssuedDocument, "kind" | "number" | "dueOn" | "dueCents" | "creditOf">;

/** The invoice that bills a whole order, unless credit notes took all of it back. */
export function standingInvoice<Each extends Document>(documents: readonly Each[]): Each | undefined {
  return documents.findLast((document) => {
    const isWhole = document.kind === "invoice" || document.kind === "settlement";
    return isWhole && (document.dueCents === 0 || creditedCents(document, documents) < document.dueCents);
  });
}

interface OwedPart {
  /** Null while no day is known. */
  readonly dueOn: string | null;
  readonly cents: number;
}

/**
 * What an order owes (ADR-46): what is open of its dues. Once it is invoiced it is what invoices and credit notes leave
 * of what was paid and waived, on the day that the invoice names.
 */
export function owedParts({ items, paidCents }: PlanStanding, documents: readonly Document[]): OwedPart[] {
  const invoice = standingInvoice(documents);
  if (!invoice) {
    const open = items.filter(({ openCents }) => openCents > 0);
    return open.map(({ dueOn, openCents }) => ({ dueOn, cents: openCents }));
  }
  const billed = sum(documents.map(({ kind, dueCents }) => (kind === "credit" ? -dueCents : dueCents)));
  const waived = items.filter(({ isWaived }) => isWaived);
  const waivedCents = sum(waived.map((item) => item.amountCents - item.paidCents - item.creditedCents));
  const cents = Math.max(0, billed - paidCents - waivedCents);
  return cents > 0 ? [{ dueOn: invoice.dueOn, cents }] : [];
}

function creditedCents({ number }: Document, documents: readonly Document[]): number {
  const notes = documents.filter(({ creditOf }) => creditOf === number);
  return sum(notes.map(({ dueCents }) => dueCents));
}
