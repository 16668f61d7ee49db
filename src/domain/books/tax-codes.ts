import { sum } from "../sum.ts";
import { type DocumentRow, type DocumentRowKind, documentRows } from "./document-rows.ts";
import type { Booked, IssuedDocument } from "./issued-document.ts";

/** The code of each tax profile, by its name: lines such as `Denver = TAX`. What is no such line is left out. */
export function readTaxCodes(lines: readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    lines.flatMap((line) => {
      const at = line.indexOf("=");
      const [profile, code] = [line.slice(0, Math.max(0, at)).trim(), line.slice(at + 1).trim()];
      return profile !== "" && code !== "" && lengthsFit(profile, code) ? [[profile, code] as const] : [];
    }),
  );
}

const lengthsFit = (...texts: readonly string[]) => texts.every((text) => text.length <= 100);

/** A row with the code of its tax, and what of the tax falls on it. */
export interface CodedRow extends DocumentRow {
  readonly code: string;
  readonly taxCents: number;
}

interface Codes {
  /** By the name of the tax profile. */
  readonly codes: ReadonlyMap<string, string>;
  readonly untaxed: string;
}

/**
 * The rows of a document with tax by code, where its profile has one and it can be told which of its accounts were taxed:
 * then no row is tax. Otherwise tax is a row of its own, and no row has a code.
 */
export function codedRows(document: IssuedDocument, { codes, untaxed }: Codes): CodedRow[] {
  const rows = documentRows(document);
  const code = codes.get(document.taxProfile ?? "");
  const taxed = code === undefined || document.booked.tax === 0 ? undefined : taxedAccounts(document);
  if (code === undefined || taxed === undefined)
    return rows.map((row) => ({ ...row, code: untaxed, taxCents: 0 }));
  const net = rows.filter(({ kind }) => kind !== "tax");
  const isTaxed = (row: DocumentRow) => taxed.has(accountOfRow[row.kind]);
  const parts = shares(
    document.booked.tax,
    net.filter(isTaxed).map(({ amountCents }) => amountCents),
  );
  return net.map((row) =>
    isTaxed(row) ? { ...row, code, taxCents: parts.shift() ?? 0 } : { ...row, code: untaxed, taxCents: 0 },
  );
}

/** Whether the tax of a document is a row of its own although its profile has a code. */
export function isTaxRowLeft(document: IssuedDocument, { codes }: Pick<Codes, "codes">): boolean {
  return (
    document.booked.tax !== 0 && codes.has(document.taxProfile ?? "") && taxedAccounts(document) === undefined
  );
}

/** The account on which a program books a row. */
export const accountOfRow: Readonly<Record<DocumentRowKind, keyof Booked>> = {
  sale: "sales",
  discount: "sales",
  rounding: "sales",
  freight: "freight",
  tax: "tax",
  deposit: "deposits",
};

const taxable = [
  ["sales", "freight", "deposits"],
  ["sales", "freight"],
  ["sales", "deposits"],
  ["sales"],
  ["deposits"],
] as const;

/** Those accounts that together are what the tax was worked out on; undefined where none are. */
function taxedAccounts({ booked, taxBaseCents }: IssuedDocument): ReadonlySet<keyof Booked> | undefined {
  if (taxBaseCents === null) return undefined;
  const found = taxable.find((accounts) => sum(accounts.map((account) => booked[account])) === taxBaseCents);
  return found && taxBaseCents !== 0 ? new Set(found) : undefined;
}

/** An amount over amounts of either sign, so that the parts add up to it: each is what it adds to what is before it. */
function shares(cents: number, amounts: readonly number[]): number[] {
  const whole = sum(amounts);
  let [before, given] = [0, 0];
  return amounts.map((amount) => {
    before += amount;
    const until = Math.round((cents * before) / whole);
    const part = until - given;
    given = until;
    return part;
  });
}
