import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
  sizeLabelRule,
  sizeNameRule,
  sizePriceRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { parseUnitPrice, type UnitPriceE4 } from "#domain/money/unit-price.ts";
import { cleanLine, cleanText } from "#domain/text/clean.ts";
import { cutText } from "#domain/text/cut.ts";
import { type Message, type Rule, withValues } from "#domain/words.ts";
import { type CatalogueColumn, sizeColumns } from "./columns.ts";
import { type CatalogueFault, type FileCell, type FileTable, isBlankCell, textOfCell } from "./file-table.ts";
import { type Head, readHead, type ToldColumns } from "./read-head.ts";
import { readPriceText } from "./read-price-text.ts";

const sizeTwice: Message = /*i18n*/ {
  id: "import.size.twice",
  message: "Row {row} names this size of the product already.",
};
const otherText: Message = /*i18n*/ {
  id: "import.product.otherText",
  message: "Row {row} says something else about this product.",
};

const ofProduct = ["description", "name_fr", "description_fr"] as const;

/** Lines that are right by themselves and cannot all be true: a size that stands twice, two texts for one product. */
function findContradictions(lines: readonly CatalogueLine[]): CatalogueFault[] {
  const faults: CatalogueFault[] = [];
  const firstRows = new Map<string, { row: number; text: string }>();
  for (const { row, product, size, ...texts } of lines) {
    const sizeKey = JSON.stringify([product, "size", size?.name]);
    const first = size && firstRows.get(sizeKey);
    if (first) faults.push({ row, field: "size", message: withValues(sizeTwice, { row: first.row }) });
    else if (size) firstRows.set(sizeKey, { row, text: size.name });
    for (const field of ofProduct) {
      const text = texts[field];
      if (text === "") continue;
      const key = JSON.stringify([product, field]);
      const known = firstRows.get(key);
      if (!known) firstRows.set(key, { row, text });
      else if (known.text !== text)
        faults.push({ row, field, message: withValues(otherText, { row: known.row }) });
    }
  }
  return faults;
}

const isDay: Message = /*i18n*/ {
  id: "import.cell.day",
  message: "Your spreadsheet made a date of this cell. Format it as text and type it again.",
};
const noNumber: Message = /*i18n*/ {
  id: "import.price.noNumber",
  message: "Write the price as a plain number, such as 0.155.",
};
const noNumberComma: Message = /*i18n*/ {
  id: "import.price.noNumberComma",
  message: "Write the price as a plain number, such as 0,155.",
};
const noHead: Message = /*i18n*/ {
  id: "import.cell.noHead",
  message: "This row has more cells than the first row has columns.",
};

/** One line: a size of a product. A text that is empty says nothing: what is stored stays as it is. */
export interface CatalogueLine {
  readonly row: number;
  readonly product: string;
  readonly description: string;
  readonly name_fr: string;
  readonly description_fr: string;
  /** Missing where a line names a product alone. */
  readonly size?: { readonly name: string; readonly label: string; readonly price: UnitPriceE4 };
}

export interface CatalogueFile {
  /** How many lines stand below the head. */
  readonly rows: number;
  /** Those without a fault. */
  readonly lines: readonly CatalogueLine[];
  readonly faults: readonly CatalogueFault[];
  /** Columns that are not known, with some of what stands in them: a person says what they are. */
  readonly asks: readonly ColumnQuestion[];
}

export interface ColumnQuestion {
  readonly column: string;
  readonly sample: readonly string[];
}

/** Of a column that is asked about: so many cells, each so long, in characters. */
const sampleSize = 3;
const longestSample = 60;

type Texts = Record<CatalogueColumn, string>;

/**
 * Reads a file line by line and judges it by the rules of the catalogue. Empty rows count for nothing.
 * @param told what heads mean that are no columns of the catalogue, as a person said
 */
export function readCatalogueFile({ rows, decimalSign }: FileTable, told: ToldColumns = {}): CatalogueFile {
  const head = readHead(rows, told);
  const filled = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(head.at + 1)
    .filter(({ cells }) => !cells.every(isBlankCell));
  const asks = head.unknown.map(({ written, place }) => ({
    column: written,
    sample: sampleOf(filled.map(({ cells }) => textOfCell(cells[place]))),
  }));
  if (head.faults.length > 0) return { rows: filled.length, lines: [], faults: head.faults, asks };
  const read = filled.map(({ cells, row }) => readLine(row, cells, { head, decimalSign }));
  const lines = read.flatMap(({ line }) => line ?? []);
  const all = [...read.flatMap((each) => each.faults), ...findContradictions(lines)];
  return { rows: filled.length, lines, faults: all.toSorted((a, b) => a.row - b.row), asks };
}

function sampleOf(texts: readonly string[]): string[] {
  const said = new Set(texts.map((text) => cutText(cleanLine(text), longestSample)));
  said.delete("");
  return [...said].slice(0, sampleSize);
}

interface Reading {
  readonly head: Head;
  readonly decimalSign: FileTable["decimalSign"];
}

function readLine(row: number, cells: readonly FileCell[], { head, decimalSign }: Reading) {
  const { places, ignored } = head;
  const faults: CatalogueFault[] = [];
  const refuse = (field: string, message: Message) => faults.push({ row, field, message });
  const cellOf = (column: CatalogueColumn) => cells[places.get(column) ?? -1] ?? "";
  const texts: Texts = {
    product: cleanLine(textOfCell(cellOf("product"))),
    description: cleanText(textOfCell(cellOf("description"))),
    size: cleanLine(textOfCell(cellOf("size"))),
    label: cleanLine(textOfCell(cellOf("label"))),
    price: readPriceText(textOfCell(cellOf("price")), decimalSign),
    name_fr: cleanLine(textOfCell(cellOf("name_fr"))),
    description_fr: cleanText(textOfCell(cellOf("description_fr"))),
  };
  const namesProductAlone = sizeColumns.every((column) => isBlankCell(cellOf(column)));
  for (const [column] of places) {
    if (typeof cellOf(column) !== "string") refuse(column, isDay);
    else if (!namesProductAlone || !isOfSize(column)) {
      const message = rulesFor(decimalSign)[column](texts[column]);
      if (message) refuse(column, message);
    }
  }
  const known = new Set(places.values());
  const isOfNone = (place: number) => !known.has(place) && !ignored.has(place);
  if (cells.some((cell, place) => !isBlankCell(cell) && isOfNone(place))) refuse("row", noHead);
  if (faults.length > 0) return { faults };
  const { size, label, price, ...product } = texts;
  const unitPrice = parseUnitPrice(price);
  const line: CatalogueLine = {
    row,
    ...product,
    ...(unitPrice !== undefined && { size: { name: size, label, price: unitPrice } }),
  };
  return { faults, line };
}

function isOfSize(column: CatalogueColumn): boolean {
  return sizeColumns.some((each) => each === column);
}

function rulesFor(decimalSign: FileTable["decimalSign"]): Readonly<Record<CatalogueColumn, Rule<string>>> {
  return {
    product: productNameRule,
    description: productDescriptionRule,
    size: sizeNameRule,
    label: sizeLabelRule,
    price: (text) =>
      text === "" || /^[-+]?\d+(\.\d+)?$/.test(text)
        ? sizePriceRule(text)
        : decimalSign === ","
          ? noNumberComma
          : noNumber,
    name_fr: productDetailRule,
    description_fr: productDescriptionRule,
  };
}
