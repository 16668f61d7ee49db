import { expect, test } from "vitest";
import { z } from "zod";
import { seconds } from "#domain/time/durations.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, payByCard } from "#tests/support/payments-steps.ts";
import { addUser } from "#tests/support/staff.ts";

const list = z.object({
  success: z.literal(true),
  payments: z.array(z.looseObject({ id: z.int(), status: z.string(), amount: z.number() })),
  meta: z.object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() }).optional(),
});

async function read(shop: PaymentShop, query = "") {
  const answer = await shop.send("GET", `/api/payments${query}`, { bearer: shop.admin.bearer });
  expect(answer.status).toBe(200);
  return list.parse(answer.body);
}

async function shopWithPayments(): Promise<PaymentShop> {
  const shop = await openPaymentShop();
  for (let index = 0; index < 12; index += 1) {
    const quote = await addPayableQuote(shop.services, { totalCents: 10_000 + index });
    if (index % 3 === 0) await payByCard(shop, quote);
    else await askForIntent(shop, quote);
    shop.services.clock.advance(seconds(1));
  }
  return shop;
}

test("SPEC-2.27 the list comes whole when nothing is asked, and in pages, filtered, searched and sorted otherwise", async () => {
  await using shop = await shopWithPayments();
  const whole = await read(shop);
  expect(whole.payments).toHaveLength(12);
  expect(whole.meta).toBeUndefined();
  expect(whole.payments[0]).toMatchObject({
    amount: 100.11,
    amount_cents: 10_011,
    status: "pending",
    customer_name: "Ann Miller",
    product_name: "Market tote",
    quote_reference: expect.stringMatching(/^GE-2026-\d{6}$/),
    is_test: true,
    to_check: null,
  });
  expect(await read(shop, "?page=2")).toMatchObject({
    meta: { page: 2, per_page: 10, total: 12, last_page: 2 },
  });
  expect((await read(shop, "?status=completed")).payments.map(({ status }) => status)).toEqual(
    Array.from({ length: 4 }, () => "completed"),
  );
  expect((await read(shop, "?sort=amount&per_page=2")).payments.map(({ amount }) => amount)).toEqual([
    100, 100.01,
  ]);
  const [newest] = whole.payments;
  const byIntent = await read(shop, `?search=${String(newest?.payment_intent_id).toUpperCase()}`);
  expect(byIntent.payments.map(({ id }) => id)).toEqual([newest?.id]);
  expect((await read(shop, "?search=ann+m")).payments).toHaveLength(10);
  expect((await read(shop, "?search=%25")).payments).toEqual([]);
  expect((await read(shop, "?from=2026-03-02&to=2026-03-02")).meta?.total).toBe(12);
  expect((await read(shop, "?to=2026-03-01")).meta?.total).toBe(0);
  // The evening of a day in Denver is still that day (SPEC-2.41).
  const lateOnSunday = "2026-03-02T06:59:00.000Z";
  await shop.services.db.updateTable("payments").set({ created_at: lateOnSunday }).execute();
  expect((await read(shop, "?from=2026-03-01&to=2026-03-01")).meta?.total).toBe(12);
  expect((await read(shop, "?from=2026-03-02")).meta?.total).toBe(0);
});

test("the export streams one payment a line", async () => {
  await using shop = await shopWithPayments();
  const answer = await shop.send("GET", "/api/payments/export?status=completed", {
    bearer: shop.admin.bearer,
  });
  expect(answer.headers["content-type"]).toMatch(/^application\/x-ndjson/);
  const lines = answer.text.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).status)).toEqual([
    "completed",
    "completed",
    "completed",
    "completed",
  ]);
});

test("an export holds what the list shows, whatever is looked for", async () => {
  await using shop = await shopWithPayments();
  const [newest] = (await read(shop)).payments;
  // One or two letters are looked for at the beginning, and an address is a whole one (ADR-16).
  for (const search of ["a", "an", "nn", "ann", String(newest?.customer_email), "@example.com", "%"]) {
    const { payments } = await read(shop, `?per_page=50&search=${encodeURIComponent(search)}`);
    const exported = await shop.send("GET", `/api/payments/export?search=${encodeURIComponent(search)}`, {
      bearer: shop.admin.bearer,
    });
    const lines = exported.text.split("\n").filter((line) => line !== "");
    const ids = lines.map((line) => JSON.parse(line).id);
    expect([search, ids]).toEqual([search, payments.map(({ id }) => id)]);
  }
});

test("a payment shows everything that happened to it", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  await payByCard(shop, quote);
  const [only] = (await read(shop)).payments;
  const { bearer } = shop.admin;
  await shop.send("POST", `/api/payments/${only?.id}/refund`, {
    bearer,
    body: { amount: 1, reason: "a torn bag" },
  });
  const found = await shop.send("GET", `/api/payments/${only?.id}`, { bearer });
  expect(found.headers.etag).toMatch(/^"\d+"$/);
  expect(found.body).toMatchObject({
    payment: { status: "completed", refunded_amount: 1 },
    timeline: [
      { action: "payment.open", doer: "client" },
      { action: "payment.complete", before: { status: "pending" }, after: { status: "completed" } },
      { action: "payment.refund-begin", doer: "staff" },
      { action: "payment.refund", doer: "staff", doer_name: shop.admin.name },
    ],
  });
  expect((await shop.send("GET", "/api/payments/999999", { bearer })).status).toBe(404);
});

test("payments are for administrators only", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const standard = await addUser(shop.services);
  const calls = [
    ["GET", "/api/payments"],
    ["GET", "/api/payments/export"],
    ["GET", "/api/payments/1"],
    ["POST", "/api/payments/1/refund"],
  ] as const;
  for (const [method, path] of calls) {
    expect((await shop.send(method, path)).status).toBe(401);
    expect((await shop.send(method, path, { bearer: standard.bearer })).status).toBe(403);
    expect((await shop.send(method, path, { bearer: quote.bearer })).status).toBe(403);
  }
});
