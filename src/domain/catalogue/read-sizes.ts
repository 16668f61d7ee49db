import type { PriceBreak } from "#domain/prices/price-list.ts";
import { readBreaks } from "#domain/prices/read-price-list.ts";
import { isRecord, readId, readText } from "#domain/text/read-value.ts";

/** A size as the pages know it; its price as it arrived, to be read exactly where it counts. */
export interface ReadSize {
  readonly id: number;
  readonly name: string;
  readonly label: string | null;
  readonly price: string | number;
  readonly product_id: number | null;
  /** What it costs by quantity, where the price list in use names it. */
  readonly breaks?: readonly PriceBreak[];
}

/** One size; undefined when it is none. */
function readSizeRow(row: unknown): ReadSize | undefined {
  if (!isRecord(row)) return undefined;
  const id = readId(row.id);
  const name = readText(row.name);
  const price = row.price;
  if (id === undefined || name === null) return undefined;
  if (typeof price !== "string" && typeof price !== "number") return undefined;
  const breaks = readBreaks(row.price_breaks, "unit_price");
  const size = { id, name, label: readText(row.label), price, product_id: readId(row.product_id) ?? null };
  return breaks.length > 0 ? { ...size, breaks } : size;
}

/** The sizes of an answer: an array, or an object with a data array; undefined when it is neither. */
export function readSizes(body: unknown): readonly ReadSize[] | undefined {
  const rows = isRecord(body) ? body.data : body;
  if (!Array.isArray(rows)) return undefined;
  return rows.map(readSizeRow).filter((size) => size !== undefined);
}
