import { useMemo } from "react";
import { listPriceLists } from "#contracts/catalogue/price-lists.ts";
import { listSizes, type ReadSize } from "../../api/reads/catalogue.ts";
import { useAllProducts } from "../catalogue/use-sizes.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The price lists of the shop, the active one first. */
export function usePriceLists() {
  return useStaffQuery({
    queryKey: ["price-lists"],
    read: async (ask) => (await ask(listPriceLists, {})).price_lists,
  });
}

/** A size with the name of its product. */
export interface ListedSize extends ReadSize {
  readonly product: string;
}

/** All sizes that are sold, by product; undefined until they are there. */
export function useListedSizes(): readonly ListedSize[] | undefined {
  const products = useAllProducts().data;
  const sizes = useStaffQuery({
    queryKey: ["sizes", "in-shop"],
    read: async (ask) => (await ask(listSizes, { query: {} })).data,
  }).data;
  return useMemo(() => {
    if (!products || !sizes) return undefined;
    return products.flatMap(({ id, name }) =>
      sizes.filter(({ product_id }) => product_id === id).map((size) => ({ ...size, product: name })),
    );
  }, [products, sizes]);
}
