import { expect, test } from "vitest";
import { frenchVat } from "#domain/france/french-vat.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { example, signed } from "#tests/support/deals.ts";
import { addProduct, askForQuote, confirmAddressOf, signInClientOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const services = createTestServices(await openTestDatabase());
services.clock.advance(Date.parse("2027-01-12T18:00:00Z") - services.clock().getTime());
const shop = await createTestShop(services, [mountFeatures]);
const tote = await addProduct(services);
const { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, body });
const read = async (path: string) => (await shop.send("GET", `/api/${path}`, { bearer })).body;
const change = (values: object) => staff("settings", { values }, "PUT");
const pdfOf = async (path: string, as = bearer) => {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return readPdf(answer.rawPayload).text.replace(/\s+/gu, " ");
};

const facts = {
  ...{ shop_name: "Sacs du Rhône", street: "12 rue de la République", postal_code: "69002", city: "Lyon" },
  ...{
    region: "",
    country: "France",
    currency: "EUR",
    time_zone: "Europe/Paris",
    email: "bonjour@sacs.example",
  },
  ...{ legal_form: "SARL", share_capital: "10 000 €", siret: "732 829 320 00074", register_town: "Lyon" },
  ...{ shop_vat_number: "FR44 732829320", naf_code: "17.21A", late_penalty_percent: 12.15 },
};
const bellecour = { street: "3 place Bellecour", city: "Lyon", state: "", postal_code: "69002", country: "" };
const net30 = {
  ...{ terms: { kind: "net", days: 30 }, billing_address: bellecour },
  shipping_address: { ...bellecour, street: "Quai 4, rue du Port" },
};

test("L14 a French shop sells E0, from its settings over the devis to the facture", async () => {
  expect((await change({ ...facts, siret: "732 829 320 00075" })).status).toBe(422);
  expect((await change(facts)).status).toBe(200);
  const made = await staff("tax-profiles", frenchVat);
  const { id: tax_profile_id } = made.body.tax_profile as { id: number };
  const { id } = await askForQuote(services, tote, { fields: { email: "camille@marche.example" } });
  await services.db.updateTable("quotes").set({ language: "fr" }).where("id", "=", id).execute();
  expect((await staff(`quotes/${id}/draft`, { ...example, tax_profile_id }, "PUT")).status).toBe(200);
  expect((await staff(`quotes/${id}/send-offer`)).status).toBe(200);
  const client = await signInClientOf(services, id);
  const devis = await pdfOf(`quotes/${id}/versions/1/document`, client.bearer);
  const said = [
    ...["Quote GE-2027-", "SARL with a capital of 10 000 €", "SIRET 732 829 320 00074"],
    ...["RCS Lyon 732 829 320", "VAT number FR44732829320", "NAF 17.21A", "Unit price excl. VAT"],
    ...["Total excl. VAT 5 423,75 €", "TVA (20 %) 1 084,75 €", "Total incl. VAT 6 508,50 €", "Valid until"],
    ...[
      "Start of work",
      "Complaints and warranty",
      "In full, on acceptance.",
      "This quote is free of charge.",
    ],
    ...["“bon pour accord”", "Name and signature"],
  ];
  for (const text of said) expect(devis).toContain(text);

  const company = await staff("companies", {
    name: "Marché du Nord",
    siren: "404 833 048",
    vat_number: "FR83404833048",
    ...net30,
  });
  const { id: companyId } = company.body.company as { id: number };
  const { client_id } = (await shop.send("GET", `/api/quotes/${id}`, { bearer })).body.quote as {
    client_id: number;
  };
  await confirmAddressOf(services, id);
  await staff(`companies/${companyId}/contacts`, { client_id });
  const accept = { bearer: client.bearer, body: signed };
  expect((await shop.send("POST", `/api/quotes/${id}/accept`, accept)).status).toBe(200);
  expect(await pdfOf(`quotes/${id}/versions/1/document`)).not.toContain("bon pour accord");
  const { id: invoice } = (await staff(`quotes/${id}/invoices`, { kind: "invoice" })).body.invoice as {
    id: number;
  };
  await change({ siret: "" });
  expect((await staff(`invoices/${invoice}/issue`)).body.message).toMatch(/enter the SIRET/);
  await change({ siret: facts.siret, shop_vat_number: "" });
  expect((await staff(`invoices/${invoice}/issue`)).body.message).toMatch(/Above 150 EUR/);
  await change(facts);
  const issued = await staff(`invoices/${invoice}/issue`);
  expect(issued.body.invoice).toMatchObject({
    total_cents: 650_850,
    tax_cents: 108_475,
    due_on: "2027-02-11",
  });
  // It never changes: what the shop is called and charges later is not in it.
  await change({
    legal_form: "SAS",
    late_penalty_percent: null,
    early_payment_sentence: "2 % within 8 days.",
  });
  const facture = await pdfOf(`invoices/${invoice}/document`, client.bearer);
  for (const text of [
    ...[
      "Invoice I-2027-0001",
      "SARL with a capital of 10 000 €",
      "RCS Lyon 732 829 320",
      "VAT number FR44732829320",
    ],
    ...[
      "Marché du Nord",
      "404 833 048",
      "FR83404833048",
      "Quai 4, rue du Port",
      "Date of the sale 12 janvier 2027",
    ],
    ...[
      "Due on 11 février 2027",
      "Total excl. VAT 5 423,75 €",
      "TVA (20 %) 1 084,75 €",
      "Total incl. VAT 6 508,50 €",
    ],
    ...["Delivery of goods", "No discount for early payment.", "penalties of 12,15 % a year", "40 EUR"],
    ...["not transmitted by an approved platform"],
  ])
    expect(facture).toContain(text);
});

test("L14.1 a shop without VAT says so instead", async () => {
  const exempt = { shop_vat_number: "", vat_exempt: true, default_tax_profile_id: null };
  expect((await change({ ...facts, ...exempt })).status).toBe(200);
  const { id } = await askForQuote(services, tote, { fields: { email: "louise@marche.example" } });
  expect((await staff(`quotes/${id}/draft`, example, "PUT")).status).toBe(200);
  await staff(`quotes/${id}/send-offer`);
  expect(await pdfOf(`quotes/${id}/versions/1/document`)).toContain("VAT not applicable, article 293 B");
  const { versions } = await read(`quotes/${id}/versions`);
  expect(versions).toMatchObject([{ vat_reason: "small-business" }]);
});
