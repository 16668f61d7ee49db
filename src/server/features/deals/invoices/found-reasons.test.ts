import { expect, test } from "vitest";
import { addProduct, askForQuote, signInClientOf } from "#tests/support/quotes.ts";
import { example, signed } from "../offers/offer-shop.fixture.ts";
import { openInvoiceShop } from "./invoice-shop.fixture.ts";

const { draft, services, shop, staff } = await openInvoiceShop();

test.fails("FOUND-F6 a French invoice without VAT says why, or is refused", async () => {
  const numbers = { siret: "732 829 320 00074", shop_vat_number: "FR44732829320" };
  const values = { country: "France", currency: "EUR", ...numbers };
  expect((await staff("settings", { values }, "PUT")).status).toBe(200);
  const { body } = await staff("companies", { name: "Marché de Bruxelles", vat_number: "BE0403019261" });
  const { id: company_id } = body.company as { id: number };
  const { id } = await askForQuote(services, await addProduct(services));
  await staff(`quotes/${id}/company`, { company_id }, "PUT");
  expect((await staff(`quotes/${id}/draft`, example, "PUT")).status).toBe(200);
  expect((await staff(`quotes/${id}/send-offer`)).status).toBe(200);
  const { bearer } = await signInClientOf(services, id);
  const accepted = await shop.send("POST", `/api/quotes/${id}/accept`, { bearer, body: signed });
  expect(accepted.status, accepted.text).toBe(200);
  const drafted = await draft(id);
  expect((await staff(`invoices/${drafted.id}/issue`)).status).toBe(422);
});
