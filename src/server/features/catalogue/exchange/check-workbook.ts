import { maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import { noTable, tooManyRows, UnreadableTable } from "./unreadable-table.ts";
import { unzip } from "./unzip.ts";

/** What the parts of a workbook may hold together once unpacked: ten times what the largest one that is read needs. */
const mostBytes = 60_000_000;

/** The rows that a spreadsheet has. */
const rowsOfSheet = 1_048_576;
const mostColumns = 100;

/**
 * Refuses what would take a reader's memory: parts that unpack to far more than they say, and cells so far away that all
 * the empty ones before them would have to be made.
 * @throws UnreadableTable
 */
export function checkWorkbook(bytes: Buffer): void {
  let left = mostBytes;
  for (const { name, content } of unzip(bytes, () => left)) {
    left -= content.length;
    if (/\.xml$/.test(name) && /\/worksheets\//.test(`/${name}`)) checkSheet(content.toString("latin1"));
  }
}

const row = /<(?:\w+:)?row\b[^>]*?\sr=["']([^"']*)["']/g;
/** A cell that holds something; those that are only formatted close at once. */
const cell = /<(?:\w+:)?c\b[^>]*?\sr=["']([A-Z]*)(\d*)["'][^>]*(?<!\/)>/g;

function checkSheet(xml: string): void {
  for (const [, number = ""] of xml.matchAll(row))
    if (!/^\d+$/.test(number) || Number(number) > rowsOfSheet) throw new UnreadableTable(noTable);
  for (const [, letters = "", number = ""] of xml.matchAll(cell)) {
    if (letters === "" || number === "" || columnOf(letters) > mostColumns)
      throw new UnreadableTable(noTable);
    if (Number(number) > maxCatalogueLines + 1) throw new UnreadableTable(tooManyRows);
  }
}

/** A is 1, Z 26, AA 27. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
