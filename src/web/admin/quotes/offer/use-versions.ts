import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { listChanges, listVersions } from "#contracts/quotes/versions.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** What the shop has offered for a quote, and the draft of what it is about to. */
export function useVersions(quoteId: number, { enabled = true }: { readonly enabled?: boolean } = {}) {
  return useStaffQuery({
    enabled,
    queryKey: ["versions", quoteId],
    read: async (ask) => (await ask(listVersions, { params: { id: quoteId } })).versions,
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
