import { priceListRules } from "#domain/prices/price-list-rules.ts";
import { readAmount } from "../../ui/fields/typed-amount.ts";
import { readNumber, writeNumber } from "../../ui/fields/typed-number.ts";
import { type BlockCell, type NotPasted, readBlock, splitCells } from "./pasted-block.ts";
import { unitsOf } from "./pasted-head.ts";
import type { TypedPriceList } from "./typed-price-list.ts";
import type { ListedSize } from "./use-price-lists.ts";

/** Where the cursor stands: in a price of a size, or in a quantity above them. */
export interface PasteTarget {
  readonly sizeId: number | undefined;
  readonly column: number;
}

export interface Pasted {
  readonly typed: TypedPriceList;
  /** So many prices or quantities were taken. */
  readonly count: number;
  readonly notPasted: readonly NotPasted[];
}

interface Pasting {
  readonly text: string;
  readonly at: PasteTarget;
  /** The sizes as they stand below each other. */
  readonly rows: readonly ListedSize[];
  /** All sizes that a row may name. */
  readonly sizes: readonly ListedSize[];
  readonly locale: string;
}

/** More quantities than any price list has. */
const mostColumns = 50;

/**
 * Lays cells copied from a spreadsheet into a price list: by their head, else from the cursor on. A quantity that the list
 * does not have becomes a column. What is not understood is left out and named; what stood there stays, as it does where a
 * cell is blank.
 */
export function pastePrices(typed: TypedPriceList, pasting: Pasting): Pasted {
  const cells = splitCells(pasting.text);
  const isAbove = pasting.at.sizeId === undefined;
  if (isAbove && cells.length === 1) return pasteQuantities(typed, cells[0] ?? [], pasting);
  const { at, rows, sizes, locale } = pasting;
  const find = sizeFinder(sizes);
  const number = (text: string) => readAmount(text, { decimals: 4, locale });
  const write = (value: number, decimals: number) => writeNumber(value, { decimals, locale });
  const block = readBlock(cells, { number, isAbove, isSize: (name) => find(name) !== undefined });
  const from = Math.max(
    0,
    rows.findIndex(({ id }) => id === at.sizeId),
  );
  // Once a cell: an unknown size stands before several prices.
  const left = new Map(block.notPasted.map((cell) => [placeOf(cell), cell]));
  const leave = ({ row, column, text }: BlockCell, why: NotPasted["why"]) =>
    left.set(placeOf({ row, column }), { row, column, text, why });
  const columns = [...typed.columns];
  const prices = { ...typed.prices };
  let count = 0;
  for (const price of block.prices) {
    const size = price.size ? find(price.size.text) : rows[from + price.below];
    const value = number(price.text);
    const column =
      price.units === undefined
        ? at.column + price.beside
        : columnFrom({ columns, prices }, price.units, locale);
    if (price.size && !size) leave(price.size, "size");
    else if (!size || column >= mostColumns) leave(price, "room");
    else if (typeof value !== "number" || priceListRules.unitPrice(value)) leave(price, "price");
    else {
      while (columns.length <= column) columns.push("");
      // A quantity that is there already stays as it was typed.
      if (price.units !== undefined && columns[column] === "") columns[column] = write(price.units, 0);
      const known = prices[size.id] ?? [];
      prices[size.id] = columns.map((_, place) =>
        place === column ? write(value, 4) : (known[place] ?? ""),
      );
      count += 1;
    }
  }
  const notPasted = [...left.values()].sort((one, other) => one.row - other.row || one.column - other.column);
  return { typed: widened({ ...typed, columns, prices }), count, notPasted };
}

/** A single row of quantities, laid over those from the cursor on. */
function pasteQuantities(typed: TypedPriceList, texts: readonly string[], { at, locale }: Pasting): Pasted {
  const notPasted: NotPasted[] = [];
  const columns = [...typed.columns];
  let count = 0;
  for (const [beside, text] of texts.entries()) {
    const units = unitsOf(text);
    const column = at.column + beside;
    if (text === "") continue;
    if (units === undefined || column >= mostColumns) {
      notPasted.push({ row: 1, column: beside + 1, text, why: units === undefined ? "quantity" : "room" });
      continue;
    }
    while (columns.length <= column) columns.push("");
    columns[column] = writeNumber(units, { decimals: 0, locale });
    count += 1;
  }
  return { typed: widened({ ...typed, columns }), count, notPasted };
}

/** The list with a price, if an empty one, for each of its columns. */
function widened(typed: TypedPriceList): TypedPriceList {
  const rows = Object.entries(typed.prices).map(([sizeId, row]) => [
    sizeId,
    typed.columns.map((_, at) => row[at] ?? ""),
  ]);
  return { ...typed, prices: Object.fromEntries(rows) };
}

const placeOf = ({ row, column }: Pick<BlockCell, "row" | "column">) => `${row} ${column}`;

/** The column of a quantity: the one that has it, else an empty one, else one more. */
function columnFrom(
  { columns, prices }: Pick<TypedPriceList, "columns" | "prices">,
  units: number,
  locale: string,
): number {
  const known = columns.findIndex((text) => readNumber(text, { decimals: 0, locale }) === units);
  if (known !== -1) return known;
  const rows = Object.values(prices);
  const blank = columns.findIndex((text, column) => text === "" && rows.every((row) => !row[column]?.trim()));
  return blank === -1 ? columns.length : blank;
}

/** Finds a size by what a row calls it: `Tote, Large`, `Tote Large`, or its name or label where only one size has it. */
function sizeFinder(sizes: readonly ListedSize[]): (text: string) => ListedSize | undefined {
  const full = new Map(sizes.map((size) => [nameKey(`${size.product} ${size.name}`), size]));
  const alone = new Map<string, ListedSize | undefined>();
  for (const size of sizes)
    for (const name of new Set([size.name, size.label ?? ""].map(nameKey)))
      alone.set(name, alone.has(name) ? undefined : size);
  return (text) => full.get(nameKey(text)) ?? (nameKey(text) === "" ? undefined : alone.get(nameKey(text)));
}

/** Case, commas, dashes and the sign of multiplication make no difference. */
function nameKey(text: string): string {
  const words = text.toLowerCase().replaceAll("×", "x");
  return words.replace(/[\s,;:·–—-]+/gu, " ").trim();
}
