import {
  getCompany,
  listCompanies,
  listCompaniesOfClient,
  listContacts,
} from "#contracts/companies/companies.ts";
import { maxPerPage } from "#domain/lists/page-sizes.ts";
import { useMay } from "../allowed.tsx";
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

/** One company with all that is about it; never asked for by a role that may not read it, nor where there is none. */
export function useCompany(id: number | undefined) {
  const may = useMay();
  return useStaffQuery({
    queryKey: ["companies", "one", id],
    enabled: may("companies.read") && id !== undefined,
    read: (ask) => ask(getCompany, { params: { id: id ?? 0 } }),
  });
}

/** All contacts of a company, of which its record holds the first alone; not asked for before they are to be seen. */
export function useAllContacts(companyId: number, isWanted: boolean) {
  return useStaffQuery({
    queryKey: ["companies", "contacts", companyId],
    enabled: isWanted,
    read: async (ask) =>
      (await ask(listContacts, { params: { id: companyId }, query: { per_page: maxPerPage } })).contacts,
  });
}

/** The companies that a client is a contact of; never asked for by a role that may not read them. */
export function useCompaniesOfClient(clientId: number | undefined) {
  const may = useMay();
  return useStaffQuery({
    queryKey: ["companies", "of-client", clientId],
    enabled: may("companies.read") && clientId !== undefined,
    read: async (ask) =>
      (await ask(listCompaniesOfClient, { params: { id: clientId ?? 0 }, query: {} })).companies,
  });
}
