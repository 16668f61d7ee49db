import { listPayments } from "#contracts/payments.ts";
import { understood } from "../index/understood.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useReading } from "../use-reading.ts";

/** A page of payments, as the address asks for it (P27). */
export function usePayments({ page, perPage, search, filters }: IndexState) {
  const query = understood(listPayments.query, { ...filters, page, per_page: perPage, search });
  return useReading({
    queryKey: ["payments", query],
    read: (ask) => ask(listPayments, { query }),
  });
}
