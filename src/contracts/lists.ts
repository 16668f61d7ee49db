import { maxPerPage } from "#domain/lists/page-sizes.ts";
import { searchText, wholeNumber } from "./fields.ts";
import { z } from "./zod.ts";

/** The query fields of a list of which one page is answered. */
export const pageQuery = {
  page: wholeNumber(1, 1_000_000).optional(),
  per_page: wholeNumber(1, maxPerPage).optional(),
};

/** The query fields of every list; `sort` is a column, with `-` in front for descending. */
export function listQuery<const Sort extends string>(sorts: readonly Sort[]) {
  const descending = sorts.map((sort): `-${Sort}` => `-${sort}`);
  return {
    ...pageQuery,
    search: searchText.optional(),
    sort: z.enum([...sorts, ...descending]).optional(),
  };
}

/** The status that a list is narrowed to. */
export function listStatus<const Status extends string>(statuses: readonly Status[]) {
  return { status: z.enum(statuses).optional() };
}

/** Where the answered rows stand in the whole list; given whenever a page was asked for. */
export const listMeta = z
  .object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() })
  .meta({ id: "ListMeta" });
export type ListMeta = z.infer<typeof listMeta>;
