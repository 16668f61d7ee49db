import { expect, test } from "vitest";
import { openInvoiceShop } from "#server/features/deals/invoices/invoice-shop.fixture.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";

const bills = await openInvoiceShop();
const { accepted, bearer, draft, issue, receive, services, shop, staff } = bills;
const { id, client } = await accepted();
const invoice = await issue((await draft(id)).id);
await receive(id, "1000");
const { clientId, email } = await services.db
  .selectFrom("quotes")
  .select(["client_id as clientId", "email"])
  .where("id", "=", id)
  .executeTakeFirstOrThrow();
const read = async (path: string) => {
  const headers = { authorization: `Bearer ${bearer}` };
  const answer = await shop.app.inject({ method: "GET", url: `/api/${path}`, headers });
  expect(answer.statusCode).toBe(200);
  return (await readPdf(answer.rawPayload)).text;
};

test("a client's statement says what is open by its invoice, and where to pay", async () => {
  const text = await read(`clients/${clientId}/statement`);
  for (const said of ["Statement", "January 12, 2027", invoice.number ?? "", "$4,836.56", "Where to pay"])
    expect(text).toContain(said);
  // Before the order was accepted nothing was owed.
  expect(await read(`clients/${clientId}/statement?on=2027-01-11`)).not.toContain("$4,836.56");
  expect((await staff("clients/999999/statement", {}, "GET")).status).toBe(404);
});

test("a company's statement is of the orders that are its own", async () => {
  const made = await staff("companies", {
    ...{ name: "Marché du Nord", terms: { kind: "prepaid" }, billing_address: null, shipping_address: null },
  });
  const { id: companyId } = made.body.company as { id: number };
  expect(await read(`companies/${companyId}/statement`)).not.toContain("$4,836.56");
  await staff(`quotes/${id}/company`, { company_id: companyId }, "PUT");
  const text = await read(`companies/${companyId}/statement`);
  for (const said of ["Marché du Nord", "$4,836.56"]) expect(text).toContain(said);
});

test("it is mailed by staff, to the client alone, and not where nothing is owed", async () => {
  const { status, body } = await staff(`clients/${clientId}/statement`, {});
  expect([status, body.mailed_to]).toEqual([200, [email]]);
  const mails = await services.db
    .selectFrom("outbox")
    .select(["recipient", "content"])
    .where("template", "=", "statement")
    .execute();
  expect(mails.map(({ recipient }) => recipient)).toEqual([email]);
  expect(JSON.parse(mails[0]?.content ?? "")).toMatchObject({ clientId, amountCents: 483_656 });
  const own = await shop.send("POST", `/api/clients/${clientId}/statement`, {
    bearer: client.bearer,
    body: {},
  });
  expect(own.status).toBe(403);
  await receive(id, "4836.56");
  const none = await staff(`clients/${clientId}/statement`, {});
  expect([none.status, none.body.message]).toEqual([409, "Nothing is owed at the end of this day."]);
});

test("what is owed is told by client or company, invoiced and agreed apart", async () => {
  const other = await accepted();
  const ageing = async (query: string) => (await staff(`books/ageing?${query}`, {}, "GET")).body;
  expect(await ageing("only=agreed")).toMatchObject({ total_cents: 583_656 });
  await issue((await draft(other.id)).id);
  expect(await ageing("only=agreed")).toMatchObject({ total_cents: 0, rows: [] });
  const [row] = (await ageing("only=invoiced&by=client")).rows as {
    client_id: number;
    invoiced_cents: number;
  }[];
  expect(row).toMatchObject({ invoiced_cents: 583_656, client_id: expect.any(Number) });
});
