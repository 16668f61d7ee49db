import { parseUnitPrice, unitPriceToDecimal } from "./unit-price.ts";

/** What is shown where there is no valid price (S1 §9). */
const defaultDisplayedPrice = "0.00";

/** A size's price as the pages show it: two decimals, `.00` on whole dollars, `0.00` when invalid (S1 §3, P6). */
export function displayedPrice(price: string | number | null | undefined): string {
  const parsed = price === null || price === undefined ? undefined : parseUnitPrice(price);
  return parsed === undefined ? defaultDisplayedPrice : unitPriceToDecimal(parsed);
}
