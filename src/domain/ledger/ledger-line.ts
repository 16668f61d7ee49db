import { sum } from "../sum.ts";

/**
 * Where an amount of a deal stands; above zero is a debit. `due`: owed by the client. `credit`: his money that counts for
 * nothing yet. `waived`: given up. `unbilled`: below zero to invoice, above it to credit. `deposits`, `sales`, `freight`,
 * `tax`: booked by documents. `money:` goes with the name of who moves it.
 */
export type LedgerAccount =
  | "due"
  | "credit"
  | "waived"
  | "unbilled"
  | "deposits"
  | "sales"
  | "freight"
  | "tax"
  | `money:${string}`;

/** One tax in an amount of the account `tax`. */
export interface TaxOfLine {
  readonly jurisdiction: string;
  readonly ppm: number;
  readonly baseCents: number;
  /** The day that it counts for in a report of taxes. */
  readonly taxDay: string;
}

/**
 * A line of an entry; the lines of an entry add up to zero on each of its days. On `due`, a line without a payment says
 * what is asked, one with a payment what of that counts for it.
 */
export interface LedgerLine {
  /** The day of the shop for which it counts. */
  readonly day: string;
  readonly account: LedgerAccount;
  /** A payment may count for several quotes. */
  readonly quoteId: number;
  readonly itemId: number | null;
  readonly documentId: number | null;
  readonly paymentId: number | null;
  readonly cents: number;
  readonly tax: TaxOfLine | null;
}

type Place = Pick<LedgerLine, "day" | "quoteId"> & Partial<LedgerLine>;

/** A line of the ledger; what it does not name is null. */
export function lineOf(account: LedgerAccount, cents: number, place: Place): LedgerLine {
  return { itemId: null, documentId: null, paymentId: null, tax: null, ...place, account, cents };
}

/** What an account comes to; of the lines that a filter names, if there is one. */
export function balanceOf(
  lines: readonly LedgerLine[],
  account: LedgerAccount,
  of: Partial<Pick<LedgerLine, "quoteId" | "itemId" | "documentId" | "paymentId">> = {},
): number {
  const isOf = (line: LedgerLine) =>
    line.account === account &&
    (of.quoteId === undefined || line.quoteId === of.quoteId) &&
    (of.itemId === undefined || line.itemId === of.itemId) &&
    (of.documentId === undefined || line.documentId === of.documentId) &&
    (of.paymentId === undefined || line.paymentId === of.paymentId);
  return sum(lines.filter(isOf).map(({ cents }) => cents));
}

/** The lines of an entry while it is worked out: each is seen by the next, and one of nothing is none. */
export class EntryLines {
  readonly #known: readonly LedgerLine[];
  readonly #written: LedgerLine[] = [];

  constructor(known: readonly LedgerLine[]) {
    this.#known = known;
  }

  /** What is known and what was written so far. */
  get all(): readonly LedgerLine[] {
    return [...this.#known, ...this.#written];
  }

  get written(): readonly LedgerLine[] {
    return this.#written;
  }

  write(account: LedgerAccount, cents: number, place: Place): void {
    if (cents !== 0) this.#written.push(lineOf(account, cents, place));
  }
}
