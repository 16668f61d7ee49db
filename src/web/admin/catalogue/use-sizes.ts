import { listProducts, listSizes } from "#contracts/catalogue.ts";
import { understood } from "../index/understood.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useReading } from "../use-reading.ts";

/** A page of sizes, the newest first (P4): what was just added is in sight. The shop has them in its own order. */
export function useSizes({ page, perPage, search, filters }: IndexState) {
  const query = understood(listSizes.query, { sort: "-id", ...filters, page, per_page: perPage, search });
  return useReading({
    queryKey: ["sizes", query],
    read: async (ask) => {
      const answer = await ask(listSizes, { query });
      // Asked for a page, the call answers one; a bare list is what it answers otherwise (P9).
      return Array.isArray(answer) ? { data: answer, meta: undefined } : answer;
    },
  });
}

/** All products: a size belongs to one. */
export function useAllProducts() {
  return useReading({
    queryKey: ["products", "all"],
    read: async (ask) => (await ask(listProducts, { query: {} })).data,
  });
}
