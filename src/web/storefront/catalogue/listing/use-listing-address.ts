import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { type ListingQuery, readListingQuery, writeListingQuery } from "#domain/catalogue/listing-query.ts";
import { usePaths } from "../../../use-paths.ts";

const typingPause = 150;

/**
 * Asks by changing the address, in the place of the one before: Back leaves the listing, and coming back finds it as it
 * was. A new question starts with the first nine.
 */
export function useListingAddress(query: ListingQuery) {
  const navigate = useNavigate();
  const paths = usePaths();
  const [typed, setTyped] = useState(query.search);
  const asked = useRef(query.search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const form = useRef<HTMLFormElement>(null);

  // An address that changed without this box, by Back or by a link, is what the box shows.
  useEffect(() => {
    if (asked.current !== query.search) setTyped(query.search);
    asked.current = query.search;
  }, [query.search]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const ask = (change: Partial<Pick<ListingQuery, "search" | "sort">>) => {
    clearTimeout(timer.current);
    const next = { ...query, search: typed, page: 1, ...change };
    asked.current = next.search;
    void navigate(`${paths.products()}${writeListingQuery(next)}`, {
      replace: true,
      preventScrollReset: true,
    });
  };
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => ask({ search: text }), typingPause);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed or chosen before hydration, once
  useEffect(() => {
    if (!form.current) return;
    const given = [...new FormData(form.current)].map(([name, text]) => [name, String(text)]);
    const { search, sort } = readListingQuery(new URLSearchParams(given));
    if (search === query.search && sort === query.sort) return;
    setTyped(search);
    ask({ search, sort });
  }, []);
  return { form, typed, type, ask };
}
