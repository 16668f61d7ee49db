import type { ListMeta } from "#contracts/lists.ts";
import type { IndexState } from "./use-index-state.ts";

/** A page of a list, also where the call answered the whole list, as it is specified, and not the page. */
export function pageOf<Row>(
  rows: readonly Row[],
  meta: ListMeta | undefined,
  { page, perPage }: Pick<IndexState, "page" | "perPage">,
): { readonly rows: readonly Row[]; readonly meta: ListMeta } {
  if (meta) return { rows, meta };
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    meta: {
      page,
      per_page: perPage,
      total: rows.length,
      last_page: Math.max(1, Math.ceil(rows.length / perPage)),
    },
  };
}
