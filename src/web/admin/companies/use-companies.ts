import { getCompany, listCompanies } from "#contracts/companies/companies.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of companies. */
export function useCompanies(state: IndexState) {
  const query = acceptedQuery(listCompanies.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["companies", query],
    read: async (ask) => {
      const { companies, meta } = await ask(listCompanies, { query });
      return { rows: companies, meta };
    },
  });
}

/** One company with all that is about it. */
export function useCompany(id: number) {
  return useStaffQuery({
    queryKey: ["companies", "one", id],
    read: (ask) => ask(getCompany, { params: { id } }),
  });
}
