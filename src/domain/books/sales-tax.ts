import { sum } from "../sum.ts";

/** An amount before tax under one tax. */
interface TaxedAmount {
  readonly jurisdiction: string;
  readonly ppm: number;
  readonly baseCents: number;
  readonly cents: number;
}

/** An issued document as a report of taxes reads it; a credit note is below zero. */
export interface TaxedDocument {
  readonly id: number;
  /** The deal that it is of. */
  readonly quoteId: number;
  /** Where the goods go: `CO`; empty where that is not known, or does not count. */
  readonly state: string;
  readonly issuedOn: string;
  /** Of a credit note: what it corrects. */
  readonly creditOf: number | null;
  /** What it asks for; of a credit note what it gives back, below zero. */
  readonly dueCents: number;
  /** Before tax. */
  readonly grossCents: number;
  readonly isExempt: boolean;
  /** What it bears; of an exempt one what it would bear, at nothing. */
  readonly taxes: readonly TaxedAmount[];
}

/** Whether tax counts for the day of the invoice, or for those on which it is paid. */
export const taxBases = ["invoice", "payment"] as const;
export type TaxBasis = (typeof taxBases)[number];

/** What counts in a period. */
export interface TaxSums {
  /** Invoices before tax, whatever is taxed of them. */
  readonly grossCents: number;
  /** What credit notes took back of that. */
  readonly creditCents: number;
  /** The rest: what is exempt by a certificate, what is taxed, and what is not taxed as freight may be. */
  readonly exemptCents: number;
  readonly taxableCents: number;
  readonly taxCents: number;
}

export interface TaxRow extends TaxSums {
  readonly state: string;
  /** Empty for what bears no tax. */
  readonly jurisdiction: string;
  readonly ppm: number;
}

export interface TaxReport {
  readonly rows: readonly TaxRow[];
  /** Each document once, however many taxes it bears. */
  readonly totals: TaxSums;
}

interface Period {
  readonly from: string;
  readonly to: string;
}

/** What counts of a document in a period. */
type Part = Pick<TaxedDocument, "state" | "isExempt" | "taxes"> & {
  readonly invoicedCents: number;
  readonly creditCents: number;
};

/** What was issued in a period, by state and tax. */
export function taxByInvoice(documents: readonly TaxedDocument[], { from, to }: Period): TaxReport {
  const issued = documents.filter(({ issuedOn }) => issuedOn >= from && issuedOn <= to);
  return reportOf(
    issued.map(({ grossCents, creditOf, ...document }) => ({
      ...document,
      invoicedCents: creditOf === null ? grossCents : 0,
      creditCents: creditOf === null ? 0 : 0 - grossCents,
    })),
  );
}

/** So much of an invoice was paid on a day; below zero what was taken off it. */
export interface PaidPart {
  readonly documentId: number;
  readonly day: string;
  readonly cents: number;
}

/**
 * What was paid in a period, by state and tax: of each invoice, less its credit notes, the share that was paid by the end
 * of the period less the one that was paid before it. So periods add up to all that was paid.
 */
export function taxByPayment(
  documents: readonly TaxedDocument[],
  paid: readonly PaidPart[],
  { from, to }: Period,
): TaxReport {
  const payments = groupedBy(paid, ({ documentId }) => documentId);
  const parts = [...groupedBy(documents, ({ quoteId }) => quoteId).values()].flatMap((own): Part[] => {
    const received = receivedOf(own, payments, (day) => day <= to);
    const before = receivedOf(own, payments, (day) => day < from);
    return received.map(({ invoice: { state, isExempt }, grossCents, taxes }, at) => ({
      ...{ state, isExempt, creditCents: 0, invoicedCents: grossCents - (before[at]?.grossCents ?? 0) },
      taxes: taxes.map((tax, index) => {
        const had = before[at]?.taxes[index];
        return {
          ...tax,
          ...{ baseCents: tax.baseCents - (had?.baseCents ?? 0), cents: tax.cents - (had?.cents ?? 0) },
        };
      }),
    }));
  });
  return reportOf(parts);
}

