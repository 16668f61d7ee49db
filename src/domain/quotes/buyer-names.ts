import { shownName, shownSize } from "../catalogue/shown-texts.ts";
import type { Language } from "../language/language.ts";

/** What a size and its product are called. */
export interface LineNames {
  readonly productName: string;
  readonly sizeName: string;
}

/**
 * What they are called to a buyer of this language: in French where there is a French name, else as the shop has it. A
 * quote freezes it, and all its papers say it.
 */
export function buyerNames(
  {
    productName,
    productNameFr,
    sizeName,
  }: LineNames & { readonly productNameFr?: string | null | undefined },
  language: Language,
): LineNames {
  return {
    productName: shownName({ name: productName, name_fr: productNameFr }, language),
    sizeName: shownSize(sizeName, language),
  };
}

/** How a line of a size of the catalogue is called. */
export function productLineName({ productName, sizeName }: LineNames): string {
  return `${productName}, ${sizeName}`;
}
