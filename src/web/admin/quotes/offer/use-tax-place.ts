import { shipToState } from "#domain/companies/company-rules.ts";
import type { ReadQuoteForStaff } from "../../../api/reads/quotes.ts";
import { useCompaniesOfClient } from "../../companies/use-companies.ts";

/** Where the goods of a quote go, by its company: `CO`; empty where it is not known, undefined while it is asked for. */
export function useShipToState({ client_id, company_id }: ReadQuoteForStaff): string | undefined {
  const { data: companies = [], isEnabled, isPending } = useCompaniesOfClient(client_id);
  if (isEnabled && isPending) return undefined;
  const company =
    companies.find(({ id }) => id === company_id) ?? (companies.length === 1 ? companies[0] : undefined);
  if (!company) return "";
  return shipToState({ shipping: company.shipping_address, billing: company.billing_address });
}
