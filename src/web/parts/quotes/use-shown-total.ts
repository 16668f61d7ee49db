import { useQuery } from "@tanstack/react-query";
import { estimateForDisplay, type QuoteWithoutTotal } from "#domain/quotes/shown-total.ts";
import { listSizes } from "../../api/catalogue.ts";

/** The total that a page shows: the server's, or an estimate where its answer carries none (SPEC-3.37). */
export function useShownTotal(
  quote: QuoteWithoutTotal & { readonly is_estimate: boolean },
  totalCents: number | undefined,
): { readonly cents: number | undefined; readonly isEstimate: boolean } {
  const sold = useQuery({
    queryKey: ["sizes-for-estimate"],
    queryFn: () => listSizes(),
    enabled: totalCents === undefined,
  });
  if (totalCents !== undefined) return { cents: totalCents, isEstimate: quote.is_estimate };
  return { cents: estimateForDisplay(quote, sold.data ?? []), isEstimate: true };
}
