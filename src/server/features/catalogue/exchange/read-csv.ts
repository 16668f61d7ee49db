import { maxCatalogueColumns, maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import type { FileTable } from "#domain/catalogue/exchange/file-table.ts";
import { countKnown, nameOfHead } from "#domain/catalogue/exchange/read-head.ts";
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
  const { text, named } = withoutNamedSeparator(decode(bytes));
  // Loaded where it is needed: half of the program's work is to start.
  const { CsvError, parse } = await import("csv-parse/sync");
  const { separator, columns } = readSeparator(text, named);
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
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  if (bytes.includes(0)) throw new UnreadableTable(noTable);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    // What a French Excel calls "CSV (séparateur : point-virgule)".
    if (error instanceof TypeError) return new TextDecoder("windows-1252").decode(bytes);
    throw error;
  }
}

/** Excel writes `sep=;` above a table to say how it is separated, and shows no such row. */
function withoutNamedSeparator(text: string): { text: string; named: string | undefined } {
  const [line, named] = /^sep=([,;\t])\r?\n/i.exec(text) ?? [];
  return { text: line === undefined ? text : text.slice(line.length), named };
}

type Separator = "," | ";" | "\t";

/** Of so many lines one may be the head: titles stand above it. */
const mostLinesAbove = 20;

/** The sign that separates the names of the head, and how many they are. */
function readSeparator(text: string, named: string | undefined): { separator: Separator; columns: number } {
  const lines = text.split(/\r\n|[\r\n]/, mostLinesAbove);
  const isHead = (line: string) => countKnown(namesIn(line, separatorOf(line, named))) > 1;
  const head = lines.find(isHead) ?? lines.find((line) => /[,;\t]/.test(line)) ?? "";
  const separator = separatorOf(head, named);
  return { separator, columns: bareOf(head).split(separator).length };
}

const bareOf = (line: string) => line.replace(/"[^"]*"/g, "");

function separatorOf(line: string, named: string | undefined): Separator {
  if (named === "," || named === ";" || named === "\t") return named;
  const bare = bareOf(line);
  return bare.includes(";") ? ";" : bare.includes("\t") ? "\t" : ",";
}

function namesIn(line: string, separator: Separator): string[] {
  return line.split(separator).map((name) => nameOfHead(name.replaceAll('"', "")));
}
