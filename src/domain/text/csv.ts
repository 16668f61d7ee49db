import type { Wording } from "#domain/language/language.ts";
import { safeCell, safeWhenTorn } from "./safe-cell.ts";

type Cell = string | number | null | undefined;

// Numbers of ours are no formulas, so a negative one keeps its sign.
function cell(value: Cell, separator: "," | ";"): string {
  const text = typeof value === "number" ? String(value) : safeWhenTorn(safeCell(value ?? ""), separator);
  return `"${text.replaceAll('"', '""')}"`;
}

/** One line of a CSV file, every cell quoted; French spreadsheets expect `;` between cells (P33, I8). */
export function csvLine(cells: readonly Cell[], wording: Wording): string {
  const separator = wording === "fr" ? ";" : ",";
  return `${cells.map((value) => cell(value, separator)).join(separator)}\r\n`;
}

/** A CSV file as text: UTF-8 with the mark that spreadsheets look for, then one line a row (P33). */
export function csvText(rows: readonly (readonly Cell[])[], wording: Wording): string {
  return `\uFEFF${rows.map((row) => csvLine(row, wording)).join("")}`;
}
