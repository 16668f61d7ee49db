import { parseUnitPrice } from "../money/unit-price.ts";
import { isRecord, readNumber, readText } from "../text/read-value.ts";
import type { PriceBreak, PriceList, PrintPrices } from "./price-list.ts";

/** The price list in use, as the sizes of an answer carry it. */
export function priceListOf(
  sizes: readonly { readonly id: number; readonly breaks?: readonly PriceBreak[] | undefined }[],
  print: PrintPrices | null = null,
): PriceList {
  const listed = sizes.flatMap(({ id, breaks }) => (breaks ? [[id, breaks] as const] : []));
  return { breaks: new Map(listed), print };
}

/** What printing costs, as it was answered; null where that cannot be read. */
export function readPrintPrices(body: unknown): PrintPrices | null {
  const print = isRecord(body) ? body.print : undefined;
  if (!isRecord(print)) return null;
  const includedColours = readNumber(print.included_colours);
  if (includedColours === null) return null;
  return { includedColours, run: readBreaks(print.run, "rate"), setup: readPrice(print.setup) ?? null };
}

/** Breaks as they were answered. One that cannot be read makes the others useless: then there are none. */
export function readBreaks(given: unknown, price: "unit_price" | "rate"): readonly PriceBreak[] {
  const rows: unknown[] = Array.isArray(given) ? given : [];
  const read = rows.map((row) => {
    if (!isRecord(row)) return undefined;
    const minUnits = readNumber(row.min_units);
    const unitPrice = readPrice(row[price]);
    return minUnits === null || unitPrice === undefined ? undefined : { minUnits, unitPrice };
  });
  const known = read.filter((each) => each !== undefined);
  return known.length === rows.length ? known : [];
}

function readPrice(given: unknown) {
  return parseUnitPrice(readText(given) ?? readNumber(given) ?? "");
}
