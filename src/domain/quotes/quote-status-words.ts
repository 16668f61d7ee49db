import { fold } from "../text/fold.ts";
import type { Words } from "../words.ts";
import { type QuoteStatus, quoteStatuses } from "./quote-status.ts";

/** How staff reads each status. */
export const quoteStatusWords = {
  pending: /*i18n*/ { id: "quote.status.pending", message: "En attente" },
  approved: /*i18n*/ { id: "quote.status.approved", message: "Approuvé" },
  confirmed: /*i18n*/ { id: "quote.status.confirmed", message: "Confirmé" },
  rejected: /*i18n*/ { id: "quote.status.rejected", message: "Rejeté" },
  paid: /*i18n*/ { id: "quote.status.paid", message: "Payé" },
} as const satisfies Record<QuoteStatus, Words>;

/** A fragment of fewer letters stands in nearly every word. */
const shortestFragment = 3;

/**
 * The statuses that a search may mean: by the API's name or by a word that staff reads, accents and case aside
 *. `namesOf` answers all the words there are for a status.
 */
export function statusesNamed(
  search: string,
  namesOf: (status: QuoteStatus) => readonly string[],
): readonly QuoteStatus[] {
  const text = fold(search.trim());
  if (text.length < shortestFragment) return [];
  return quoteStatuses.filter((status) =>
    [status, ...namesOf(status)].some((name) => fold(name).includes(text)),
  );
}
