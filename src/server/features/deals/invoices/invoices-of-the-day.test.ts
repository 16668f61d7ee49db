import { expect, test } from "vitest";
import type { InvoiceSnapshot } from "#contracts/invoices/invoices.ts";
import { testPassword } from "#tests/support/staff.ts";
import { halves, openInvoiceShop } from "./invoice-shop.fixture.ts";

const { services, accepted, draft, issue, receive, staff, pdfOf, shop } = await openInvoiceShop({
  ...{ freightTaxable: true, percent: "20" },
});
const said = async (id: number) => (await pdfOf(id)).replace(/\s+/gu, " ");
const snapshotOf = async (id: number) =>
  ((await staff(`invoices/${id}`, {}, "GET")).body.invoice as { snapshot: InvoiceSnapshot }).snapshot;
const change = async (values: object) =>
  expect((await staff("settings", { values, current_password: testPassword }, "PUT")).status).toBe(200);
const order = async (quoteId: number) =>
  await services.db
    .selectFrom("orders")
    .select("id")
    .where("quote_id", "=", quoteId)
    .executeTakeFirstOrThrow();
const ship = async (quoteId: number, shipped_on: string) =>
  await services.db
    .insertInto("shipments")
    .values({
      ...{
        order_id: (await order(quoteId)).id,
        number: 1,
        address: "",
        carrier: "UPS",
        service: null,
        shipped_on,
      },
      ...{ tracking: "[]", cartons: 1, delivered_on: null, created_at: "2027-01-12T10:00:00.000Z" },
    })
    .execute();

test("FOUND-U1 the balance invoice says what was paid and when, what is due, and where it is paid; so does its mail", async () => {
  await change({ bank_holder: "Green Eco Inc.", bank_account: "US-1" });
  const { id } = await accepted({ plan: halves });
  await receive(id, "3254.25", { received_on: "2027-01-10" });
  const invoice = await issue((await draft(id)).id);
  expect(invoice).toMatchObject({ due_cents: 650_850, open_cents: 325_425 });
  const paper = await said(invoice.id);
  for (const text of ["Paid on January 10, 2027 −$3,254.25", "Amount due $3,254.25", "Where to pay"])
    expect(paper).toContain(text);
  for (const text of [`Online: https://shop.example/client/dashboard/${id}`, "Account: US-1"])
    expect(paper).toContain(text);
  const { content } = await services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "invoice-issued")
    .executeTakeFirstOrThrow();
  expect(JSON.parse(content)).toMatchObject({
    paid: [{ on: "2027-01-10", cents: 325_425 }],
    payTo: { account: "US-1" },
  });
});

test("FOUND-F8 an invoice says the share of its discount, also one that is no whole number", async () => {
  const { id } = await accepted({ discount: { percent: "3.3" } });
  const { id: invoiceId } = await issue((await draft(id)).id);
  expect(await snapshotOf(invoiceId)).toMatchObject({ discount_ppm: 33_000 });
  expect(await said(invoiceId)).toContain("Discount (3.3 %)");
});

test("FOUND-F5 an invoice goes where the order goes, else where its company is, else where was asked for", async () => {
  const { id, client } = await accepted();
  const address = "5 Rue du Lac\n69003 Lyon";
  const { id: orderId } = await order(id);
  const given = { bearer: client.bearer, body: { address } };
  expect((await shop.send("PUT", `/api/orders/${orderId}/address`, given)).status).toBe(200);
  expect((await snapshotOf((await draft(id)).id)).ship_to).toEqual(address.split("\n"));
});

test("FOUND-F5 in France no invoice is issued without the buyer's address", async () => {
  const numbers = { siret: "732 829 320 00074", shop_vat_number: "FR44732829320" };
  await change({ country: "France", ...numbers });
  const { id } = await accepted();
  await services.db.updateTable("orders").set({ address: null }).where("quote_id", "=", id).execute();
  await services.db.updateTable("quotes").set({ delivery_address: null }).where("id", "=", id).execute();
  const refused = await staff(`invoices/${(await draft(id)).id}/issue`);
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "A French invoice names the buyer's address. Please enter it at the order, or in the company's record, first.",
  ]);
});

test("FOUND-F7 the sale is on the day of the shipment, of the money for a deposit, else of the invoice", async () => {
  const soldOn = async (id: number) => (await snapshotOf((await issue(id)).id)).french?.sold_on;
  const { id } = await accepted({ plan: halves });
  await receive(id, "3254.25", { received_on: "2027-01-09" });
  expect(await soldOn((await draft(id, { kind: "deposit" })).id)).toBe("2027-01-09");
  expect(await soldOn((await draft(id)).id)).toBe("2027-01-12");
  const shipped = await accepted();
  await ship(shipped.id, "2027-01-11");
  expect(await soldOn((await draft(shipped.id)).id)).toBe("2027-01-11");
});
