import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import { readBackOwed, sumOwed } from "#server/features/ledger/read-day.ts";
import { mountFeatures } from "#server/features.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { acceptedOrder, type Office } from "#tests/support/deals.ts";
import { addProduct } from "#tests/support/quotes.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";

const services = createTestServices(await openTestDatabase());
services.clock.advance(Date.parse("2027-01-12T18:00:00Z") - services.clock().getTime());
const shop = await createTestShop(services, [mountFeatures]);
const product = await addProduct(services);
let { bearer } = await addAdministrator(services);
const staff = (path: string, body: unknown = {}, method: "GET" | "POST" | "PUT" = "POST") =>
  shop.send(method, `/api/${path}`, { bearer, ...(method !== "GET" && { body }) });
const orderCents = 542_375;

/** An order that was accepted today, of a client of his own. */
async function accepted(company?: number) {
  const office: Office = { services, shop, bearer, product };
  return (await acceptedOrder(office, { company, acceptance: { po_number: "PO-1" } })).quoteId;
}

/** A transfer that came for an order. */
async function pay(quoteId: number, cents: number) {
  const { body } = await staff(`quotes/${quoteId}/transfer-received`, { amount: String(cents / 100) });
  return (body.payment as { id: number }).id;
}

async function payBack(paymentId: number, cents: number) {
  const body = { amount: String(cents / 100), reason: "Torn", by_transfer: true };
  const answer = await staff(`payments/${paymentId}/refund`, body);
  expect(answer.status, answer.text).toBe(200);
}

async function invoice(quoteId: number) {
  const drafted = (await staff(`quotes/${quoteId}/invoices`, { kind: "invoice" })).body.invoice;
  const { id } = drafted as { id: number };
  return (await staff(`invoices/${id}/issue`)).body.invoice as { id: number; due_on: string };
}

interface Row {
  readonly name: string;
  readonly company_id: number | null;
  readonly total_cents: number;
  readonly cents: Readonly<Record<string, number>>;
}
const ageing = async (on: string) =>
  (await staff(`books/ageing?on=${on}`, {}, "GET")).body as { rows: Row[]; total_cents: number };
const deposits = async (on: string) =>
  (await staff(`books/deposits?on=${on}`, {}, "GET")).body as { rows: object[]; total_cents: number };
const ofCompany = async (id: number, on: string) =>
  (await ageing(on)).rows.find(({ company_id }) => company_id === id)?.cents;
/** The next day staff signs in again. */
async function passDay() {
  services.clock.advance(days(1));
  ({ bearer } = await addAdministrator(services));
}
const zero = { not_due: 0, days_1_30: 0, days_31_60: 0, days_61_90: 0, days_over_90: 0 };

test.each([
  [{ kind: "net", days: 60 }, "2027-03-13"],
  [{ kind: "end_of_month", days: 45 }, "2027-02-28"],
])(
  "L11.2 under %j nothing is due before the invoice, and then on %s; once it is credited it has no day",
  async (terms, dueOn) => {
    const { body } = await staff("companies", { name: "South Market", terms });
    const quote = await accepted((body.company as { id: number }).id);
    const item = async () => (await staff(`quotes/${quote}/plan`, {}, "GET")).body.items as object[];
    const reminders = async () => {
      const { body: read } = await staff(`quotes/${quote}/reminders`, {}, "GET");
      return (read.reminders as { kind: string; state: string }[]).filter(({ kind }) => kind === "due_open");
    };
    expect(await item()).toMatchObject([{ due: "after-invoice", due_on: null, state: "open" }]);
    expect(await reminders()).toEqual([]);
    const { id } = await invoice(quote);
    expect(await item()).toMatchObject([{ due_on: dueOn }]);
    expect(await reminders()).toMatchObject([{ state: "planned" }]);
    const { invoice: note } = (await staff(`invoices/${id}/credit`, { reason: "Wrong buyer" })).body;
    await staff(`invoices/${(note as { id: number }).id}/issue`);
    expect(await item()).toMatchObject([{ due_on: null, open_cents: orderCents, state: "open" }]);
  },
);

