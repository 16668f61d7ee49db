import { fold } from "../text/fold.ts";
import type { Message } from "../words.ts";

/** The specified life of a quote (SPEC-0.1). Where it stands exactly, and what may be done to it: `quote-stage.ts`. */
export const quoteStatuses = ["pending", "approved", "confirmed", "rejected", "paid"] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

/** A status as an answer may carry it: one that this program does not know is `undetermined`. */
export type ReadQuoteStatus = QuoteStatus | "undetermined";

/** The steps a client sees, in order. */
export const progressSteps = [
  /*i18n*/ { id: "quote.progress.submitted", message: "Quote Submitted" },
  /*i18n*/ { id: "quote.progress.approved", message: "Quote Approved" },
  /*i18n*/ { id: "quote.progress.payment", message: "Payment Confirmed" },
  /*i18n*/ { id: "quote.progress.delivery", message: "Delivery" },
] as const;

/** What staff and clients read of a status, and its colour. */
export interface QuoteStatusWords {
  readonly tone: "neutral" | "positive" | "info" | "caution" | "negative";
  readonly staffLabel: Message;
  readonly clientLabel: Message;
  /** What happens next, in a sentence to the client. */
  readonly nextStep: Message;
}

interface QuoteStatusEntry extends QuoteStatusWords {
  /** Index of the current step in `progressSteps` (SPEC-1.20). */
  readonly step: 0 | 1 | 2 | 3;
  /** What the current step waits for, where its name alone would promise too much (SPEC-1.20, SPEC-3.22). */
  readonly waitsFor?: Message;
  /** The sentence under the title of the quote's document. */
  readonly documentLead: Message;
}

/**
 * All that people read of each status. Schemas, filters, counters, charts and
 * documents derive from this table: a new status is a new entry here.
 */
export const quoteStatusTable: Readonly<Record<QuoteStatus, QuoteStatusEntry>> = {
  pending: {
    step: 0,
    tone: "caution",
    staffLabel: /*i18n*/ { id: "quote.status.pending", message: "En attente" },
    clientLabel: /*i18n*/ { id: "quote.client.pending", message: "Under review" },
    nextStep: /*i18n*/ {
      id: "quote.next.pending",
      message: "We look at your request and reply within 24 hours.",
    },
    documentLead: /*i18n*/ {
      id: "document.standing.pending",
      message: "Under review. The prices are fixed once we confirm the quote.",
    },
  },
  approved: {
    step: 1,
    tone: "positive",
    staffLabel: /*i18n*/ { id: "quote.status.approved", message: "Approuvé" },
    clientLabel: /*i18n*/ { id: "quote.client.approved", message: "Approved" },
    nextStep: /*i18n*/ { id: "quote.next.approved", message: "Your quote is approved and can be paid." },
    documentLead: /*i18n*/ {
      id: "document.standing.approved",
      message: "Approved, and waiting for payment.",
    },
  },
  confirmed: {
    step: 2,
    tone: "info",
    staffLabel: /*i18n*/ { id: "quote.status.confirmed", message: "Confirmé" },
    clientLabel: /*i18n*/ { id: "quote.client.confirmed", message: "Confirmed" },
    nextStep: /*i18n*/ {
      id: "quote.next.confirmed",
      message: "Your quote is confirmed. Production starts once it is paid.",
    },
    waitsFor: /*i18n*/ { id: "quote.waitsFor.confirmed", message: "Waiting for your payment" },
    documentLead: /*i18n*/ {
      id: "document.standing.confirmed",
      message: "Confirmed. These prices are fixed; production starts once the quote is paid.",
    },
  },
  rejected: {
    step: 0,
    tone: "negative",
    staffLabel: /*i18n*/ { id: "quote.status.rejected", message: "Rejeté" },
    clientLabel: /*i18n*/ { id: "quote.client.rejected", message: "Rejected" },
    nextStep: /*i18n*/ {
      id: "quote.next.rejected",
      message: "We cannot fulfil this request as it stands.",
    },
    documentLead: /*i18n*/ { id: "document.standing.rejected", message: "Rejected. Reason: {reason}" },
  },
  paid: {
    step: 3,
    tone: "positive",
    staffLabel: /*i18n*/ { id: "quote.status.paid", message: "Payé" },
    clientLabel: /*i18n*/ { id: "quote.client.paid", message: "Paid" },
    nextStep: /*i18n*/ {
      id: "quote.next.paid",
      message:
        "Thank you, your payment has arrived. Printing and delivery come next; we gladly tell you how far they are.",
    },
    waitsFor: /*i18n*/ { id: "quote.waitsFor.paid", message: "Printing, then delivery" },
    documentLead: /*i18n*/ { id: "document.standing.paid", message: "Paid. Thank you." },
  },
};

const undetermined: QuoteStatusWords = {
  tone: "neutral",
  staffLabel: quoteStatusTable.pending.staffLabel,
  clientLabel: /*i18n*/ { id: "quote.client.undetermined", message: "Undetermined" },
  nextStep: /*i18n*/ {
    id: "quote.next.undetermined",
    message: "We cannot tell how this quote stands. Please contact us.",
  },
};

/** How a client reads a status. */
export function clientStatus(status: ReadQuoteStatus): QuoteStatusWords {
  return status === "undetermined" ? undetermined : quoteStatusTable[status];
}

/** How staff reads a status: an unknown one is shown like `pending`. */
export function staffStatus(status: ReadQuoteStatus): QuoteStatusWords {
  return quoteStatusTable[status === "undetermined" ? "pending" : status];
}

/** A value for each status, in the order of `quoteStatuses`. */
export function byQuoteStatus<T>(toValue: (status: QuoteStatus) => T): Record<QuoteStatus, T> {
  return Object.fromEntries(quoteStatuses.map((status) => [status, toValue(status)])) as Record<
    QuoteStatus,
    T
  >;
}

/** Until a quote is confirmed, its total may still change by the logo's fee (SPEC-1.3, SPEC-0.2). */
export function isPriceFixed(status: ReadQuoteStatus): boolean {
  return quoteProgress(status).step >= 2;
}

/** How far a quote has come, as the width of the bar and the current step: a quarter if unknown (SPEC-1.20). */
export function quoteProgress(status: ReadQuoteStatus) {
  const { step, waitsFor } = quoteStatusTable[status === "undetermined" ? "pending" : status];
  return { percent: (step + 1) * 25, step, waitsFor };
}

/** A shorter search text is contained in nearly every word. */
const shortestFragment = 3;

/**
 * The statuses that a search may mean: by the API's name or by a word that staff reads, accents and case aside
 *. `namesOf` answers all the words there are for a status.
 */
export function statusesNamed(
  search: string,
  namesOf: (status: QuoteStatus) => readonly string[],
): readonly QuoteStatus[] {
  const text = fold(search.trim());
  if (text.length < shortestFragment) return [];
  return quoteStatuses.filter((status) =>
    [status, ...namesOf(status)].some((name) => fold(name).includes(text)),
  );
}