/** Items by a number of theirs, in their order. */
function groupedBy<Item>(items: readonly Item[], keyOf: (item: Item) => number): Map<number, Item[]> {
  const groups = new Map<number, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

interface Received extends Pick<TaxedDocument, "grossCents" | "taxes"> {
  readonly invoice: TaxedDocument;
}

/**
 * What of each invoice of a deal, less its credit notes, is paid by a day. Where a note takes from an invoice that was
 * paid already, the client pays so much less of another: what came beyond what one asks for counts for the next.
 */
function receivedOf(
  documents: readonly TaxedDocument[],
  payments: ReadonlyMap<number, readonly PaidPart[]>,
  isBy: (day: string) => boolean,
): Received[] {
  const invoices = documents
    .filter(({ creditOf }) => creditOf === null)
    .map((invoice) => {
      const notes = documents.filter(({ creditOf }) => creditOf === invoice.id);
      const all = [invoice, ...notes].filter(({ issuedOn }) => isBy(issuedOn));
      const some = (payments.get(invoice.id) ?? []).filter(({ day }) => isBy(day));
      const came = Math.max(0, sum(some.map(({ cents }) => cents)));
      return { invoice, all, came, due: Math.max(0, sum(all.map(({ dueCents }) => dueCents))) };
    });
  let beyond = sum(invoices.map(({ came, due }) => Math.max(0, came - due)));
  return invoices.map(({ invoice, all, came, due }) => {
    const more = Math.min(beyond, Math.max(0, due - came));
    beyond -= more;
    // What asks for nothing is paid: its deposits did.
    const part = (cents: number) =>
      due === 0 ? cents : Math.round((cents * Math.min(due, came + more)) / due);
    const taxes = invoice.taxes.map((tax) => {
      const own = all.flatMap((each) => each.taxes.filter((other) => isSameTax(tax, other)));
      const baseCents = part(sum(own.map((each) => each.baseCents)));
      return { ...tax, baseCents, cents: part(sum(own.map(({ cents }) => cents))) };
    });
    return { invoice, grossCents: part(sum(all.map(({ grossCents }) => grossCents))), taxes };
  });
}

function isSameTax(one: TaxedAmount, other: TaxedAmount): boolean {
  return one.jurisdiction === other.jurisdiction && one.ppm === other.ppm;
}

function reportOf(parts: readonly Part[]): TaxReport {
  const rows = new Map<string, TaxRow>();
  let totals: TaxSums = noSums;
  for (const part of parts) {
    const { state, isExempt, taxes, invoicedCents, creditCents } = part;
    const net = { grossCents: invoicedCents, creditCents };
    const exemptCents = isExempt ? invoicedCents - creditCents : 0;
    for (const { jurisdiction, ppm, baseCents, cents } of taxes.length > 0 ? taxes : [untaxed]) {
      const key = JSON.stringify([state, jurisdiction, ppm]);
      const before = rows.get(key) ?? { state, jurisdiction, ppm, ...noSums };
      rows.set(key, {
        ...before,
        ...added(before, { ...net, exemptCents, taxableCents: baseCents, taxCents: cents }),
      });
    }
    const taxableCents = largest(taxes.map(({ baseCents }) => baseCents));
    const taxCents = sum(taxes.map(({ cents }) => cents));
    totals = added(totals, { ...net, exemptCents, taxableCents, taxCents });
  }
  return { rows: [...rows.values()].filter(saysAny).sort(byPlace), totals };
}

const untaxed: TaxedAmount = { jurisdiction: "", ppm: 0, baseCents: 0, cents: 0 };
const noSums: TaxSums = { grossCents: 0, creditCents: 0, exemptCents: 0, taxableCents: 0, taxCents: 0 };

function saysAny({ grossCents, creditCents, exemptCents, taxableCents, taxCents }: TaxSums): boolean {
  return [grossCents, creditCents, exemptCents, taxableCents, taxCents].some((cents) => cents !== 0);
}

function added(one: TaxSums, other: TaxSums): TaxSums {
  return {
    grossCents: one.grossCents + other.grossCents,
    creditCents: one.creditCents + other.creditCents,
    exemptCents: one.exemptCents + other.exemptCents,
    taxableCents: one.taxableCents + other.taxableCents,
    taxCents: one.taxCents + other.taxCents,
  };
}

/** Of amounts of one sign, the one that is the furthest from nothing. */
function largest(cents: readonly number[]): number {
  return cents.reduce((most, each) => (Math.abs(each) > Math.abs(most) ? each : most), 0);
}

function byPlace(one: TaxRow, other: TaxRow): number {
  return (
    one.state.localeCompare(other.state) ||
    one.jurisdiction.localeCompare(other.jurisdiction) ||
    one.ppm - other.ppm
  );
}
