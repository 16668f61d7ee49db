import type { z } from "zod";
import type { listSizes as call, Size } from "#contracts/catalogue/catalogue.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { asksForPage, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import type { SizeRow } from "../catalogue.table.ts";
import { showSize } from "./show-size.ts";
import { countSizes, listSizes, type SizeSorting } from "./sizes.repository.ts";

type Query = z.output<(typeof call)["query"]>;

const sortings: Readonly<Record<NonNullable<Query["sort"]>, SizeSorting>> = {
  name: ["search_key", "asc"],
  "-name": ["search_key", "desc"],
  label: ["label", "asc"],
  "-label": ["label", "desc"],
  price: ["unit_price_e4", "asc"],
  "-price": ["unit_price_e4", "desc"],
  product_id: ["product_id", "asc"],
  "-product_id": ["product_id", "desc"],
  id: ["id", "asc"],
  "-id": ["id", "desc"],
};

/**
 * The sizes that are offered, in the order in which they were added, because the first one of a product is the one that
 * its page preselects, each with the breaks of the active price list. An array as specified; `data` and `meta` when a page
 * is asked for (SPEC-2.9).
 */
export async function visitorListSizes(
  { db, prices }: Pick<Services, "db" | "prices">,
  { product_id, drafts: _, ...query }: Query,
  withDrafts = false,
): Promise<Size[] | { data: Size[]; meta: ListMeta }> {
  const filter = { search: query.search ?? "", productId: product_id, withDrafts };
  const sorting = sortings[query.sort ?? "id"];
  const { list } = await prices.read(db);
  const shown = (row: SizeRow) => showSize(row, list.breaks.get(row.id));
  if (!asksForPage(query)) return (await listSizes(db, { ...filter, sorting })).map(shown);
  const paging = pagingOf(query, pageSizes.sizes[0]);
  const rows = await listSizes(db, { ...filter, sorting, paging });
  return { data: rows.map(shown), meta: paging.meta(await countSizes(db, filter)) };
}