test("what is owed is dues until an invoice names the day, without what was paid; a refund is owed again", async () => {
  const { body } = await staff("companies", { name: "North Market", terms: { kind: "net", days: 30 } });
  const { id: company } = body.company as { id: number };
  const quote = await accepted(company);
  expect(await ofCompany(company, "2027-01-12")).toEqual({ ...zero, not_due: orderCents });
  expect(await ofCompany(company, "2027-01-11")).toBeUndefined();
  expect(await ofCompany(company, "2027-01-13")).toEqual({ ...zero, not_due: orderCents });
  const { id, due_on } = await invoice(quote);
  expect(due_on).toBe("2027-02-11");
  for (const [on, bucket] of [
    ["2027-02-11", "not_due"],
    ["2027-02-12", "days_1_30"],
    ["2027-03-14", "days_31_60"],
    ["2027-05-12", "days_61_90"],
    ["2027-05-13", "days_over_90"],
  ] as const)
    expect([on, await ofCompany(company, on)]).toEqual([on, { ...zero, [bucket]: orderCents }]);
  await passDay();
  const payment = await pay(quote, 100_000);
  await passDay();
  await payBack(payment, 40_000);
  expect(await ofCompany(company, "2027-01-12")).toEqual({ ...zero, not_due: orderCents });
  expect(await ofCompany(company, "2027-01-13")).toEqual({ ...zero, not_due: orderCents - 100_000 });
  expect(await ofCompany(company, "2027-01-14")).toEqual({ ...zero, not_due: orderCents - 60_000 });
  const shown = (await staff(`companies/${company}`, {}, "GET")).body;
  expect(shown.open_cents).toBe(orderCents - 60_000);
  const credit = await staff(`invoices/${id}/credit`, { amount: "1000", reason: "Torn straps" });
  await staff(`invoices/${(credit.body.invoice as { id: number }).id}/issue`);
  expect(await ofCompany(company, "2027-01-14")).toEqual({ ...zero, not_due: orderCents - 160_000 });
  expect((await staff(`companies/${company}`, {}, "GET")).body.open_cents).toBe(orderCents - 160_000);
});

test("clients without a company stand by themselves, and all add up", async () => {
  await accepted();
  const { rows, total_cents } = await ageing("2027-01-14");
  expect(rows.filter(({ company_id }) => company_id === null)).toHaveLength(1);
  expect(rows.reduce((sum, row) => sum + row.total_cents, 0)).toBe(total_cents);
});

test("deposits held are what came for orders, until they are invoiced whole", async () => {
  const before = await deposits("2027-01-14");
  const quote = await accepted();
  const payment = await pay(quote, 200_000);
  const held = await deposits("2027-01-14");
  expect(held.total_cents).toBe(before.total_cents + 200_000);
  expect(held.rows[0]).toMatchObject({ quote_id: quote, received_cents: 200_000, total_cents: orderCents });
  expect((await deposits("2027-01-13")).total_cents).toBe(before.total_cents);
  await payBack(payment, 50_000);
  expect((await deposits("2027-01-14")).total_cents).toBe(before.total_cents + 150_000);
  await passDay();
  await invoice(quote);
  expect((await deposits("2027-01-14")).total_cents).toBe(before.total_cents + 150_000);
  expect((await deposits("2027-01-15")).total_cents).toBe(before.total_cents);
});

test("what was owed is the same read back from what is open, and summed of all lines up to the day", async () => {
  const rows = await services.db.selectFrom("ledger_lines").select("day").distinct().execute();
  expect(rows.length).toBeGreaterThan(3);
  for (const { day: on } of [...rows, { day: "2000-01-01" }, { day: "2999-12-31" }])
    expect(await readBackOwed(services.db, on)).toEqual(
      (await Array.fromAsync(sumOwed(services.db, on))).flat(),
    );
});
