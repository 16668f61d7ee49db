import { getClient, listClients } from "#contracts/clients/client-records.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of clients. */
export function useClients(state: IndexState) {
  const query = acceptedQuery(listClients.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["clients", query],
    read: async (ask) => {
      const { clients, meta } = await ask(listClients, { query });
      return { rows: clients, meta };
    },
  });
}

/** One client with all that is about them. */
export function useClient(id: number) {
  return useStaffQuery({
    queryKey: ["clients", "one", id],
    read: (ask) => ask(getClient, { params: { id } }),
  });
}
