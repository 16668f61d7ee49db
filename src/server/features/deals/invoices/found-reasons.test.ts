import { expect, test } from "vitest";
import { example, signed } from "#tests/support/deals.ts";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { openInvoiceShop } from "./invoice-shop.fixture.ts";

const { draft, issue, services, shop, staff, pdfOf } = await openInvoiceShop();
const numbers = { siret: "732 829 320 00074", shop_vat_number: "FR44732829320" };
const setting = (values: object) => staff("settings", { values }, "PUT");
const french = { country: "France", ...numbers };
const rate = (more: object) => ({
  ...{ name: "TVA 0 %", freight_taxable: true, setup_taxable: true },
  jurisdictions: [{ name: "TVA", percent: "0", ...more }],
});

/** A request of a company in Brussels, whose order goes there. */
async function requested(offer: object) {
  const made = await staff("companies", { name: "Marché de Bruxelles", vat_number: "BE0403019261" });
  const { id: company_id } = made.body.company as { id: number };
  const { id } = await askForQuote(services, await addProduct(services));
  const delivery_address = "Rue Haute 5\n1000 Bruxelles\nBelgique";
  await services.db.updateTable("quotes").set({ delivery_address }).where("id", "=", id).execute();
  await staff(`quotes/${id}/company`, { company_id }, "PUT");
  expect((await staff(`quotes/${id}/draft`, { ...example, ...offer }, "PUT")).status).toBe(200);
  return id;
}

async function accept(id: number): Promise<void> {
  expect((await staff(`quotes/${id}/send-offer`)).status).toBe(200);
  const { bearer } = await signInClientOf(services, id);
  const accepted = await shop.send("POST", `/api/quotes/${id}/accept`, { bearer, body: signed });
  expect(accepted.status, accepted.text).toBe(200);
}

test("FOUND-F6 what was agreed without VAT and without a reason is not invoiced in France", async () => {
  const id = await requested({});
  await accept(id);
  expect((await setting(french)).status).toBe(200);
  const { id: invoice } = await draft(id);
  const refused = await staff(`invoices/${invoice}/issue`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/nothing says why/)]);
});

test("FOUND-F6 in France no offer without VAT is sent before it says why", async () => {
  const without = await requested({});
  const refused = await staff(`quotes/${without}/send-offer`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/says why/)]);
  const confirmed = await staff(`quotes/${without}/confirm`);
  expect([confirmed.status, confirmed.body.message]).toEqual([409, expect.stringMatching(/says why/)]);
  const { tax_profile } = (await staff("tax-profiles", rate({}))).body as { tax_profile: { id: number } };
  const zero = await requested({ tax_profile_id: tax_profile.id });
  expect((await staff(`quotes/${zero}/send-offer`)).status).toBe(409);
});

test("FOUND-F6 freight without VAT beside goods with it is no offer of a French shop", async () => {
  const made = await staff("tax-profiles", {
    ...{ name: "TVA", jurisdictions: [{ name: "TVA", percent: "20" }] },
    ...{ freight_taxable: false, setup_taxable: true },
  });
  const { id: tax_profile_id } = made.body.tax_profile as { id: number };
  const refused = await staff(`quotes/${await requested({ tax_profile_id })}/send-offer`);
  expect([refused.status, refused.body.message]).toEqual([409, expect.stringMatching(/freight/)]);
});

test("FOUND-F6 a reason is of one rate of 0 %", async () => {
  const refused = await staff("tax-profiles", {
    ...rate({}),
    jurisdictions: [{ name: "TVA", percent: "20", reason: "export" }],
  });
  expect([refused.status, Object.keys(refused.body.errors as object)]).toEqual([422, ["jurisdictions"]]);
});

test("FOUND-F6 a rate of 0 % names its reason, and devis, facture and avoir say it", async () => {
  const made = await staff("tax-profiles", rate({ reason: "intra-community" }));
  expect(made.body.tax_profile).toMatchObject({
    jurisdictions: [{ name: "TVA", percent: 0, reason: "intra-community" }],
  });
  const { id: tax_profile_id } = made.body.tax_profile as { id: number };
  const id = await requested({ tax_profile_id });
  await accept(id);
  const invoice = await issue((await draft(id)).id);
  expect(await pdfOf(invoice.id)).toContain("article 262 ter I");
  const { body } = await staff(`invoices/${invoice.id}/credit`, { reason: "Torn" });
  const credit = await issue((body.invoice as { id: number }).id);
  expect(await pdfOf(credit.id)).toContain("article 262 ter I");
  const { snapshot } = (await staff(`invoices/${credit.id}`, {}, "GET")).body.invoice as {
    snapshot: { french: { vat: object } };
  };
  expect(snapshot.french.vat).toEqual({ ppm: 0, reason: "intra-community" });
});
