import { expect } from "vitest";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { acceptedOrder, example, type Office } from "#tests/support/deals.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import "../model/invoices.table.ts";

export interface AnsweredInvoice {
  readonly id: number;
  readonly number: string | null;
  readonly kind: string;
  readonly total_cents: number;
  readonly tax_cents: number;
  readonly due_cents: number;
  readonly due_tax_cents: number;
  readonly standing: string | null;
}

/** Half of the total on acceptance, the rest before shipping. */
export const halves = [
  { kind: "deposit", percent: "50", due: "on-acceptance" },
  { kind: "balance", rest: true, due: "before-shipping" },
];

/** A shop on 12 January 2027 in which E0 is accepted, invoiced and paid. */
export async function openInvoiceShop({ freightTaxable = false, percent = "8.25" } = {}) {
  const services = openPayments(createTestServices(await openTestDatabase()));
  services.clock.advance(Date.parse("2027-01-12T18:00:00Z") - services.clock().getTime());
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  const staff = (path: string, body: unknown = {}, method: "GET" | "POST" | "PUT" | "DELETE" = "POST") =>
    shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });
  const rates = { name: "Rates", jurisdictions: [{ name: "Denver", percent }] };
  const made = await staff("tax-profiles", {
    ...{ ...rates, freight_taxable: freightTaxable, setup_taxable: true },
  });
  const { id: tax_profile_id } = made.body.tax_profile as { id: number };
  const office: Office = { services, shop, bearer, product };
  let count = 0;

  /** E0, accepted by a client of its own. */
  async function accepted({
    plan = undefined as readonly object[] | undefined,
    language = "en",
    discount = example.discount,
    taxProfileId = tax_profile_id as number | null,
  } = {}) {
    count += 1;
    const email = `ann-${count}@bills.example`;
    const { quoteId: id, client } = await acceptedOrder(office, {
      fields: { email, language, delivery_address: "3 place Bellecour\n69002 Lyon" },
      offer: { ...example, discount, tax_profile_id: taxProfileId, ...(plan && { plan }) },
      acceptance: { po_number: "PO-77" },
    });
    return { id, client };
  }

  const answered = async (sent: ReturnType<typeof staff>, status: number) => {
    const { status: got, body } = await sent;
    expect([got, body.message ?? ""]).toEqual([status, ""]);
    return body.invoice as AnsweredInvoice;
  };
  return {
    ...{ services, shop, staff, bearer, accepted },
    draft: (quoteId: number, body: object = { kind: "invoice" }) =>
      answered(staff(`quotes/${quoteId}/invoices`, body), 201),
    issue: (id: number) => answered(staff(`invoices/${id}/issue`), 200),
    credit: (id: number, body: object) => answered(staff(`invoices/${id}/credit`, body), 201),
    invoice: (id: number) => answered(staff(`invoices/${id}`, {}, "GET"), 200),
    /** Money came to the bank. */
    receive: async (quoteId: number, amount: string, more: object = {}) =>
      expect((await staff(`quotes/${quoteId}/transfer-received`, { amount, ...more })).status).toBe(200),
    pdfOf: async (id: number, as = bearer) => {
      const headers = { authorization: `Bearer ${as}` };
      const answer = await shop.app.inject({ method: "GET", url: `/api/invoices/${id}/document`, headers });
      expect(answer.statusCode).toBe(200);
      return readPdf(answer.rawPayload).text;
    },
  };
}
