import { divideHalfUp } from "../money/decimal.ts";
import { sum } from "../sum.ts";
import type { Where } from "./asking.ts";
import {
  balanceOf,
  type EntryLines,
  type LedgerAccount,
  type LedgerLine,
  type TaxOfLine,
} from "./ledger-line.ts";

/** An invoice or credit note that is booked. */
export interface OfDocument extends Where {
  readonly documentId: number;
  /** The day that its tax counts for in a report of taxes. */
  readonly taxDay: string;
}

/** One tax of a document. */
export interface TaxAmount extends Pick<TaxOfLine, "jurisdiction" | "ppm" | "baseCents"> {
  readonly cents: number;
}

/** What a document or an order comes to, by account. Rounding is in the sales. */
export interface Sold {
  readonly salesCents: number;
  readonly freightCents: number;
  readonly taxes: readonly TaxAmount[];
}

export interface Deposits {
  readonly netCents: number;
  readonly taxes: readonly TaxAmount[];
}

const noDeposits: Deposits = { netCents: 0, taxes: [] };

export const nothingSold: Sold = { salesCents: 0, freightCents: 0, taxes: [] };

/** Deposits of all that an order comes to. */
export function asDeposits({ salesCents, freightCents, taxes }: Sold): Deposits {
  return { netCents: salesCents + freightCents, taxes };
}

export function totalOf({ salesCents, freightCents, taxes }: Sold): number {
  return salesCents + freightCents + sum(taxes.map(({ cents }) => cents));
}

/** What is booked of a deal by its documents. */
export function soldCents(lines: readonly LedgerLine[], quoteId: number): number {
  const accounts = ["sales", "freight", "tax", "deposits"] as const;
  return 0 - sum(accounts.map((account) => balanceOf(lines, account, { quoteId })));
}

/** Brings sales, freight, tax and deposits of a deal to what they should come to. Answers the sum of what that took. */
export function bringTo(
  entry: EntryLines,
  {
    sold,
    deposits = noDeposits,
    documentId,
    quoteId,
    day,
    taxDay,
  }: OfDocument & { sold: Sold; deposits?: Deposits },
): number {
  const before = entry.written.length;
  const place = { quoteId, day, documentId };
  const bring = (account: LedgerAccount, cents: number) =>
    entry.write(account, 0 - cents - balanceOf(entry.all, account, { quoteId }), place);
  bring("sales", sold.salesCents);
  bring("freight", sold.freightCents);
  bring("deposits", deposits.netCents);
  const wanted = [...bookedTaxes([...sold.taxes, ...deposits.taxes].map(lineOfTax)).values()];
  for (const tax of taxesToBring(entry.all, quoteId, wanted)) writeTax(entry, { ...place, taxDay }, tax);
  return sum(entry.written.slice(before).map(({ cents }) => cents));
}

/** What each tax lacks to what it should come to; one that is not among them any more comes to nothing. */
function taxesToBring(
  lines: readonly LedgerLine[],
  quoteId: number,
  taxes: readonly TaxAmount[],
): TaxAmount[] {
  const booked = bookedTaxes(lines.filter((line) => line.quoteId === quoteId));
  const wanted = new Map(taxes.map((tax) => [keyOfTax(tax), tax]));
  for (const [key, tax] of booked) if (!wanted.has(key)) wanted.set(key, { ...tax, cents: 0, baseCents: 0 });
  return [...wanted].map(([key, tax]) => {
    const before = booked.get(key);
    return {
      ...tax,
      cents: 0 - tax.cents - (before?.cents ?? 0),
      baseCents: tax.baseCents - (before?.baseCents ?? 0),
    };
  });
}

/** `part` of `whole` of an amount, rounded half up. */
export function shareOf(cents: number, part: number, whole: number): number {
  return whole === 0 ? 0 : Number(divideHalfUp(BigInt(cents) * BigInt(part), BigInt(whole)));
}

type PlaceOfTax = OfDocument;

export function writeTax(
  entry: EntryLines,
  { taxDay, ...place }: PlaceOfTax,
  { cents, jurisdiction, ppm, baseCents }: TaxAmount,
): void {
  entry.write("tax", cents, { ...place, tax: { jurisdiction, ppm, baseCents, taxDay } });
}

/** What each tax comes to in these lines, and its base. */
export function bookedTaxes(
  lines: readonly Pick<LedgerLine, "account" | "cents" | "tax">[],
): ReadonlyMap<string, TaxAmount> {
  const booked = new Map<string, TaxAmount>();
  for (const { account, cents, tax } of lines) {
    if (account !== "tax" || tax === null) continue;
    const key = keyOfTax(tax);
    const before = booked.get(key);
    const { jurisdiction, ppm, baseCents } = tax;
    booked.set(key, {
      ...{ jurisdiction, ppm, cents: (before?.cents ?? 0) + cents },
      baseCents: (before?.baseCents ?? 0) + baseCents,
    });
  }
  return booked;
}

export function lineOfTax({ cents, ...tax }: TaxAmount): Pick<LedgerLine, "account" | "cents" | "tax"> {
  return { account: "tax", cents, tax: { ...tax, taxDay: "" } };
}

function keyOfTax({ jurisdiction, ppm }: Pick<TaxAmount, "jurisdiction" | "ppm">): string {
  return `${ppm} ${jurisdiction}`;
}
