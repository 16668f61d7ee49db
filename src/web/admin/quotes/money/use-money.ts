import { listPayments } from "#contracts/payments/payments.ts";
import { getPlan, getUncounted } from "#contracts/payments/plans.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useStaffQuery } from "../../use-staff-query.ts";

/** The payments of a quote. */
export function usePaymentsOfQuote(quoteId: number) {
  const query = { quote_id: quoteId, per_page: 100 };
  return useStaffQuery({
    queryKey: ["payments", query],
    read: (ask) => ask(listPayments, { query }),
  });
}

/** What an accepted quote owes; every payment may change it, and every change of the quote. */
export function usePlanOfQuote({ id, version, stage }: ReadQuoteForStaff) {
  return useStaffQuery({
    queryKey: ["payments", "plan", id, version],
    enabled: stage === "accepted",
    read: (ask) => ask(getPlan, { params: { id } }),
  });
}

/** What arrived for a quote and counts for nothing, and what it may count for. */
export function useUncounted(quoteId: number) {
  return useStaffQuery({
    queryKey: ["payments", "uncounted", quoteId],
    read: (ask) => ask(getUncounted, { params: { id: quoteId } }),
  });
}
