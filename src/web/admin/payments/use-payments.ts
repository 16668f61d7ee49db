import { listPayments } from "#contracts/payments.ts";
import { callAsStaff } from "../call-as-staff.ts";
import { understood } from "../index/understood.ts";
import type { IndexState } from "../index/use-index-state.ts";
import { useReading } from "../use-reading.ts";

/** A page of payments, as the address asks for it (P27). */
export function usePayments({ page, perPage, search, filters }: IndexState) {
  const query = understood(listPayments.query, { ...filters, page, per_page: perPage, search });
  return useReading({
    queryKey: ["payments", query],
    queryFn: ({ signal }) => callAsStaff(listPayments, { query }, { signal }),
  });
}
