import { columnOfWord, isCatalogueColumn } from "#domain/catalogue/exchange/columns.ts";
import { readFromUnits } from "#domain/catalogue/exchange/read-break-head.ts";

/** What a column of a block holds; a number says that it holds the prices from so many bags on. */
export type Meaning = "product" | "size" | "quantity" | "price" | number | undefined;

type Cells = readonly (readonly string[])[];
/** Reads a number as the shop's fields do: null for a blank, undefined for what is none. */
export type ReadNumber = (text: string) => number | null | undefined;

/** A quantity as lists write it. What begins with a nought is a price. */
export function unitsOf(text: string): number | undefined {
  return /^0/.test(text) ? undefined : readFromUnits(text.toLowerCase());
}

export interface HeadReading {
  readonly number: ReadNumber;
  readonly isSize: (name: string) => boolean;
  /** Whether the cursor stands in the quantities, above the prices. */
  readonly isAbove: boolean;
}

/** What the columns hold by the block's first row, if that is a head. */
export function readHead(
  cells: Cells,
  { number, isSize, isAbove }: HeadReading,
): readonly Meaning[] | undefined {
  const [first = [], ...below] = cells;
  if (below.length === 0) return undefined;
  const meanings = first.map(meaningOf);
  const hasNames = beginsWithNames(below, number) && typeof meanings[0] !== "string";
  const head: readonly Meaning[] = hasNames ? ["size", ...meanings.slice(1)] : meanings;
  if (meanings.some((meaning) => typeof meaning === "string")) return head;
  // `1,000 +` and `from 500` are no prices.
  if (first.some((text, at) => meanings[at] !== undefined && number(text) === undefined)) return head;
  const units = head.slice(hasNames ? 1 : 0);
  if (!areUnits(units)) return undefined;
  if (isAbove) return head;
  if (hasNames) return isSize(first[0] ?? "") ? undefined : head;
  // Quantities rise to the right, and each is more than every price below it.
  const isMore = (each: number, at: number) => below.every((row) => each > (number(row[at] ?? "") ?? 0));
  return units.length > 1 && isRising(units) && units.every(isMore) ? head : undefined;
}

/** What the columns hold where no head says it: quantities with their prices, names of sizes first, or prices alone. */
export function readMeanings(cells: Cells, number: ReadNumber): readonly Meaning[] {
  if (arePairs(cells, number)) return ["quantity", "price"];
  return beginsWithNames(cells, number) ? ["size"] : [];
}

function meaningOf(text: string): Meaning {
  const word = text.toLowerCase();
  const column = isCatalogueColumn(word) ? word : columnOfWord(word);
  if (column === undefined) return unitsOf(text);
  return column === "product" || column === "size" || column === "quantity" || column === "price"
    ? column
    : undefined;
}

/** Texts all the way down, none of which is a number, and something beside them. */
function beginsWithNames(rows: Cells, number: ReadNumber): boolean {
  const names = rows.flatMap(([name = ""]) => (name === "" ? [] : name));
  const isWide = rows.some((row) => row.slice(1).some((text) => text !== ""));
  return isWide && names.length > 0 && names.every((text) => number(text) === undefined);
}

/** Two columns, of which one rises and the other does not: quantities and what a bag costs from them on. */
function arePairs(cells: Cells, number: ReadNumber): boolean {
  const units = cells.map(([text = ""]) => unitsOf(text));
  const prices = cells.flatMap(([, text = ""]) => number(text) ?? []);
  if (cells.length < 2 || cells.some((row) => row.length !== 2)) return false;
  if (!areUnits(units) || prices.length < cells.length || !isRising(units)) return false;
  return prices.every((price, at) => price < (units[at] ?? 0) && price <= (prices[at - 1] ?? price));
}

function areUnits(values: readonly Meaning[]): values is readonly number[] {
  return values.every((each) => typeof each === "number");
}

function isRising(numbers: readonly number[]): boolean {
  return numbers.every((each, at) => at === 0 || each > (numbers[at - 1] ?? 0));
}
