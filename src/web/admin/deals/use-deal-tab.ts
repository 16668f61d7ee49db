import { useState } from "react";
import { useLocation } from "react-router";
import { useSearchChanges } from "../../parts/use-search-changes.ts";
import { type DealTab, dealTabs } from "./next-step.ts";

/** What a mailed or copied address names by its place on the page. */
const tabOfPlace: readonly (readonly [place: RegExp, tab: DealTab])[] = [
  [/^#messages/, "messages"],
  [/^#proofs/, "proof"],
  [/^#offer-/, "offer"],
];

/**
 * Which part of a deal is looked at: what the address says, else where it opens, which stays when the deal moves on.
 * @param first where it opens; undefined until that is known
 */
export function useDealTab(
  first: DealTab | undefined,
): readonly [tab: DealTab | undefined, open: (tab: DealTab) => void] {
  const [opened, setOpened] = useState(first);
  if (opened === undefined && first !== undefined) setOpened(first);
  const { hash } = useLocation();
  const { params, change } = useSearchChanges();
  const named = dealTabs.find((tab) => tab === params.get("part"));
  const [, placed] = tabOfPlace.find(([place]) => place.test(hash)) ?? [];
  const open = (tab: DealTab) => {
    const move = (before: URLSearchParams) => {
      before.set("part", tab);
      return before;
    };
    void change(move, { replace: true, preventScrollReset: true });
  };
  return [named ?? placed ?? opened, open];
}
