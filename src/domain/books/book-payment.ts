import type { LedgerLine } from "../ledger/ledger-line.ts";

/** Money that counts for an invoice, as a program reads it. */
export interface BookPayment {
  readonly customer: string;
  readonly invoice: string;
  readonly day: string;
  readonly cents: number;
  readonly method: string;
  readonly reference: string;
}

/** An issued document of a deal, as far as what was paid for it asks. */
export interface PaidDocument {
  readonly id: number;
  readonly kind: "deposit" | "invoice" | "settlement" | "credit";
  readonly issuedOn: string;
  /** The item that a deposit is for. */
  readonly itemId: number | null;
  /** Credit notes took all of it back. */
  readonly isCredited: boolean;
}

/** So much of a payment counts for a document, from a day on; above zero where money came. */
export interface CountedPayment {
  readonly paymentId: number;
  readonly documentId: number;
  /** The day for which it counts. */
  readonly day: string;
  /** The day from which the books can hold it: its own, or that of its document. */
  readonly bookedOn: string;
  readonly cents: number;
}

/** What of a line says for what a payment counts. */
export type CountingLine = Pick<
  LedgerLine,
  "account" | "quoteId" | "paymentId" | "documentId" | "itemId" | "day" | "cents"
>;

/**
 * What was paid of each document of a deal: money counts for the document that asked for it; what was paid before counts
 * for the one that its item is invoiced by.
 */
export function countedPayments(
  lines: readonly CountingLine[],
  documents: readonly PaidDocument[],
): { readonly counted: readonly CountedPayment[]; readonly withoutInvoiceCents: number } {
  const sums = new Map<string, CountedPayment>();
  let withoutInvoiceCents = 0;
  for (const { account, paymentId, documentId, itemId, day, cents } of lines) {
    if (account !== "due" || paymentId === null) continue;
    const document = documents.find(({ id }) => id === documentId) ?? documentOf(itemId, documents);
    if (!document) {
      withoutInvoiceCents -= cents;
      continue;
    }
    const key = `${paymentId} ${document.id} ${day}`;
    const before = sums.get(key)?.cents ?? 0;
    const [bookedOn = day] = [day, document.issuedOn].toSorted().toReversed();
    sums.set(key, { paymentId, documentId: document.id, day, bookedOn, cents: before - cents });
  }
  return { counted: [...sums.values()].filter(({ cents }) => cents !== 0), withoutInvoiceCents };
}

/** What an item is invoiced by: its deposit's invoice, otherwise that of the whole order; one that stands comes first. */
function documentOf(itemId: number | null, documents: readonly PaidDocument[]): PaidDocument | undefined {
  const own = documents.filter(({ kind, itemId: of }) => kind === "deposit" && of === itemId);
  const whole = documents.filter(({ kind }) => kind === "invoice" || kind === "settlement");
  const all = [...own, ...whole];
  return all.find(({ isCredited }) => !isCredited) ?? all[0];
}
