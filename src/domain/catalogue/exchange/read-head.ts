import { cleanLine } from "#domain/text/clean.ts";
import { cutText } from "#domain/text/cut.ts";
import type { Message } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import {
  type CatalogueColumn,
  catalogueColumns,
  columnOfWord,
  isCatalogueColumn,
  isNotTaken,
  requiredColumns,
} from "./columns.ts";
import { type CatalogueFault, type FileCell, isBlankCell, textOfCell } from "./file-table.ts";
import { readBreakHead } from "./read-break-head.ts";

const missing: Message = /*i18n*/ {
  id: "import.head.missing",
  message: "The column “{column}” is missing in the first row.",
};
const twice: Message = /*i18n*/ {
  id: "import.head.twice",
  message: "The column “{column}” stands twice in the first row.",
};
const unknown: Message = /*i18n*/ {
  id: "import.head.unknown",
  message: "The column “{column}” is not known here. Known are: {columns}.",
};

/** Of a name that is said back, in characters. */
const longestName = 100;

/** Titles and blank rows may stand above the head, at most so many. */
const mostAbove = 20;

/** What a person said that heads of the file mean; null for a column that the catalogue has no place for. */
export type ToldColumns = Readonly<Record<string, CatalogueColumn | null>>;

/** A column of the file of which is not known what it holds. */
export interface UnknownColumn {
  readonly name: string;
  /** As it stands in the file. */
  readonly written: string;
  readonly place: number;
}

export interface Head {
  /** The index of its row. */
  readonly at: number;
  /** Where each column stands in the rows below. */
  readonly places: ReadonlyMap<CatalogueColumn, number>;
  /** Where the prices from quantities on stand, by the quantity. */
  readonly breaks: ReadonlyMap<number, number>;
  /** Columns that are left out: as they were told to be, or as the catalogue has no place for them. */
  readonly ignored: readonly Omit<UnknownColumn, "name">[];
  readonly unknown: readonly UnknownColumn[];
  readonly faults: readonly CatalogueFault[];
}

/** A head as it is compared: without its spaces around, and whatever the case. */
export function nameOfHead(cell: FileCell | undefined): string {
  return writtenHead(cell).toLowerCase();
}

function writtenHead(cell: FileCell | undefined): string {
  return cutText(cleanLine(textOfCell(cell)), longestName);
}

/** Reads the row that names the columns, in any order. A cell without a text is no column. */
export function readHead(rows: readonly (readonly FileCell[])[], told: ToldColumns): Head {
  const at = placeOfHead(rows, told);
  const places = new Map<CatalogueColumn, number>();
  const breaks = new Map<number, number>();
  const ignored: Omit<UnknownColumn, "name">[] = [];
  const others: UnknownColumn[] = [];
  const faults: CatalogueFault[] = [];
  const refuse = (field: string, message: Message) => faults.push({ row: at + 1, field, message });
  for (const [place, cell] of (rows[at] ?? []).entries()) {
    const name = nameOfHead(cell);
    if (name === "") continue;
    const column = Object.hasOwn(told, name) ? told[name] : isCatalogueColumn(name) ? name : undefined;
    const written = writtenHead(cell);
    const minUnits = column === undefined ? readBreakHead(name) : undefined;
    if (minUnits !== undefined && breaks.has(minUnits))
      refuse(written, withValues(twice, { column: written }));
    else if (minUnits !== undefined) breaks.set(minUnits, place);
    else if (column === null || (column === undefined && isNotTaken(name))) ignored.push({ written, place });
    else if (column === undefined) others.push({ name, written, place });
    else if (places.has(column)) refuse(column, withValues(twice, { column }));
    else places.set(column, place);
  }
  // What is named to the letter comes first; of two words for one column the second is asked for.
  const unknownColumns = others.filter(({ name, place }) => {
    const column = columnOfWord(name);
    if (column === undefined || places.has(column)) return true;
    places.set(column, place);
    return false;
  });
  for (const { name } of unknownColumns)
    refuse(name, withValues(unknown, { column: name, columns: catalogueColumns.join(", ") }));
  for (const column of requiredColumns)
    if (!places.has(column) && !(column === "price" && breaks.size > 0))
      refuse(column, withValues(missing, { column }));
  return { at, places, breaks, ignored, unknown: unknownColumns, faults };
}

/** The first row in which two columns are known; else the first with two names, or the first of all. */
function placeOfHead(rows: readonly (readonly FileCell[])[], told: ToldColumns): number {
  const first = rows.slice(0, mostAbove);
  const known = first.findIndex((cells) => countKnown(cells.map(nameOfHead), told) > 1);
  if (known !== -1) return known;
  return Math.max(
    0,
    first.findIndex((cells) => cells.filter((cell) => !isBlankCell(cell)).length > 1),
  );
}

/** How many of these names are columns of the catalogue. */
export function countKnown(names: readonly string[], told: ToldColumns = {}): number {
  return names.filter(
    (name) => Object.hasOwn(told, name) || isCatalogueColumn(name) || columnOfWord(name) !== undefined,
  ).length;
}
