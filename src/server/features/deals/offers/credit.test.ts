import { expect, test } from "vitest";
import { openPayments } from "#server/features/payments/payment-services.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { type Office, offeredQuote, signed } from "#tests/support/deals.ts";
import { addProduct, confirmAddressOf } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

/** The example without its tax. */
const orderCents = 542_375;
const services = openPayments(createTestServices(await openTestDatabase()));
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);
const { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, body });
const office: Office = { services, shop, bearer, product };
let count = 0;

async function company(credit: object) {
  count += 1;
  const { body } = await staff("companies", { name: `Company ${count}`, ...credit });
  return (body.company as { id: number }).id;
}

/** An offer in force for the client with this address, and his acceptance of it. */
async function offered(email: string) {
  const { id, answer } = await offeredQuote(office, { fields: { email } });
  await confirmAddressOf(services, id);
  const quote = await shop.send("GET", `/api/quotes/${id}`, { bearer });
  const { client_id: clientId } = quote.body.quote as { client_id: number };
  return { id, clientId, accept: () => answer("accept", signed) };
}

const net30 = { terms: { kind: "net", days: 30 } };

test("L11.1 what is open and this order beyond the limit needs a deposit; within it the order stands", async () => {
  const id = await company({ ...net30, credit_limit_cents: 2 * orderCents - 1 });
  const first = await offered("ann@net.example");
  await staff(`companies/${id}/contacts`, { client_id: first.clientId });
  expect((await first.accept()).status).toBe(200);
  const second = await offered("ann@net.example");
  const refused = await second.accept();
  expect([refused.status, refused.body.code]).toEqual([409, "deposit_needed"]);
  expect(refused.body.message).toMatch(/^Deposit needed/);
  expect((await shop.send("GET", `/api/companies/${id}`, { bearer })).body.open_cents).toBe(orderCents);
  const { body } = await shop.send("GET", `/api/companies/${id}`, { bearer });
  const { name } = body.company as { name: string };
  await staff(`companies/${id}`, { name, credit_limit_cents: 2 * orderCents }, "PUT");
  expect((await second.accept()).status).toBe(200);
});

test("L11.1 what was paid of an order is no longer open, until it goes back", async () => {
  const id = await company({ ...net30, credit_limit_cents: 2 * orderCents - 1 });
  const first = await offered("dot@deposit.example");
  await staff(`companies/${id}/contacts`, { client_id: first.clientId });
  expect((await first.accept()).status).toBe(200);
  const came = await staff(`quotes/${first.id}/transfer-received`, { amount: "100" });
  expect(came.status, came.text).toBe(200);
  const { id: payment } = came.body.payment as { id: number };
  expect((await shop.send("GET", `/api/companies/${id}`, { bearer })).body.open_cents).toBe(
    orderCents - 10_000,
  );
  const back = { amount: "40", reason: "Torn", by_transfer: true };
  expect((await staff(`payments/${payment}/refund`, back)).status).toBe(200);
  expect((await shop.send("GET", `/api/companies/${id}`, { bearer })).body.open_cents).toBe(
    orderCents - 6_000,
  );
  expect((await (await offered("dot@deposit.example")).accept()).status).toBe(200);
});

test("L11.1 two orders at once do not both fit where one does", async () => {
  const id = await company({ ...net30, credit_limit_cents: orderCents });
  const orders = [await offered("bea@two.example"), await offered("bob@two.example")];
  for (const { clientId } of orders) await staff(`companies/${id}/contacts`, { client_id: clientId });
  const answers = await Promise.all(orders.map(({ accept }) => accept()));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test.each([
  ["prepaid", { credit_limit_cents: 0 }],
  ["net without a limit", net30],
])("L11.1 nothing is asked of a company that is %s", async (_, credit) => {
  const id = await company(credit);
  const { accept, clientId } = await offered(`free-${count}@free.example`);
  await staff(`companies/${id}/contacts`, { client_id: clientId });
  expect((await accept()).status).toBe(200);
});

test("a contact of two companies has neither, until staff says which one a quote is for", async () => {
  const strict = await company({ ...net30, credit_limit_cents: 0 });
  const other = await company({});
  const { id, accept, clientId } = await offered("cy@both.example");
  for (const each of [strict, other]) await staff(`companies/${each}/contacts`, { client_id: clientId });
  const choose = (company_id: number | null) => staff(`quotes/${id}/company`, { company_id }, "PUT");
  expect((await choose(999_999)).body.errors).toHaveProperty("company_id");
  expect((await choose(strict)).body.quote).toMatchObject({ company_id: strict });
  expect((await accept()).body.code).toBe("deposit_needed");
  expect((await choose(null)).body.quote).toMatchObject({ company_id: null });
  expect((await accept()).status).toBe(200);
});
