import { expect, test } from "vitest";
import { mountFeatures } from "#server/features.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { addProduct, askForQuote, confirmAddressOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { openInvoiceShop } from "../invoices/invoice-shop.fixture.ts";
import { staffReadClient } from "./staff-read-client.ts";

test("SPEC-4.73 a firm that requests name is proposed, and linked by staff for a confirmed address alone", async () => {
  await using database = await createTestDatabase();
  const services = createTestServices(database);
  await using shop = await createTestShop(services, [mountFeatures]);
  const product = await addProduct(services);
  const { bearer } = await addAdministrator(services);
  const fields = { name: "Dana North", email: "dana@northmarket.example" };
  for (const company of ["North market llc ", "North Market LLC", "Other Inc"])
    await askForQuote(services, product, { fields: { ...fields, company } });
  const read = async () => (await shop.send("GET", "/api/clients/1", { bearer })).body;
  const proposed = { name: "North Market LLC", quote_count: 2, company_id: null };
  expect(await read()).toMatchObject({
    proposed_company: { ...proposed, is_confirmed: false },
    sums: { turnover_cents: 0, paid_cents: 0, open_cents: 0 },
    ...{ orders: [], invoices: [], files: [] },
  });
  const send = (path: string, body: object) => shop.send("POST", `/api/${path}`, { bearer, body });
  const other = (await send("companies", { name: "Other market" })).body.company as { id: number };
  const unconfirmed = await send(`companies/${other.id}/contacts`, { client_id: 1 });
  expect([unconfirmed.status, unconfirmed.body.errors]).toEqual([
    422,
    { client_id: [expect.stringContaining("This client’s address is not confirmed yet")] },
  ]);
  await confirmAddressOf(services, 1);
  expect((await read()).proposed_company).toEqual({ ...proposed, is_confirmed: true });
  const { company } = (await send("companies", { name: "NORTH MARKET LLC" })).body as {
    company: { id: number };
  };
  expect((await read()).proposed_company).toMatchObject({ company_id: company.id });
  await send(`companies/${company.id}/contacts`, { client_id: 1 });
  expect((await read()).proposed_company).toBeNull();
});

test("SPEC-4.73 a client's page has orders and invoices, and its sums are those of the ledger", async () => {
  const { services, accepted, draft, issue, receive } = await openInvoiceShop();
  const { id } = await accepted();
  const bill = await draft(id);
  await issue(bill.id);
  await receive(id, "300.00");
  const { db } = services;
  const quote = await db.selectFrom("quotes").select("client_id").where("id", "=", id).executeTakeFirst();
  const order = await db.selectFrom("orders").select("number").where("quote_id", "=", id).executeTakeFirst();
  const none = { payments: async () => [], messages: async () => [] };
  const record = await staffReadClient(services, quote?.client_id ?? 0, none);
  expect(record).toMatchObject({
    orders: [{ quote_id: id, number: order?.number }],
    invoices: [{ id: bill.id, state: "issued", number: expect.any(String) }],
  });
  const { turnover_cents, paid_cents, open_cents } = record.sums;
  expect([paid_cents, turnover_cents - open_cents]).toEqual([30_000, 30_000]);
  expect(open_cents).toBeGreaterThan(0);
});
