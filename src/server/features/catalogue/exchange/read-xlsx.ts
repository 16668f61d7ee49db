import type { FileCell, FileTable } from "#domain/catalogue/exchange/file-table.ts";
import { zipArchive } from "#server/platform/storage/zip-archive.ts";
import { checkWorkbook } from "./check-workbook.ts";
import { noTable, UnreadableTable } from "./unreadable-table.ts";

/** The first sheet of a workbook that is not hidden. Its cells are typed, so that a number is one in every language. */
export async function readXlsxTable(bytes: Buffer): Promise<FileTable> {
  // The reader gets what was looked at, and nothing else.
  const { parts, sheet } = checkWorkbook(bytes);
  const checked = zipArchive(parts, 0);
  // Loaded where it is needed: half of the program's work is to start.
  const { readSheet } = await import("read-excel-file/universal");
  try {
    const rows: readonly (readonly unknown[])[] = await readSheet(new Blob([new Uint8Array(checked)]), sheet);
    return { rows: rows.map((cells) => cells.map(fileCell)), decimalSign: "." };
  } catch (error) {
    throw new UnreadableTable(noTable, error);
  }
}

function fileCell(cell: unknown): FileCell {
  if (cell instanceof Date) return cell;
  // Spreadsheets store 0.14 as 0.14000000000000001; twelve digits are what was typed. Whole numbers are exact.
  if (typeof cell === "number")
    return String(Number.isSafeInteger(cell) ? cell : Number(cell.toPrecision(12)));
  return cell === null || cell === undefined ? "" : String(cell);
}
