import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { addPayableQuote, linkOf, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";

const bodies = sized({ quick: 30, deep: 200 });

/** What an attacker may send as an amount, and beside it. */
const tampering = fc.record(
  {
    amount: fc.oneof(
      fc.constantFrom<unknown>(
        -1,
        0,
        1,
        139_999,
        140_001,
        1e308,
        "100",
        "NaN",
        null,
        [140_000],
        {},
        "1e3",
        0.5,
      ),
      fc.integer(),
      fc.double(),
      fc.string({ maxLength: 12 }),
    ),
    currency: fc.constantFrom("eur", "jpy", "usd"),
    total_cents: fc.constantFrom(1, 0),
    price_logo_quote: fc.constantFrom(0, "0"),
    quantity: fc.constantFrom(1, 0),
    status: fc.constant("paid"),
    product_name: fc.string({ maxLength: 20 }),
  },
  { requiredKeys: ["amount"] },
);

test.each(paymentWorlds)(
  "REL-M1 no tampered body changes the amount that %s is asked for",
  async (name, open) => {
    await using world = await open();
    const { shop } = world;
    const quote = await addPayableQuote(shop.services);
    const link = await linkOf(shop.services, quote);
    const intent = await askForIntent(shop, quote);
    const about = { quote_id: quote.id, payment_intent_id: intent.id, email: "a@example.com" };
    const calls = [
      { path: "/api/payment/create-intent", body: { quote_id: quote.id } },
      { path: "/api/payments/create-intent", body: { quote_id: quote.id } },
      { path: "/api/payments/create-intent", body: {}, bearer: link },
      { path: "/api/payment/confirm", body: { payment_intent_id: intent.id, quote_id: quote.id } },
      { path: "/api/payments/confirm", body: about },
      { path: `/api/quotes/${quote.id}/payment-success`, body: { email: about.email } },
      { path: "/api/payments/paypal/create", body: { quote_id: quote.id } },
      { path: "/api/webhooks/stripe", body: { id: "evt_1", type: "payment_intent.succeeded" } },
    ];
    let sent = 0;
    for (const { path, body, bearer = quote.bearer } of calls) {
      for (const tampered of fc.sample(tampering, { numRuns: bodies, seed: 7 })) {
        const { status } = await shop.send("POST", path, { bearer, body: { ...body, ...tampered } });
        expect([200, 400, 409, 422]).toContain(status);
        sent += 1;
      }
    }
    const asked = await world.asked();
    expect(asked).toEqual(
      asked.map(() => ({ amountCents: quote.totalCents, currency: "usd", isCharged: false })),
    );
    const payments = await shop.services.db.selectFrom("payments").selectAll().execute();
    expect(
      payments.every(({ amount_cents, status }) => amount_cents === quote.totalCents && status === "pending"),
    ).toBe(true);
    recordFigure("REL-M1", `${name}: ${sent} tampered bodies on ${calls.length} calls: 0 changed the amount`);
  },
);

test("REL-M1 an amount that differs is answered with the true one (SPEC-1.1)", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const body = { amount: 1, product_name: "Tote", quote_id: quote.id };
  const answer = await shop.send("POST", "/api/payment/create-intent", { bearer: quote.bearer, body });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: "conflict", total_cents: 140_000, fresh: { total_quote: 1_400, status: "confirmed" } },
  });
  const none = await shop.send("POST", "/api/payment/create-intent", {
    bearer: quote.bearer,
    body: { amount: 1 },
  });
  expect(none.status).toBe(422);
  const noneByLink = await shop.send("POST", "/api/payments/create-intent", {
    bearer: quote.bearer,
    body: {},
  });
  expect(noneByLink).toMatchObject({ status: 422, body: { errors: { quote_id: [expect.any(String)] } } });
});

test("REL-M2 what no provider charges is refused before one is asked; the limits themselves can be charged", async () => {
  await using shop = await openPaymentShop();
  for (const totalCents of [0, 1, 49, 100_000_000]) {
    const quote = await addPayableQuote(shop.services, { totalCents });
    for (const path of ["/api/payment/create-intent", "/api/payments/paypal/create"]) {
      const answer = await shop.send("POST", path, { bearer: quote.bearer, body: { quote_id: quote.id } });
      expect(answer).toMatchObject({ status: 422, body: { errors: { amount: [expect.any(String)] } } });
    }
  }
  const asked = () => shop.services.db.selectFrom("sandbox_intents").select("amount_cents").execute();
  expect(await asked()).toEqual([]);
  for (const totalCents of [50, 99_999_999]) {
    await askForIntent(shop, await addPayableQuote(shop.services, { totalCents }));
  }
  const amounts = (await asked()).map(({ amount_cents }) => amount_cents);
  expect(amounts.toSorted((a, b) => a - b)).toEqual([50, 99_999_999]);
});
