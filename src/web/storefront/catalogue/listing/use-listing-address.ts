import { useEffect, useRef, useState } from "react";
import { type ListingQuery, readListingQuery, writeListingQuery } from "#domain/catalogue/listing-query.ts";
import { useSearchChanges } from "../../../parts/use-search-changes.ts";

const typingPause = 150;

export type ListingAddress = ReturnType<typeof useListingAddress>;

/**
 * Asks by changing the address, in the place of the one before: Back leaves the listing, and coming back finds it as it
 * was. A new question starts with the first nine.
 */
export function useListingAddress(query: ListingQuery) {
  const { change: changeSearch } = useSearchChanges();
  const [typed, setTyped] = useState(query.search);
  /** Searched for, and not in the address yet. */
  const asked = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  // An address that changed without this box, by Back or by a link, is what the box shows.
  useEffect(() => {
    const own = asked.current.indexOf(query.search);
    asked.current = own < 0 ? [] : asked.current.slice(own + 1);
    if (own < 0) setTyped(query.search);
  }, [query.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (change: (known: ListingQuery) => Partial<ListingQuery>) => {
    clearTimeout(timer.current);
    void changeSearch(
      (before) => {
        const known = readListingQuery(before);
        const next = { ...known, search: typed, ...change(known) };
        const isSame = next.search === known.search && next.sort === known.sort;
        if (next.search !== known.search) asked.current.push(next.search);
        return new URLSearchParams(writeListingQuery({ ...next, page: isSame ? next.page : 1 }));
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask(() => ({ search: text })), typingPause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed or chosen before hydration, once
  useEffect(() => {
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, text]) => [name, String(text)]);
    const { search, sort } = readListingQuery(new URLSearchParams(given));
    if (search === query.search && sort === query.sort) return;
    setTyped(search);
    ask(() => ({ search, sort }));
  }, []);
  return {
    form,
    typed,
    type,
    submit: () => ask(() => ({})),
    sortBy: (sort: ListingQuery["sort"]) => ask(() => ({ sort })),
    show: (view: ListingQuery["view"]) => ask(() => ({ view })),
    showMore: () => ask(({ page }) => ({ page: page + 1 })),
  };
}
