import { parseUnitPrice } from "#domain/money/unit-price.ts";
import { atMost } from "#domain/text/at-most.ts";
import { lineRule, textRule } from "#domain/text/field-rules.ts";
import { required } from "#domain/text/required.ts";
import type { Message, Rule } from "#domain/words.ts";
import { catalogueTextLimits } from "./catalogue-limits.ts";

const productNameRequired: Message = /*i18n*/ {
  id: "product.name.required",
  message: "Le nom du produit est requis",
};
const sizeNameRequired: Message = /*i18n*/ {
  id: "size.name.required",
  message: "The name of the size is required",
};
const priceTooLow: Message = /*i18n*/ {
  id: "size.price.tooLow",
  message: "Price must be greater than 0.00$",
};
const priceInexact: Message = /*i18n*/ {
  id: "size.price.inexact",
  message: "Price must be at most 10,000.00$, with at most four decimals",
};

/** The name of a product. */
export const productNameRule: Rule<string> = lineRule(
  required(productNameRequired),
  atMost(catalogueTextLimits.name),
);

/** The name of a size. */
export const sizeNameRule: Rule<string> = lineRule(
  required(sizeNameRequired),
  atMost(catalogueTextLimits.sizeName),
);

/** The optional texts of a product and of a size. */
export const productDescriptionRule: Rule<string> = textRule(atMost(catalogueTextLimits.description));
export const productDetailRule: Rule<string> = lineRule(atMost(catalogueTextLimits.name));
export const sizeLabelRule: Rule<string> = lineRule(atMost(catalogueTextLimits.label));

/** The price of a size in dollars: above 0, exact to four decimals (SPEC-2.6). */
export function sizePriceRule(price: string | number): Message | undefined {
  if (!(Number(price) > 0)) return priceTooLow;
  return parseUnitPrice(price) === undefined ? priceInexact : undefined;
}
