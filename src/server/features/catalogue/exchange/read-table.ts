import { maxCatalogueColumns, maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import type { FileTable } from "#domain/catalogue/exchange/file-table.ts";
import { readCsvTable } from "./read-csv.ts";
import { readXlsxTable } from "./read-xlsx.ts";
import { tooManyColumns, tooManyRows, tooMuchText, UnreadableTable } from "./unreadable-table.ts";

/** Of all cells together, in characters: a workbook says a text once and shows it in a million cells. */
const mostText = 20_000_000;

/** The rows of a CSV or xlsx file. @throws UnreadableTable */
export async function readTable(bytes: Buffer): Promise<FileTable> {
  const table = isZip(bytes) ? await readXlsxTable(bytes) : await readCsvTable(bytes);
  if (table.rows.length > maxCatalogueLines + 1) throw new UnreadableTable(tooManyRows);
  let left = mostText;
  for (const cells of table.rows) {
    if (cells.length > maxCatalogueColumns) throw new UnreadableTable(tooManyColumns);
    for (const cell of cells) left -= typeof cell === "string" ? cell.length : 0;
    if (left < 0) throw new UnreadableTable(tooMuchText);
  }
  return table;
}

/** An xlsx file is a zip archive. */
function isZip(bytes: Buffer): boolean {
  return bytes.subarray(0, 4).equals(Buffer.from("PK\u0003\u0004"));
}
