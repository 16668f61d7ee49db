import { plainCell } from "#domain/text/safe-cell.ts";

/** The heads of a spreadsheet. */
export function headRow(heads: readonly string[]) {
  return heads.map((value) => ({ value, fontWeight: "bold" as const }));
}

/** A text that is typed as one: no spreadsheet runs it, whatever it begins with. */
export function textCell(value: string) {
  return { value: plainCell(value), type: String };
}

/** An amount of money, which can be added up. */
export function amountCell(cents: number) {
  return { value: cents / 100, type: Number, format: "0.00" };
}
