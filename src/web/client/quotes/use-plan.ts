import { useQuery } from "@tanstack/react-query";
import { getPlan } from "#contracts/payments/plans.ts";
import type { QuoteVersionAnswer } from "#contracts/quotes/versions.ts";
import { call } from "../../api/call.ts";
import type { ReadQuoteOfBuyer } from "../../api/reads/quotes.ts";
import { useBearer } from "../session/bearer.ts";

/** What an accepted quote owes, and what of it is paid; of a cancelled one, what of the money is held. */
export function usePlan(quote: ReadQuoteOfBuyer, version: QuoteVersionAnswer | undefined) {
  const bearer = useBearer();
  const isInParts = version !== undefined && version.plan.length > 0;
  const { data } = useQuery({
    queryKey: ["client-plan", quote.id, quote.version, quote.status],
    queryFn: () => call(getPlan, { params: { id: quote.id } }, { bearer }),
    enabled: quote.stage === "accepted" || quote.stage === "cancelled",
  });
  const next = data?.items.find(({ open_cents }) => open_cents > 0);
  return { plan: data, next, isInParts };
}
