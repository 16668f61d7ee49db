import { getInvoice, listInvoices } from "#contracts/invoices/invoices.ts";
import { acceptedQuery } from "../index/accepted-query.ts";
import { askedOf, type IndexState } from "../index/use-index-state.ts";
import { useStaffQuery } from "../use-staff-query.ts";

/** A page of invoices, as the address asks for it. */
export function useInvoices(state: IndexState) {
  const query = acceptedQuery(listInvoices.query, askedOf(state));
  return useStaffQuery({
    queryKey: ["invoices", query],
    read: async (ask) => {
      const { invoices, meta } = await ask(listInvoices, { query });
      return { rows: invoices, meta };
    },
  });
}

/** The invoices of a quote, the first one first. */
export function useInvoicesOfQuote(quoteId: number) {
  const query = { quote_id: quoteId, per_page: 100, sort: "id" } as const;
  return useStaffQuery({
    queryKey: ["invoices", query],
    read: async (ask) => (await ask(listInvoices, { query })).invoices,
  });
}

/** One invoice with all that it says. */
export function useInvoice(id: number) {
  return useStaffQuery({
    queryKey: ["invoices", "one", id],
    read: async (ask) => (await ask(getInvoice, { params: { id } })).invoice,
  });
}
