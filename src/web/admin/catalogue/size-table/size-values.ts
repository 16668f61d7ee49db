import { sizeLabelRule, sizeNameRule, sizePriceRule } from "#domain/catalogue/catalogue-rules.ts";
import type { ReadSize } from "../../../api/reads/catalogue.ts";

/** What is typed of a size. */
export interface SizeValues {
  readonly name: string;
  readonly label: string;
  readonly price: string;
}

export function sizeValues(size: ReadSize | undefined): SizeValues {
  return { name: size?.name ?? "", label: size?.label ?? "", price: String(size?.price ?? "") };
}

export function sizeRules({ name, label, price }: SizeValues) {
  return { name: sizeNameRule(name), label: sizeLabelRule(label), price: sizePriceRule(price) };
}
