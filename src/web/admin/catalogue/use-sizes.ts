import { listProducts, listSizes } from "../../api/reads/catalogue.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { pageOf } from "../index/page-of.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of sizes, the newest first: what was just added is in sight. The shop has them in its own order. */
export function useSizes(state: IndexState) {
  const query = acceptedQuery(listSizes.query, { sort: "-id", ...askedOf(state), drafts: 1 });
  return useStaffQuery({
    queryKey: ["sizes", query],
    read: async (ask) => {
      const { data, meta } = await ask(listSizes, { query });
      return pageOf(data, meta, state);
    },
  });
}

/** The sizes of one product. */
export function useSizesOf(productId: number) {
  return useStaffQuery({
    queryKey: ["sizes", "of-product", productId],
    read: async (ask) => (await ask(listSizes, { query: { product_id: productId, drafts: 1 } })).data,
  });
}

/** All sizes, also those of products that are not published. */
export function useAllSizes() {
  return useStaffQuery({
    queryKey: ["sizes", "all"],
    read: async (ask) => (await ask(listSizes, { query: { drafts: 1 } })).data,
  });
}

/** All products: a size belongs to one. */
export function useAllProducts() {
  return useStaffQuery({
    queryKey: ["products", "all"],
    read: async (ask) => (await ask(listProducts, { query: { drafts: 1 } })).data,
  });
}
