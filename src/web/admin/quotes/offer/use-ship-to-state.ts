import { listCompaniesOfClient } from "#contracts/companies/companies.ts";
import { shipToState } from "#domain/companies/company-rules.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useMay } from "../../allowed.tsx";
import { useStaffQuery } from "../../use-staff-query.ts";

/** Where the goods of a quote go, by its company: `CO`; empty where it is not known, undefined while it is asked for. */
export function useShipToState({ client_id, company_id }: ReadQuoteForStaff): string | undefined {
  const isAllowed = useMay()("companies.read");
  const clientId = client_id ?? 0;
  const isAsked = isAllowed && clientId > 0;
  const { data, isPending } = useStaffQuery({
    queryKey: ["companies", "of-client", clientId],
    enabled: isAsked,
    read: async (ask) => (await ask(listCompaniesOfClient, { params: { id: clientId } })).companies,
  });
  if (isAsked && isPending) return undefined;
  const companies = data ?? [];
  const company =
    companies.find(({ id }) => id === company_id) ?? (companies.length === 1 ? companies[0] : undefined);
  if (!company) return "";
  return shipToState({ shipping: company.shipping_address, billing: company.billing_address });
}
