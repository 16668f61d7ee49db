import { sizeLabelRule, sizeNameRule, sizePriceRule } from "#domain/catalogue/catalogue-rules.ts";
import type { Locale } from "#domain/language/language.ts";
import type { ReadSize } from "../../../api/reads/catalogue.ts";

/** What is typed of a size. */
export interface SizeValues {
  readonly name: string;
  readonly label: string;
  readonly price: string;
}

export function sizeValues(size: ReadSize | undefined, locale: Locale): SizeValues {
  const price = String(size?.price ?? "");
  return {
    ...{ name: size?.name ?? "", label: size?.label ?? "" },
    price: locale === "fr" ? price.replace(".", ",") : price,
  };
}

export const sizeRulesIn =
  (locale: Locale) =>
  ({ name, label, price }: SizeValues) => ({
    name: sizeNameRule(name),
    label: sizeLabelRule(label),
    price: sizePriceRule(sentPrice(price, locale)),
  });

/** A price with a point before its decimals, as it is sent; French types a comma. */
export function sentPrice(price: string, locale: Locale): string {
  return locale === "fr" ? price.replace(",", ".") : price;
}
