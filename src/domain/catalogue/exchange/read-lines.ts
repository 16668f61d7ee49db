import {
  productDescriptionRule,
  productDetailRule,
  productNameRule,
  sizeLabelRule,
  sizeNameRule,
  sizePriceRule,
} from "#domain/catalogue/catalogue-rules.ts";
import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { firstBreak, type PriceBreak } from "#domain/prices/price-list.ts";
import { maximumBreaks, priceListRules } from "#domain/prices/price-list-rules.ts";
import { cleanLine, cleanText } from "#domain/text/clean.ts";
import { cutText } from "#domain/text/cut.ts";
import type { Message, Rule } from "#domain/words.ts";
import type { CatalogueLine, LineSize } from "./catalogue-line.ts";
import { type CatalogueColumn, sizeColumns } from "./columns.ts";
import {
  type CatalogueFault,
  type FileCell,
  type FileTable,
  isBlankCell,
  textOfCell,
  tooManyBreaks,
} from "./file-table.ts";
import { findContradictions } from "./find-contradictions.ts";
import { readFromUnits } from "./read-break-head.ts";
import { type Head, readHead, type ToldColumns } from "./read-head.ts";
import { readPriceText } from "./read-price-text.ts";

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

export interface CatalogueFile {
  /** How many lines stand below the head. */
  readonly rows: number;
  /** Those without a fault. */
  readonly lines: readonly CatalogueLine[];
  readonly faults: readonly CatalogueFault[];
  /** Columns that are not known, with some of what stands in them: a person says what they are. */
  readonly asks: readonly ColumnQuestion[];
  /** The columns that are left out, as the file writes them. */
  readonly notTaken: readonly string[];
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
  const about = { rows: filled.length, asks, notTaken: head.ignored.map(({ written }) => written) };
  if (head.faults.length > 0) return { ...about, lines: [], faults: head.faults };
  const read = filled.map(({ cells, row }) => readLine(row, cells, { head, decimalSign }));
  const lines = read.flatMap(({ line }) => line ?? []);
  // More than a list may hold go no further: they would only cost time.
  const breaks = lines.reduce((sum, { size }) => sum + (size?.breaks.length ?? 0), 0);
  if (breaks > maximumBreaks) {
    const fault = { row: head.at + 1, field: "quantity", message: tooManyBreaks };
    return { ...about, lines: [], faults: [fault] };
  }
  const all = [...read.flatMap((each) => each.faults), ...findContradictions(lines)];
  return { ...about, lines, faults: all.toSorted((a, b) => a.row - b.row) };
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
  const faults: CatalogueFault[] = [];
  const refuse = (field: string, message: Message) => faults.push({ row, field, message });
  const cellOf = (column: CatalogueColumn) => cells[head.places.get(column) ?? -1] ?? "";
  const texts: Texts = {
    product: cleanLine(textOfCell(cellOf("product"))),
    description: cleanText(textOfCell(cellOf("description"))),
    size: cleanLine(textOfCell(cellOf("size"))),
    label: cleanLine(textOfCell(cellOf("label"))),
    price: readPriceText(textOfCell(cellOf("price")), decimalSign),
    cost: readPriceText(textOfCell(cellOf("cost")), decimalSign),
    name_fr: cleanLine(textOfCell(cellOf("name_fr"))),
    description_fr: cleanText(textOfCell(cellOf("description_fr"))),
    quantity: cleanLine(textOfCell(cellOf("quantity"))).toLowerCase(),
  };
  const rules = rulesFor(decimalSign);
  const ofColumns = [...head.breaks].flatMap(([minUnits, place]): PriceBreak[] => {
    const cell = cells[place] ?? "";
    if (isBlankCell(cell)) return [];
    const price = readPriceText(textOfCell(cell), decimalSign);
    const message = typeof cell === "string" ? rules.price(price) : isDay;
    if (message) refuse(String(minUnits), message);
    const unitPrice = parseUnitPrice(price);
    return unitPrice === undefined ? [] : [{ minUnits, unitPrice }];
  });
  const hasNoBreaks = [...head.breaks.values()].every((place) => isBlankCell(cells[place] ?? ""));
  const namesProductAlone = hasNoBreaks && sizeColumns.every((column) => isBlankCell(cellOf(column)));
  const needsNoPrice = texts.price === "" && !hasNoBreaks;
  for (const column of new Set([...head.places.keys(), "price" as const])) {
    if (typeof cellOf(column) !== "string") refuse(column, isDay);
    else if (!(isOfSize(column) && namesProductAlone) && !(column === "price" && needsNoPrice)) {
      const message = rules[column](texts[column]);
      if (message) refuse(column, message);
    }
  }
  const known = new Set([
    ...head.places.values(),
    ...head.breaks.values(),
    ...head.ignored.map(({ place }) => place),
  ]);
  if (cells.some((cell, place) => !isBlankCell(cell) && !known.has(place))) refuse("row", noHead);
  if (faults.length > 0) return { faults };
  const { product, description, name_fr, description_fr } = texts;
  const size = namesProductAlone ? undefined : sizeOf(texts, ofColumns);
  const line: CatalogueLine = { row, product, description, name_fr, description_fr, ...(size && { size }) };
  return { faults, line };
}

/** The price of a line, beside its prices from quantities on, counts below all of these. */
function sizeOf(texts: Texts, ofColumns: readonly PriceBreak[]): LineSize | undefined {
  const given = parseUnitPrice(texts.price);
  const quantity = readFromUnits(texts.quantity);
  const own = given === undefined ? [] : [{ minUnits: quantity ?? 1, unitPrice: given }];
  const isNamed = quantity !== undefined || ofColumns.length > 0;
  const others = ofColumns.filter(({ minUnits }) => minUnits !== own[0]?.minUnits);
  const first = firstBreak(others);
  // A price that only repeats that of the first quantity says nothing more.
  const repeats = quantity === undefined && first !== undefined && first.unitPrice === given;
  const breaks = isNamed ? [...(repeats ? [] : own), ...others] : [];
  const price = firstBreak(breaks)?.unitPrice ?? given;
  if (price === undefined) return undefined;
  const cost = texts.cost === "" ? undefined : parseUnitPrice(texts.cost);
  return { ...{ name: texts.size, label: texts.label, price, breaks }, ...(cost !== undefined && { cost }) };
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
    price: numberRule(decimalSign, sizePriceRule),
    cost: (text) => (text === "" ? undefined : numberRule(decimalSign, priceListRules.unitCost)(text)),
    name_fr: productDetailRule,
    description_fr: productDescriptionRule,
    quantity: (text) => (text === "" ? undefined : priceListRules.minUnits(readFromUnits(text) ?? 0)),
  };
}

/** A number before its own rule: what is none is said to be none. */
function numberRule(decimalSign: FileTable["decimalSign"], rule: Rule<string>): Rule<string> {
  return (text) => {
    if (text === "" || /^[-+]?\d+(\.\d+)?$/.test(text)) return rule(text);
    return decimalSign === "," ? noNumberComma : noNumber;
  };
}
