import { readFile } from "node:fs/promises";
import { frenchVat } from "#domain/france/french-vat.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, typeCard } from "#tests/support/client-quote.ts";
import { asStaff, openOffice } from "#tests/support/office.ts";

test.use({ shopName: "french" });

/** E0 (L14.5): 5,423.75 without VAT, 6,508.50 with it; 30 % of that come first. */
const e0 = {
  lines: [
    { kind: "product", name: "Sacs L", units: 25_000, unit_price: "0.165" },
    { kind: "run", name: "Impression", units: 50_000, unit_price: "0.02" },
    { kind: "setup", name: "Frais techniques", units: 3, unit_price: "45" },
    { kind: "freight", name: "Transport", freight: "fixed", amount: "420" },
  ],
  discount: { percent: "5" },
  plan: [
    { kind: "deposit", percent: "30", due: "on-acceptance" },
    { kind: "balance", rest: true, due: "before-shipping" },
  ],
};
const french = {
  ...{ country: "France", currency: "EUR", time_zone: "Europe/Paris", legal_form: "SARL" },
  ...{ siret: "732 829 320 00074", register_town: "Lyon", shop_vat_number: "FR44732829320" },
};

test("L14 a French shop sells: devis, acceptance, deposit in euros, and its invoice from the list of today", async ({
  page,
  shop,
  browser,
}) => {
  await asStaff(shop, "PUT", "/api/settings", { values: french });
  const { tax_profile } = (await asStaff(shop, "POST", "/api/tax-profiles", frenchVat)) as {
    tax_profile: { id: number };
  };
  const quote = await askForClientQuote(shop);
  await quote.offer({ ...e0, tax_profile_id: tax_profile.id });
  await enterAsClient(page, quote);
  const main = page.getByRole("main");
  await expect(main.getByLabel("Sums of the offer")).toContainText("TVA (20%)€1,084.75Total€6,508.50");
  await main.getByRole("checkbox", { name: /I accept version 1/ }).check();
  await main.getByLabel("Your name").fill("Dana Whitfield");
  await main.getByRole("button", { name: "Accept the offer" }).click();
  await expect(main.getByRole("heading", { name: "You accepted version 1" })).toBeVisible();
  await main.getByRole("button", { name: "Pay", exact: true }).click();
  await typeCard(page, "4242424242424242");
  const payment = page.getByRole("dialog");
  await payment.getByLabel("Cardholder name").fill("Dana Whitfield");
  await payment.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(main.getByText("We have received €1,952.55").first()).toBeVisible();

  // An invoice in France names its buyer's address.
  const { orders } = (await asStaff(shop, "GET", `/api/orders?quote_id=${quote.id}`)) as {
    orders: { id: number }[];
  };
  await asStaff(shop, "PUT", `/api/orders/${orders[0]?.id}/address`, { address: "5 rue du Lac\n69003 Lyon" });
  await asStaff(shop, "PUT", "/api/settings", { values: { languages: "fr" } });
  const office = await (await browser.newContext()).newPage();
  await openOffice(office, shop, "section=dashboard");
  await office.getByRole("button", { name: "Établir la facture d’acompte" }).click();
  await office.getByRole("button", { name: /^Émettre/ }).click();
  await office.getByRole("alertdialog").getByRole("button", { name: "Émettre" }).click();
  await expect(office.getByText("Facture d’acompte D-").first()).toBeVisible();
  const download = office.waitForEvent("download");
  await office.getByRole("button", { name: /^PDF/ }).click();
  const path = await (await download).path();
  const text = readPdf(await readFile(path)).text.replace(/\s+/gu, " ");
  for (const said of [
    ...[
      "Facture d’acompte D-",
      "SARL",
      "SIRET 732 829 320 00074",
      "RCS Lyon 732 829 320",
      "N° TVA FR44732829320",
    ],
    ...["Date de la vente", "Échéance", "Prix unitaire HT", "Total HT 1 627,12 €", "TVA (20 %) 325,43 €"],
    ...["Total TTC 1 952,55 €", "Livraison de biens", "escompte", "Banque centrale européenne", "40 €"],
  ])
    expect(text).toContain(said);
  const fetched = office.waitForEvent("download");
  await office.getByRole("button", { name: /^XML/ }).click();
  const data = await readFile(await (await fetched).path(), "utf8");
  expect(data).toContain("<ram:TypeCode>386</ram:TypeCode>");
  expect(data).toContain("<ram:GrandTotalAmount>1952.55</ram:GrandTotalAmount>");
});
