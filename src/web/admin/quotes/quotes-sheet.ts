import type { SheetData } from "write-excel-file/universal";
import { amountCell, headRow, textCell } from "../sheet-cells.ts";
import type { QuoteCell } from "./quote-cells.ts";

/** The widths of the columns, in characters. */
export const quoteColumns = [
  16, 17, 14, 24, 24, 30, 20, 40, 10, 12, 12, 14, 12, 24, 24, 14, 16, 32, 50, 17, 17,
].map((width) => ({ width }));

/** The quotes as a spreadsheet: units and amounts are numbers, all else is typed as a text. */
export function quotesSheet(heads: readonly string[], rows: readonly (readonly QuoteCell[])[]): SheetData {
  return [headRow(heads), ...rows.map((cells) => cells.map(sheetCell))];
}

function sheetCell(cell: QuoteCell) {
  if (typeof cell === "number") return { value: cell, type: Number };
  if (typeof cell === "object" && cell !== null) return amountCell(cell.cents);
  return textCell(cell ?? "");
}
