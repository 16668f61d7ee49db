import type { z } from "zod";
import type { listProducts as call, Product } from "#contracts/catalogue/catalogue.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { asksForPage, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import { countProducts, listProducts, type ProductSorting } from "./products.repository.ts";
import { showListed } from "./show-product.ts";

type Query = z.output<(typeof call)["query"]>;

const sortings: Readonly<Record<NonNullable<Query["sort"]>, ProductSorting>> = {
  name: ["name_key", "asc"],
  "-name": ["name_key", "desc"],
  created_at: ["created_at", "asc"],
  "-created_at": ["created_at", "desc"],
  position: ["shop_order", "asc"],
  "-position": ["shop_order", "desc"],
};

/** The products of the shop, newest first: all of them, or a page of those that name or describe what is searched. */
export async function visitorListProducts(
  { db }: Pick<Services, "db">,
  { drafts: _, ...query }: Query,
  withDrafts = false,
): Promise<{ data: Product[]; meta?: ListMeta }> {
  const filter = { search: query.search ?? "", withDrafts };
  const sorting = sortings[query.sort ?? "-created_at"];
  if (!asksForPage(query)) return { data: (await listProducts(db, { ...filter, sorting })).map(showListed) };
  const paging = pagingOf(query, pageSizes.products[0]);
  const rows = await listProducts(db, { ...filter, sorting, paging });
  return { data: rows.map(showListed), meta: paging.meta(await countProducts(db, filter)) };
}
