import { parseScaled } from "./decimal.ts";

declare const unit: unique symbol;

/** A price of one bag: an integer of 1/10,000 dollar (SPEC-2.6). */
export type UnitPriceE4 = number & { readonly [unit]: "1/10000 dollar" };

/** The highest price a size may have: $10,000 a bag keeps every total exact. */
export const maxUnitPriceE4 = 100_000_000;

function isUnitPriceE4(value: number): value is UnitPriceE4 {
  return Number.isInteger(value) && value >= 0 && value <= maxUnitPriceE4;
}

/** A stored integer as a price; a number that is none is a bug. */
export function unitPriceE4(value: number): UnitPriceE4 {
  if (!isUnitPriceE4(value)) throw new RangeError(`Not a unit price in 1/10,000 dollar: ${value}`);
  return value;
}

/** Reads dollars with at most four decimals, exactly; undefined when it is not such a price. */
export function parseUnitPrice(value: string | number): UnitPriceE4 | undefined {
  const scaled = parseScaled(value, 4);
  return scaled !== undefined && isUnitPriceE4(scaled) ? scaled : undefined;
}

/** The price as digits: two decimals, up to four where needed: `0.14`, `0.145`, `1.00` (SPEC-2.6). */
export function unitPriceToDecimal(price: UnitPriceE4): string {
  const fraction = String(price % 10_000).padStart(4, "0");
  return `${Math.floor(price / 10_000)}.${fraction.replace(/0{1,2}$/, "")}`;
}

/** The price as a number of dollars, as answered by the calls. */
export function unitPriceToNumber(price: UnitPriceE4): number {
  return price / 10_000;
}
