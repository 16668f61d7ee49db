import { expect } from "vitest";
import { taxProfile } from "#contracts/tax-profiles.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { example } from "#tests/support/deals.ts";
import { multipart } from "#tests/support/multipart.ts";
import { addProduct, askForQuote, confirmAddressOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

interface Buyer {
  /** Where its goods go, as the company has it. */
  readonly state?: string;
  /** The same as its request has it. */
  readonly delivery?: string | undefined;
  readonly certificate?: object | undefined;
}

/** A shop in Denver that sells to companies with and without tax certificates. */
export async function openTaxShop() {
  const services = createTestServices(await openTestDatabase());
  const shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
    shop.send(method, `/api/${path}`, { bearer, body });
  const get = async (path: string, as = bearer) =>
    (await shop.send("GET", `/api/${path}`, { bearer: as })).body;
  const rates = { name: "Denver", jurisdictions: [{ name: "All", percent: "8.25" }] };
  const made = await staff("tax-profiles", { ...rates, freight_taxable: false, setup_taxable: true });
  const { id: tax_profile_id } = taxProfile.parse(made.body.tax_profile);
  let count = 0;

  /** A quote of a company with this certificate, or none, and the example with its tax as the draft. */
  async function drafted({ state = "CO", delivery, certificate }: Buyer) {
    count += 1;
    const address = { street: "1 Kraft St", city: "Denver", state, postal_code: "80202", country: "USA" };
    const added = await staff("companies", { name: `Company ${count}`, shipping_address: address });
    const { id: company } = added.body.company as { id: number };
    const certify = async (fields: object) => {
      const noted = {
        kind: "resale",
        number: "CO-1",
        states: "CO",
        signed_by: "Ann",
        signed_on: "2026-01-05",
      };
      const sent = { bearer, ...(await multipart({ ...noted, checked: "1", ...fields })) };
      expect((await shop.send("POST", `/api/companies/${company}/certificates`, sent)).status).toBe(201);
    };
    if (certificate) await certify(certificate);
    const fields = { email: `ann-${count}@exempt.example`, ...(delivery && { delivery_address: delivery }) };
    const { id } = await askForQuote(services, product, { fields });
    const { quote } = (await get(`quotes/${id}`)) as { quote: { client_id: number } };
    await confirmAddressOf(services, id);
    await staff(`companies/${company}/contacts`, { client_id: quote.client_id });
    expect((await staff(`quotes/${id}/draft`, { ...example, tax_profile_id }, "PUT")).status).toBe(200);
    return {
      ...{ id, certify, send: () => staff(`quotes/${id}/send-offer`) },
      asClient: async (path: string, body: object) => {
        const client = await signInClientOf(services, id);
        return await shop.send("POST", `/api/${path}`, { bearer: client.bearer, body });
      },
      /** Changes the certificates of the company. */
      change: async (set: object) => {
        const update = services.db.updateTable("tax_certificates").set(set);
        await update.where("company_id", "=", company).execute();
      },
      move: async (to: string) => {
        const update = services.db.updateTable("addresses").set({ state: to });
        await update.where("company_id", "=", company).execute();
      },
      /** What the last version names, and the quote as its client reads it. */
      totals: async () => {
        const { versions } = (await get(`quotes/${id}/versions`)) as {
          versions: {
            total_cents: number;
            is_tax_exempt: boolean;
            acceptance: { total_cents: number } | null;
          }[];
        };
        const client = await signInClientOf(services, id);
        const { total_cents: asked } = await get(`quotes/${id}/total`, client.bearer);
        const { total_cents, is_tax_exempt, acceptance } = versions.at(-1) ?? {};
        return { total_cents, is_tax_exempt, asked, accepted: acceptance?.total_cents };
      },
    };
  }
  return { services, shop, staff, get, drafted, tax_profile_id };
}
