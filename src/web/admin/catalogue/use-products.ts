import { getProduct, listProducts } from "../../api/reads/catalogue.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { pageOf } from "../index/page-of.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of products, also of those that are not published. */
export function useProducts(state: IndexState) {
  const query = acceptedQuery(listProducts.query, { ...askedOf(state), drafts: 1 });
  return useStaffQuery({
    queryKey: ["products", query],
    read: async (ask) => {
      const { data, meta } = await ask(listProducts, { query });
      return pageOf(data, meta, state);
    },
  });
}

/** One product; what changes a product reads it again, as it does the lists. */
export function useProduct(id: number) {
  return useStaffQuery({
    queryKey: ["products", "one", id],
    read: async (ask) => (await ask(getProduct, { params: { id } })).data,
  });
}
