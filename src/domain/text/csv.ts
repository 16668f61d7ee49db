import { intlLocale, type Locale } from "#domain/language/language.ts";
import { safeCell, safeWhenTorn } from "./safe-cell.ts";

/** An amount of money: written as a number of the file's language. */
interface Amount {
  readonly cents: number;
}

/** A number that is written out already, with a point. */
interface Decimal {
  readonly decimal: string;
}

export type Cell = string | number | Amount | Decimal | null | undefined;

/** One line of a CSV file, every cell quoted; French spreadsheets expect `;` between cells (SPEC-2.33, REL-I8). */
export function csvLine(cells: readonly Cell[], locale: Locale): string {
  const separator = locale === "fr" ? ";" : ",";
  return `${cells.map((value) => cell(value, separator, locale)).join(separator)}\r\n`;
}

/** A CSV file as text: UTF-8 with the mark that spreadsheets look for, then one line a row (SPEC-2.33). */
export function csvText(rows: readonly (readonly Cell[])[], locale: Locale): string {
  return `\uFEFF${rows.map((row) => csvLine(row, locale)).join("")}`;
}

function cell(value: Cell, separator: "," | ";", locale: Locale): string {
  const text = textOf(value, locale) ?? safeWhenTorn(safeCell(String(value ?? "")), separator);
  return `"${text.replaceAll('"', '""')}"`;
}

// Numbers of ours are no formulas, so a negative one keeps its sign. An amount has a decimal comma in French: with a
// dot, a French spreadsheet reads 12.05 as a day in May.
function textOf(value: Cell, locale: Locale): string | undefined {
  if (typeof value === "number") return String(value);
  if (typeof value !== "object" || value === null) return undefined;
  if ("decimal" in value) return value.decimal;
  return new Intl.NumberFormat(intlLocale(locale), {
    useGrouping: false,
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(value.cents / 100);
}
