import { listProducts } from "#contracts/catalogue.ts";
import { understood } from "../index/understood.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useReading } from "../use-reading.ts";

/** A page of products. */
export function useProducts({ page, perPage, search, filters }: IndexState) {
  const query = understood(listProducts.query, { ...filters, page, per_page: perPage, search });
  return useReading({
    queryKey: ["products", query],
    read: (ask) => ask(listProducts, { query }),
  });
}
