import { getPayment, listPayments } from "../../api/reads/payments.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { pageOf } from "../index/page-of.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of payments, as the address asks for it. */
export function usePayments(state: IndexState) {
  const query = acceptedQuery(listPayments.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["payments", query],
    read: async (ask) => {
      const { payments, meta } = await ask(listPayments, { query });
      return pageOf(payments, meta, state);
    },
  });
}

/** One payment with its refunds and its history. */
export function usePayment(id: number) {
  return useStaffQuery({
    queryKey: ["payment", id],
    read: (ask) => ask(getPayment, { params: { id } }),
  });
}
