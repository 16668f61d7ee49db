import { maxCatalogueColumns, maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import type { FileTable } from "#domain/catalogue/exchange/file-table.ts";
import { textOfSafeCell } from "#domain/text/safe-cell.ts";
import { type Message, withValues } from "#domain/words.ts";
import { noTable, tooManyColumns, UnreadableTable } from "./unreadable-table.ts";

const openQuote: Message = /*i18n*/ {
  id: "import.file.openQuote",
  message: "From row {row, number} on the file cannot be read: a quotation mark is opened and never closed.",
};

/**
 * A CSV file as spreadsheets write it: separated by commas, or by semicolons or tabs where a comma is the decimal sign;
 * in UTF-8, in UTF-16, or in the code page of a Western Windows.
 */
export async function readCsvTable(bytes: Buffer): Promise<FileTable> {
  const text = decode(bytes);
  // Loaded where it is needed: half of the program's work is to start.
  const { CsvError, parse } = await import("csv-parse/sync");
  const { separator, columns } = readHead(text);
  if (columns > maxCatalogueColumns) throw new UnreadableTable(tooManyColumns);
  try {
    const rows: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      // A measure in inches may hold a quotation mark: 12" wide.
      relax_quotes: true,
      // One more than are taken, so that too many are noticed.
      to: maxCatalogueLines + 2,
    });
    const written = separator === "," ? "," : ";";
    return {
      rows: rows.map((cells) => cells.map((cell) => textOfSafeCell(cell, written))),
      decimalSign: separator === "," ? "." : ",",
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const row = Number(error.records ?? 0) + 1;
    throw new UnreadableTable(
      error.code === "CSV_QUOTE_NOT_CLOSED" ? withValues(openQuote, { row }) : noTable,
      error,
    );
  }
}

function decode(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (bytes.includes(0)) throw new UnreadableTable(noTable);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    // What a French Excel calls "CSV (séparateur : point-virgule)".
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}

/** The sign that separates the names of the first row, and how many they are. */
function readHead(text: string): { separator: "," | ";" | "\t"; columns: number } {
  const [head = ""] = text.split(/[\r\n]/, 1);
  const bare = head.replace(/"[^"]*"/g, "");
  const separator = bare.includes(";") ? ";" : bare.includes("\t") ? "\t" : ",";
  return { separator, columns: bare.split(separator).length };
}
