import type { ListMeta } from "#contracts/lists.ts";

/** The query of a list call, as far as paging is concerned. */
export interface ListQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly [field: string]: unknown;
}

export interface Paging {
  readonly limit: number;
  readonly offset: number;
  /** Where the page stands among `total` rows. A list without rows has one page, which is empty. */
  readonly meta: (total: number) => ListMeta;
}

/** Whether the request has any list parameter. If not, the answer is the whole list. */
export function asksForPage(query: ListQuery): boolean {
  return Object.values(query).some((value) => value !== undefined);
}

/** The requested page; the first if only its size or a filter was given. */
export function pagingOf(query: ListQuery, defaultPerPage: number): Paging {
  const page = query.page ?? 1;
  const perPage = query.per_page ?? defaultPerPage;
  return {
    limit: perPage,
    offset: (page - 1) * perPage,
    meta: (total) => ({ page, per_page: perPage, total, last_page: Math.max(1, Math.ceil(total / perPage)) }),
  };
}

/** A sort as contracts spell it, `name` or `-name`, as column and direction. */
export function orderOf<Column extends string>(
  sort: Column | `-${Column}`,
): { column: Column; direction: "asc" | "desc" } {
  const isDescending = sort.startsWith("-");
  // Without its sign a sort is one of the contract's columns.
  return {
    column: (isDescending ? sort.slice(1) : sort) as Column,
    direction: isDescending ? "desc" : "asc",
  };
}
