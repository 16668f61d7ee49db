import { describe, expect, test } from "vitest";
import { searchOffice } from "#contracts/search.ts";
import type { Role } from "#domain/accounts/roles.ts";
import { companyRoutes } from "#server/features/companies/companies.routes.ts";
import { contactRoutes } from "#server/features/contact/contact.routes.ts";
import { clientRecordRoutes } from "#server/features/deals/clients/client-records.routes.ts";
import { companySources } from "#server/features/deals/clients/company-sources.ts";
import { invoiceRoutes } from "#server/features/deals/invoices/invoices.routes.ts";
import { quoteSearchText } from "#server/features/deals/model/quote-search-text.ts";
import { orderRoutes } from "#server/features/deals/orders/orders.routes.ts";
import { quoteRoutes } from "#server/features/deals/quotes.routes.ts";
import { searchSources } from "#server/sources/search-sources.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { payByCard } from "#tests/support/payments-steps.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addUser } from "#tests/support/staff.ts";
import { searchRoutes } from "./search.routes.ts";

const payments = await openPaymentShop();
const { services } = payments;
const { bearer } = payments.admin;
const shop = await createTestShop(services, [
  ...[quoteRoutes, orderRoutes, invoiceRoutes, contactRoutes],
  (mounting) => companyRoutes({ ...mounting, sources: companySources }),
  (mounting) =>
    clientRecordRoutes({
      ...mounting,
      sources: { payments: async () => [], messages: async () => [] },
      eraseClient: async () => [],
    }),
  (mounting) => searchRoutes({ ...mounting, sources: searchSources }),
]);

const quote = await addPayableQuote(services, { totalCents: 535_000 });
const { db } = services;
const asked = await db.selectFrom("quotes").selectAll().where("id", "=", quote.id).executeTakeFirstOrThrow();
const { reference } = asked;
const search_text = quoteSearchText({ ...asked, po_number: "PO-77" }, reference);
await db.updateTable("quotes").set({ search_text }).where("id", "=", quote.id).execute();
await payByCard(payments, quote);
const order = await db
  .selectFrom("orders")
  .select(["id", "number"])
  .where("quote_id", "=", quote.id)
  .executeTakeFirstOrThrow();
const post = async (path: string, body: object) =>
  (await shop.send("POST", `/api/${path}`, { bearer, body })).body;
const drafted = await post(`quotes/${quote.id}/invoices`, { kind: "invoice" });
const issued = await post(`invoices/${(drafted.invoice as { id: number }).id}/issue`, {});
const invoice = issued.invoice as { number: string };
const payment = await db.selectFrom("payments").select(["id", "payment_intent_id"]).executeTakeFirstOrThrow();
const company = (await post("companies", { name: "North Market LLC" })).company as { id: number };
await db.updateTable("quotes").set({ company_id: company.id }).where("id", "=", quote.id).execute();
await shop.send("POST", "/api/ContactMessage", {
  body: { name: "Cleo Carter", email: "cleo@example.com", message: "Do you ship to Ohio?" },
});
/** Of a client whom a firm has as its contact, without a firm that staff chose. */
const other = await addPayableQuote(services, { totalCents: 777_700 });
const firm = (await post("companies", { name: "Ridge & Sons" })).company as { id: number };
await db.updateTable("quotes").set({ search_text: "ridge-4711" }).where("id", "=", other.id).execute();
const { client_id } = await db
  .selectFrom("quotes")
  .select("client_id")
  .where("id", "=", other.id)
  .executeTakeFirstOrThrow();
await db
  .insertInto("company_contacts")
  .values({ company_id: firm.id, client_id, title: "", created_at: services.clock().toISOString() })
  .execute();

async function search(q: string, as = bearer) {
  const { status, body } = await shop.send("GET", `/api/search?${new URLSearchParams({ q })}`, {
    bearer: as,
  });
  expect(status).toBe(200);
  return searchOffice.answers[200].parse(body).results;
}
const kindsOf = async (q: string, as?: string) => (await search(q, as)).map(({ kind }) => kind);
const asRole = async (role: Role) => (await addUser(services, { role })).bearer;
const ofDeal = ["order", "quote", "invoice", "payment", "client", "company"];

describe("one search for the whole office", () => {
  test.each([
    ["the order's number", () => order.number],
    ["the invoice's number", () => invoice.number],
    ["the quote's number", () => reference],
    ["part of it", () => order.number.slice(3)],
    ["the purchase order's number", () => "PO-77"],
    ["a part of the client's address", () => quote.email.slice(0, -4)],
  ])("%s finds all of the deal", async (_, number) => {
    const found = await search(number());
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(ofDeal));
  });

  test("the best stands first", async () => {
    for (const [number, kind] of [
      ...([
        [order.number, "order"],
        [invoice.number, "invoice"],
      ] as const),
      [reference, "order"],
    ] as const)
      expect((await search(number))[0]).toMatchObject({ kind });
  });

  test("a payment by its provider's id, and by its amount as people write it", async () => {
    expect(await search(payment.payment_intent_id)).toMatchObject([
      { kind: "payment", id: payment.id, href: `/admin/payments/${payment.id}` },
    ]);
    for (const typed of ["5,350.00", "5350", "$5,350", "5 350,00 €"])
      expect(await search(typed)).toMatchObject([
        { kind: "payment", id: payment.id, detail: expect.stringContaining("$5,350.00") },
      ]);
  });

  test("people and firms by a part of a name or an address", async () => {
    expect(await search("cleo@exam")).toMatchObject([{ kind: "contact-message", title: "Cleo Carter" }]);
    expect(await search("north mar")).toMatchObject([
      { kind: "company", href: `/admin/companies/${company.id}` },
    ]);
    // A number of a contact's quote leads to his firm.
    expect(await search("4711")).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: "company", id: firm.id })]),
    );
    expect(await kindsOf("")).toEqual([]);
    expect(await kindsOf("nothing has this")).toEqual([]);
  });

  test("each kind only for who may read it; no amounts, and none found by one, without prices", async () => {
    const production = await asRole("production");
    const found = await search(order.number, production);
    expect(new Set(found.map(({ kind }) => kind))).toEqual(new Set(["order", "quote"]));
    expect(JSON.stringify(found)).not.toContain("5,350");
    expect(await kindsOf("5350", production)).toEqual([]);
    expect(new Set(await kindsOf(order.number, await asRole("artwork")))).toEqual(
      new Set(["order", "quote"]),
    );
    expect((await shop.send("GET", "/api/search?q=a", {})).status).toBe(401);
  });
});

test.each(["quotes", "orders", "invoices", "payments", "clients", "companies"])(
  "the list of %s finds by the same numbers",
  async (list) => {
    const at = list === "payments" ? payments : shop;
    for (const number of [order.number, invoice.number, reference, "PO-77"]) {
      const { body } = await at.send("GET", `/api/${list}?page=1&search=${number}`, { bearer });
      expect([number, body[list]]).toEqual([number, [expect.objectContaining({ id: expect.any(Number) })]]);
    }
  },
);
