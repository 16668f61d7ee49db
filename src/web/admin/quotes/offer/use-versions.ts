import { getQuoteCosts } from "#contracts/quotes/quote-costs.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { listChanges, listVersions } from "#contracts/quotes/versions.ts";
import { useMay } from "../../allowed.tsx";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What the shop has offered for a quote, and the draft of what it is about to. */
export function useVersions(quoteId: number, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useStaffQuery({
    enabled,
    queryKey: ["versions", quoteId],
    read: async (ask) => (await ask(listVersions, { params: { id: quoteId } })).versions,
  });
}

/** A version with what staff typed of its costs, for whom prices are meant. */
export type CostedVersion = QuoteVersionAnswer & {
  readonly unit_costs?: Readonly<Record<string, number>> | undefined;
};

/** What the versions of a quote cost the shop, and what they leave it. */
export function useVersionCosts(quoteId: number) {
  const may = useMay();
  return useStaffQuery({
    enabled: may("prices.read"),
    queryKey: ["versions", quoteId, "costs"],
    read: async (ask) => (await ask(getQuoteCosts, { params: { id: quoteId } })).versions,
  });
}

/** In words, what a version changes against the one before. */
export function useChanges(quoteId: number, number: number) {
  return useStaffQuery({
    queryKey: ["versions", quoteId, "changes", number],
    read: (ask) => ask(listChanges, { params: { id: quoteId, number } }),
  });
}

export function draftOf(versions: readonly QuoteVersionAnswer[]): QuoteVersionAnswer | undefined {
  return versions.find(({ state }) => state === "draft");
}

/** The one that was sent last: what the client has before him. */
export function currentOf(versions: readonly QuoteVersionAnswer[]): QuoteVersionAnswer | undefined {
  return versions.findLast(({ state }) => state !== "draft");
}
