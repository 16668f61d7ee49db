import { readAmount } from "../../../ui/fields/typed-amount.ts";

/** A number as it is typed; NaN for what is none, which no rule takes; undefined for nothing. */
export function numberIn(text: string, decimals: number, locale: string): number | undefined {
  const read = readAmount(text, { decimals, locale });
  return read === null ? undefined : (read ?? Number.NaN);
}
