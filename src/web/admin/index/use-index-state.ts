import { useCallback, useMemo } from "react";
import { linkLanguageKey } from "#domain/language/mail-links.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { useSearchChanges } from "../../parts/use-search-changes.ts";
import { type ListName, useListChoices } from "./list-choices.ts";

/** A list's state, in the address, so that Back, reload and a shared link show the same. */
export interface IndexState {
  readonly page: number;
  readonly perPage: number;
  readonly search: string;
  /** The row whose details stand open. */
  readonly open: number | undefined;
  /** Filters and sort, by the names that the call knows. */
  readonly filters: Readonly<Record<string, string>>;
}

/** The state as a list's call asks for it. */
export function askedOf({ page, perPage, search, filters }: IndexState) {
  return { ...filters, page, per_page: perPage, search };
}

const own = new Set(["section", "tab", "page", "per_page", "search", "open", linkLanguageKey]);

/** Changes after which the reader is still on the same page of the same list. */
const keepsPage = new Set(["page", "open"]);

/** A list with a name, whose length of a page may be chosen and is remembered (SPEC-3.26), or one of a fixed length. */
type IndexOptions =
  | { readonly list: ListName; readonly perPage?: number | undefined }
  | { readonly list?: never; readonly perPage: number };

/** Reads and writes the state of a section's list. Any change but one of the page begins at page 1 again. */
export function useIndexState({ list, perPage: fixed }: IndexOptions) {
  const { params, change: changeSearch } = useSearchChanges();
  const sizes = list && pageSizes[list];
  const { perPage = fixed ?? sizes?.[0] ?? 0, choose } = useListChoices(list);
  const state = useMemo<IndexState>(
    () => ({
      page: positive(params.get("page"), 1),
      perPage: positive(params.get("per_page"), perPage),
      search: params.get("search") ?? "",
      open: positive(params.get("open"), 0) || undefined,
      filters: Object.fromEntries([...params].filter(([name, value]) => !own.has(name) && value !== "")),
    }),
    [params, perPage],
  );

  const change = useCallback(
    (changes: Readonly<Record<string, string | number | null>>) => {
      if (changes.per_page) choose({ perPage: Number(changes.per_page) });
      void changeSearch(
        (after) => {
          if (!Object.keys(changes).every((name) => keepsPage.has(name))) after.delete("page");
          for (const [name, value] of Object.entries(changes)) {
            if (value === null || value === "") after.delete(name);
            else after.set(name, String(value));
          }
          return after;
        },
        { replace: "search" in changes, preventScrollReset: true },
      );
    },
    [changeSearch, choose],
  );

  const addressOfPage = useCallback(
    (page: number) => {
      const after = new URLSearchParams(params);
      after.set("page", String(page));
      return { search: `?${after}` };
    },
    [params],
  );
  return { list, sizes, state, change, addressOfPage };
}

function positive(text: string | null, otherwise: number): number {
  return text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : otherwise;
}
