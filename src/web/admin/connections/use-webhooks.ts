import { listDeliveries, listWebhooks } from "#contracts/webhooks.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** The endpoints of other programs. */
export function useWebhooks() {
  return useStaffQuery({
    queryKey: ["webhooks"],
    read: async (ask) => (await ask(listWebhooks, {})).webhooks,
  });
}

/** A page of what one was told. */
export function useDeliveries(id: number, page: number) {
  return useStaffQuery({
    queryKey: ["webhooks", "deliveries", id, page],
    read: (ask) => ask(listDeliveries, { params: { id }, query: { page } }),
  });
}
