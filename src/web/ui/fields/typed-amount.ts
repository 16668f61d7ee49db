import { type NumberShape, readNumber } from "./typed-number.ts";

/** What statements, spreadsheets and price tags write around an amount. */
const SIGN = /^\s*([-−]?)\s*(?:[$€%]|USD|EUR)|(?:[$€%]|USD|EUR)\s*$/giu;

/** Reads an amount or a share as `readNumber` reads a number, with or without its sign: `$1.25`, `1,25 €`, `1.35 USD`, `8,5 %`. */
export function readAmount(text: string, shape: NumberShape): number | null | undefined {
  const read = readNumber(text.replace(SIGN, "$1"), shape);
  return read === null && text.trim() !== "" ? undefined : read;
}

export interface AmountShape extends NumberShape {
  /** How many digits after the separator are written even where they are zeros. */
  least?: number | undefined;
}

export function writeAmount(value: number, { decimals, least = 0, locale }: AmountShape): string {
  const digits = { minimumFractionDigits: least, maximumFractionDigits: decimals };
  return new Intl.NumberFormat(locale, digits).format(value);
}
