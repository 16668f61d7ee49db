import { cleanLine } from "#domain/text/clean.ts";
import { cutText } from "#domain/text/cut.ts";
import type { Message } from "#domain/words.ts";
import { withValues } from "#domain/words.ts";
import { type CatalogueColumn, catalogueColumns, isCatalogueColumn, requiredColumns } from "./columns.ts";
import { type CatalogueFault, type FileCell, textOfCell } from "./file-table.ts";

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

/** Where each column stands in the rows below. */
export type ColumnPlaces = ReadonlyMap<CatalogueColumn, number>;

/** Reads the first row, which names the columns in any order. A cell without a text is no column. */
export function readHead(head: readonly FileCell[]): { places: ColumnPlaces; faults: CatalogueFault[] } {
  const places = new Map<CatalogueColumn, number>();
  const faults: CatalogueFault[] = [];
  const refuse = (field: string, message: Message) => faults.push({ row: 1, field, message });
  for (const [place, cell] of head.entries()) {
    const name = cleanLine(textOfCell(cell)).toLowerCase();
    if (name === "") continue;
    if (!isCatalogueColumn(name)) {
      const column = cutText(name, longestName);
      refuse(column, withValues(unknown, { column, columns: catalogueColumns.join(", ") }));
    } else if (places.has(name)) refuse(name, withValues(twice, { column: name }));
    else places.set(name, place);
  }
  for (const column of requiredColumns)
    if (!places.has(column)) refuse(column, withValues(missing, { column }));
  return { places, faults };
}
