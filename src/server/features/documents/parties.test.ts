import { expect, test } from "vitest";
import { frenchVat } from "#domain/france/french-vat.ts";
import { openOfferShop } from "#server/features/deals/offers/offer-shop.fixture.ts";
import { mountFeatures } from "#server/features.ts";
import { example } from "#tests/support/deals.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { readPdf } from "./read-pdf.fixture.ts";

const { services, bearer, newQuote, staff: ofQuote } = await openOfferShop();
const shop = await createTestShop(services, [mountFeatures]);
const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, body });
const change = async (values: object) =>
  expect((await staff("settings", { values }, "PUT")).status).toBe(200);
const paper = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const { rawPayload } = await shop.app.inject({ url: `/api/quotes/${path}?language=en`, headers });
  return readPdf(rawPayload).text.replace(/\s+/gu, " ");
};
const versionOf = (id: number) =>
  services.db.selectFrom("quote_versions").selectAll().where("quote_id", "=", id).executeTakeFirstOrThrow();

const before = {
  ...{ shop_name: "Sacs du Rhône", street: "12 rue de la République", city: "Lyon", country: "France" },
  ...{
    legal_form: "SARL",
    siret: "732 829 320 00074",

    complaints_sentence: "Écrivez-nous.",
  },
};
const after = {
  ...{ shop_name: "Sacs de Saône", street: "1 quai de Bondy", legal_form: "SAS", complaints_sentence: "" },
  ...{ country: "United States", region: "Colorado" },
};
const saidBefore = ["Sacs du Rhône", "12 rue de la République", "SARL", "SIRET 732 829 320", "Écrivez-nous."];
const net = { kind: "net", days: 30 };

test("L3.2 an offer that was sent keeps who offered it to whom, under its hash; a draft follows the settings", async () => {
  await change(before);
  const { id: tax_profile_id } = (await staff("tax-profiles", frenchVat)).body.tax_profile as { id: number };
  const company = (await staff("companies", { name: "Marché du Nord", siren: "404 833 048", terms: net }))
    .body.company as { id: number };
  const id = await newQuote();
  await ofQuote(`${id}/company`, { company_id: company.id }, "PUT");
  await ofQuote(`${id}/draft`, { ...example, tax_profile_id }, "PUT");
  await ofQuote(`${id}/send-offer`);
  const { hash } = await versionOf(id);
  await change(after);
  await staff(`companies/${company.id}`, { name: "Marché du Sud", siren: "404 833 048" }, "PUT");
  for (const path of [`${id}/versions/1/document`, `${id}/document`]) {
    const text = await paper(path);
    for (const said of [...saidBefore, "Marché du Nord", "after the invoice."]) expect(text).toContain(said);
    expect(text).not.toMatch(/Saône|Bondy|Sud/);
  }
  expect((await versionOf(id)).hash).toBe(hash);

  await ofQuote(`${id}/draft`, { ...example, tax_profile_id }, "PUT");
  expect(await paper(`${id}/draft/document`)).toContain("Sacs de Saône");
});

test("L3.2 the specified confirmation keeps it as well", async () => {
  await change({ ...before, country: "United States" });
  const id = await newQuote();
  await ofQuote(`${id}/confirm`);
  await change(after);
  const text = await paper(`${id}/document`);
  expect(text).toContain("Sacs du Rhône");
  expect(text).not.toContain("Saône");
});

test("what was sent before versions kept it shows the shop of today", async () => {
  await change(before);
  const id = await newQuote();
  await ofQuote(`${id}/draft`, example, "PUT");
  await ofQuote(`${id}/send-offer`);
  const { parties: _, ...older } = JSON.parse((await versionOf(id)).snapshot ?? "{}");
  await services.db
    .updateTable("quote_versions")
    .set({ snapshot: JSON.stringify(older) })
    .where("quote_id", "=", id)
    .execute();
  await change(after);
  expect(await paper(`${id}/versions/1/document`)).toContain("Sacs de Saône");
});
