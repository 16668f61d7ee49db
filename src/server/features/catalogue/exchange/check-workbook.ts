import { maxCatalogueColumns, maxCatalogueLines } from "#domain/catalogue/exchange/columns.ts";
import type { ZipPart } from "#server/platform/storage/zip-archive.ts";
import { noTable, tooManyColumns, tooManyRows, UnreadableTable } from "./unreadable-table.ts";
import { type Archive, openArchive } from "./unzip.ts";
import { openingTags } from "./xml-tags.ts";

/** What the parts of a workbook that are read may hold together once unpacked: many times what 10,000 rows need. */
const mostBytes = 40_000_000;

/** The rows that a spreadsheet has. */
const rowsOfSheet = 1_048_576;

const workbookPart = "xl/workbook.xml";
const pathsPart = "xl/_rels/workbook.xml.rels";

/** What of a workbook may be read. */
interface CheckedWorkbook {
  readonly parts: ZipPart[];
  /** The sheet to read, counted from 1: the first that is not hidden. */
  readonly sheet: number;
}

/**
 * The parts of a workbook that its first sheet is read from, unpacked; no other part reaches the reader. Refused is what
 * would take its memory: parts that unpack to far more than they say, and cells so far away that all the empty ones
 * before them would have to be made.
 * @throws UnreadableTable
 */
export function checkWorkbook(bytes: Buffer): CheckedWorkbook {
  const archive = openArchive(bytes, mostBytes);
  const workbook = unpack(archive, workbookPart);
  const paths = unpack(archive, pathsPart);
  const sheets = sheetsOf(textOf(workbook));
  const shown = Math.max(
    0,
    sheets.findIndex(({ isHidden }) => !isHidden),
  );
  const read = new Set(pathsOf(textOf(paths), sheets[shown]?.relation));
  const parts = [...read].flatMap((name) => archive.unpack(name) ?? []);
  for (const part of parts) checkCells(textOf(part));
  return { parts: [workbook, paths, ...parts], sheet: shown + 1 };
}

function unpack(archive: Archive, name: string): ZipPart {
  const part = archive.unpack(name);
  if (!part) throw new UnreadableTable(noTable);
  return part;
}

/** Tags and their attributes are ASCII, whatever stands between them. */
const textOf = ({ content }: ZipPart) => content.toString("latin1");

/** The sheets in their order, each by the relation that says where it stands. */
function sheetsOf(workbook: string) {
  const sheets: { readonly relation: string | undefined; readonly isHidden: boolean }[] = [];
  for (const { name, attributes } of openingTags(workbook)) {
    if (name !== "sheet") continue;
    const given = attributes();
    sheets.push({ relation: given.get("id"), isHidden: /hidden$/i.test(given.get("state") ?? "") });
  }
  return sheets;
}

/** Where the sheet, its texts and its formats stand. */
function* pathsOf(relations: string, sheet: string | undefined): Generator<string> {
  yield "xl/sharedStrings.xml";
  yield "xl/styles.xml";
  for (const { name, attributes } of openingTags(relations)) {
    if (name !== "Relationship") continue;
    const { Id: id, Type: type = "", Target: target = "" } = Object.fromEntries(attributes());
    if (/\/(?:sharedStrings|styles)$/.test(type) || id === sheet)
      yield target.startsWith("/") ? target.slice(1) : `xl/${target}`;
  }
}

/** Of one part, in one pass, which ends at the first row too many. */
function checkCells(xml: string): void {
  let rows = 0;
  for (const { name, isEmpty, attributes } of openingTags(xml)) {
    if (name === "row") {
      rows += 1;
      checkRow(attributes().get("r") ?? String(rows));
    }
    // A cell that closes at once is only formatted.
    else if (name === "c" && !isEmpty) checkCell(attributes().get("r") ?? "");
  }
}

function checkRow(number: string): void {
  if (!/^\d{1,7}$/.test(number) || Number(number) > rowsOfSheet) throw new UnreadableTable(noTable);
}

function checkCell(place: string): void {
  const [, letters, number] = /^([A-Z]{1,3})(\d{1,7})$/.exec(place) ?? [];
  if (letters === undefined) throw new UnreadableTable(noTable);
  if (columnOf(letters) > maxCatalogueColumns) throw new UnreadableTable(tooManyColumns);
  if (Number(number) > maxCatalogueLines + 1) throw new UnreadableTable(tooManyRows);
}

/** A is 1, Z 26, AA 27. */
function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}
