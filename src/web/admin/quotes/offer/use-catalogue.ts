import { useMemo } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { writeNumber } from "../../../ui/fields/typed-number.ts";
import { useLocale } from "../../../words/use-locale.ts";
import { useAllProducts, useAllSizes } from "../../catalogue/use-sizes.ts";

interface CatalogueSize {
  readonly sizeId: number;
  /** As it is typed. */
  readonly unitPrice: string;
}

export interface Catalogue {
  readonly listId: string;
  readonly names: readonly string[];
  readonly find: (name: string) => CatalogueSize | undefined;
}

/** What a line can be taken from: each size by the name that a request gives its line. */
export function useCatalogue(): Catalogue {
  const locale = intlLocale(useLocale());
  const products = useAllProducts().data;
  const sizes = useAllSizes().data;
  return useMemo(() => {
    const productNames = new Map(products?.map(({ id, name }) => [id, name]));
    const byName = new Map<string, CatalogueSize>(
      sizes?.flatMap(({ id, name, price, product_id }) => {
        const product = productNames.get(product_id);
        const unitPrice = writeNumber(Number(price), { decimals: 4, locale });
        return product === undefined ? [] : [[`${product}, ${name}`, { sizeId: id, unitPrice }] as const];
      }),
    );
    return { listId: "offer-catalogue", names: [...byName.keys()], find: (name) => byName.get(name) };
  }, [products, sizes, locale]);
}
