import { unitPriceE4 } from "#domain/money/unit-price.ts";

/** The price claims of the storefront: display texts, like the other claims (SPEC-1.25); no total is made of them. */
export const priceClaims = {
  lowestBag: unitPriceE4(1400),
  highestBag: unitPriceE4(2200),
  printedColour: unitPriceE4(2000),
} as const;
