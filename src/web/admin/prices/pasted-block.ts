import { type HeadReading, type Meaning, readHead, readMeanings, unitsOf } from "./pasted-head.ts";

/** A cell of a block; its row and column are counted as a person counts them. */
export interface BlockCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** A cell that was left out: it is no price or quantity, names no size, or there is no place for it. */
export interface NotPasted extends BlockCell {
  readonly why: "price" | "quantity" | "size" | "room";
}

/** A price of a block, before any size or column of the list is looked for. */
export interface PastedPrice extends BlockCell {
  /** The cell that names the size; without one the sizes follow each other from the cursor on. */
  readonly size: BlockCell | undefined;
  /** So many rows below the cursor. */
  readonly below: number;
  /** From so many bags on; without it so many columns beside the cursor. */
  readonly units: number | undefined;
  readonly beside: number;
}

export interface PastedBlock {
  readonly prices: readonly PastedPrice[];
  readonly notPasted: readonly NotPasted[];
}

/**
 * The cells that a spreadsheet lays into the clipboard, without empty rows at the end: tabs between them, those with a line
 * break in quotes.
 */
export function splitCells(text: string): string[][] {
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/gy;
  const rows: string[][] = [[]];
  for (const [, quoted, plain = "", end] of text.replace(/(?:\r\n|\r|\n)$/, "").matchAll(cell)) {
    rows.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end === "") break;
    if (end !== "\t") rows.push([]);
  }
  const last = rows.findLastIndex((row) => row.some((text) => text !== ""));
  return rows.slice(0, last + 1);
}

/** Tells what the cells of a block are: by its head, and where there is none by what stands in them. */
export function readBlock(cells: readonly (readonly string[])[], reading: HeadReading): PastedBlock {
  const head = readHead(cells, reading);
  const meanings = head ?? readMeanings(cells, reading.number);
  const isPairs = meanings.includes("quantity") && meanings.includes("price");
  const unknown = (cells[0] ?? []).map(
    (text, at): NotPasted => ({ ...cellOf(0, at, text), why: "quantity" }),
  );
  const notPasted = head ? unknown.filter(({ text }, at) => text !== "" && head[at] === undefined) : [];
  const rows = namedRows(cells, meanings, head ? 1 : 0);
  const read = rows.map((row) =>
    isPairs ? readPair(row, meanings) : readAcross(row, meanings, head !== undefined),
  );
  return {
    prices: read.flatMap(({ prices }) => prices),
    notPasted: [...notPasted, ...read.flatMap((each) => each.notPasted)],
  };
}

interface Row {
  readonly index: number;
  readonly below: number;
  readonly texts: readonly string[];
  readonly size: BlockCell | undefined;
}

/** The rows below the head, each with the cell that names its size. */
function namedRows(cells: readonly (readonly string[])[], meanings: readonly Meaning[], from: number): Row[] {
  const productAt = meanings.indexOf("product");
  const nameAt = meanings.includes("size") ? meanings.indexOf("size") : productAt;
  let product = "";
  return cells.slice(from).map((texts, below) => {
    const index = below + from;
    // Of merged cells the first one alone has the text.
    product = texts[productAt] || product;
    const name = nameAt === productAt ? product : `${product} ${texts[nameAt] ?? ""}`.trim();
    return { index, below, texts, size: nameAt === -1 ? undefined : cellOf(index, nameAt, name) };
  });
}

/** A row that holds a quantity and its price. */
function readPair({ index, texts, size }: Row, meanings: readonly Meaning[]): PastedBlock {
  const [quantity, price] = (["quantity", "price"] as const).map((meaning) => {
    const at = meanings.indexOf(meaning);
    return cellOf(index, at, texts[at] ?? "");
  });
  if (!quantity || !price || price.text === "") return { prices: [], notPasted: [] };
  const units = unitsOf(quantity.text);
  if (units === undefined) return { prices: [], notPasted: [{ ...quantity, why: "quantity" }] };
  return { prices: [{ ...price, size, below: 0, units, beside: 0 }], notPasted: [] };
}

/** A row that holds a price for each quantity, which the head names or the columns of the list have. */
function readAcross(
  { index, below, texts, size }: Row,
  meanings: readonly Meaning[],
  hasHead: boolean,
): PastedBlock {
  const cells = texts.map((text, at) => ({ ...cellOf(index, at, text), meaning: meanings[at] }));
  const filled = cells.filter(
    ({ text, meaning }) => text !== "" && meaning !== "product" && meaning !== "size",
  );
  const beside = size ? size.column : 0;
  const prices = filled.flatMap(({ meaning, ...cell }): PastedPrice[] => {
    // A price without a quantity is that from the first bag on.
    const units = meaning === "price" ? 1 : meaning;
    if (typeof units === "number") return [{ ...cell, size, below, units, beside: 0 }];
    return hasHead ? [] : [{ ...cell, size, below, units: undefined, beside: cell.column - 1 - beside }];
  });
  return { prices, notPasted: [] };
}

function cellOf(index: number, at: number, text: string): BlockCell {
  return { row: index + 1, column: at + 1, text };
}
