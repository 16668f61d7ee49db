import { staffListCompanies } from "#server/features/companies/staff-read-company.ts";
import { staffListMessages } from "#server/features/contact/staff-list-messages.ts";
import { companySources } from "#server/features/deals/clients/company-sources.ts";
import { staffListClients } from "#server/features/deals/clients/staff-list-clients.ts";
import { readInvoices } from "#server/features/deals/invoices/read-invoices.ts";
import { staffListQuotes } from "#server/features/deals/lists/staff-list-quotes.ts";
import { readOrders } from "#server/features/deals/presenters/read-orders.ts";
import { staffListPayments } from "#server/features/payments/office/staff-list-payments.ts";
import type { SearchSources } from "#server/features/search/search.routes.ts";

const first = (most: number, search: string) => ({ search, page: 1, per_page: most });

/** What the lists of the office find, found at once. */
export const searchSources: SearchSources = {
  async quote(services, _staff, { text, most }) {
    const { quotes } = await staffListQuotes(services, first(most, text));
    return quotes.map(({ id, reference, name, company, po_number, agreed, total_cents }) => ({
      ...{ id, title: reference, details: [name, company, po_number] },
      amountCents: agreed?.total_cents ?? total_cents,
    }));
  },
  async order(services, staff, { text, most }) {
    const { orders } = await readOrders(services, staff, first(most, text));
    return orders.map(({ id, number, name, quote_reference }) => ({
      ...{ id, title: number, details: [name, quote_reference] },
    }));
  },
  async invoice(services, staff, { text, most }) {
    const { invoices } = await readInvoices(services, staff, first(most, text));
    return invoices.map(({ id, number, name, quote_reference, total_cents }) => ({
      ...{ id, title: number ?? quote_reference, details: [name, number && quote_reference] },
      amountCents: total_cents,
    }));
  },
  async payment(services, _staff, { text, most }) {
    const { payments } = await staffListPayments(services, first(most, text));
    return payments.map(({ id, customer_name, quote_reference, payment_intent_id, amount_cents }) => ({
      ...{ id, title: customer_name, details: [quote_reference, payment_intent_id] },
      amountCents: amount_cents,
    }));
  },
  async client(services, _staff, { text, most }) {
    const { clients } = await staffListClients(services, first(most, text));
    return clients.map(({ id, name, email, company }) => ({ id, title: name, details: [company, email] }));
  },
  async company(services, _staff, { text, most }) {
    const { companies } = await staffListCompanies(services, first(most, text), companySources.findBuyers);
    return companies.map(({ id, name }) => ({ id, title: name, details: [] }));
  },
  async "contact-message"(services, _staff, { text, most }) {
    const { messages } = await staffListMessages(services, first(most, text));
    return messages.map(({ id, name, email }) => ({ id, title: name, details: [email] }));
  },
};
