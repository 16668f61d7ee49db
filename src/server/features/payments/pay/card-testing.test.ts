import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, cards, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { systemTakeProviderEvent } from "../settle/system-take-provider-event.ts";

const limited = { RATE_LIMITS: "on" };

const ask = (
  shop: PaymentShop,
  quote: { id: number; bearer?: string },
  path = "/api/payment/create-intent",
) => shop.send("POST", path, { bearer: quote.bearer, body: { quote_id: quote.id } });

test("REL-M14 the eleventh intent of a quote within an hour is refused, and staff is alerted once", async () => {
  await using shop = await openPaymentShop(limited);
  const quote = await addPayableQuote(shop.services);
  const other = await addPayableQuote(shop.services);
  for (let turn = 0; turn < 10; turn += 1) expect((await ask(shop, quote)).status).toBe(200);
  for (const path of [
    "/api/payment/create-intent",
    "/api/payments/create-intent",
    "/api/payments/paypal/create",
  ]) {
    const answer = await ask(shop, quote, path);
    expect(answer).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
  }
  expect((await standingOf(shop, quote.id)).alerts).toBe(1);
  expect((await ask(shop, other)).status).toBe(200);
  shop.services.clock.advance(hours(1) + 1);
  expect((await ask(shop, quote)).status).toBe(200);
});

test("REL-M14 the sixth declined card closes the intent, and no new one is opened for an hour", async () => {
  await using shop = await openPaymentShop(limited);
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  for (let card = 0; card < 6; card += 1) {
    expect((await typeCard(shop, intent, cards.declined)).status).toBe(402);
    await shop.deliverEvents();
  }
  expect(await typeCard(shop, intent, cards.pays)).toMatchObject({
    status: 402,
    body: { code: "intent_closed" },
  });
  expect((await ask(shop, quote)).status).toBe(429);
  expect(await standingOf(shop, quote.id)).toMatchObject({ payments: ["expired"], alerts: 1 });
  shop.services.clock.advance(hours(1) + 1);
  expect((await ask(shop, quote)).status).toBe(200);
  recordFigure(
    "REL-M14",
    "11th intent and 6th decline of a quote within an hour: 429, intent closed, 1 notice",
  );
});

test("REL-M14 the same event of a declined card counts once, however often it comes at once", async () => {
  await using shop = await openPaymentShop({ ...limited, SANDBOX_WEBHOOKS: "lose=1" });
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent, cards.declined);
  const event = { eventId: "evt_1", kind: "declined", chargeId: intent.id } as const;
  const take = () => systemTakeProviderEvent(shop.services, "sandbox", event);
  await Promise.all(Array.from({ length: 12 }, take));
  expect(await standingOf(shop, quote.id)).toMatchObject({ payments: ["failed"], alerts: 0 });
  expect((await ask(shop, quote)).status).toBe(200);
});

test("REL-M14 where the provider is silent at the sixth decline, the event comes again and closes the intent", async () => {
  await using shop = await openPaymentShop({ ...limited, SANDBOX_WEBHOOKS: "lose=1" });
  const { services } = shop;
  const quote = await addPayableQuote(services);
  const intent = await askForIntent(shop, quote);
  const event = (card: number) =>
    ({ eventId: `evt_silent_${card}`, kind: "declined", chargeId: intent.id }) as const;
  for (let card = 0; card < 6; card += 1) await typeCard(shop, intent, cards.declined);
  for (let card = 0; card < 5; card += 1) await systemTakeProviderEvent(services, "sandbox", event(card));
  const cancelIntent = () => Promise.reject(new Error("no answer"));
  const silent = { ...services, cardProvider: { ...services.cardProvider, cancelIntent } };
  await expect(systemTakeProviderEvent(silent, "sandbox", event(5))).rejects.toThrow("no answer");
  await systemTakeProviderEvent(services, "sandbox", event(5));
  expect(await typeCard(shop, intent, cards.pays)).toMatchObject({ body: { code: "intent_closed" } });
  expect(await standingOf(shop, quote.id)).toMatchObject({ payments: ["expired"], alerts: 1 });
});

test("REL-M14 five declined cards are a buyer's bad day: the sixth, a good one, pays", async () => {
  await using shop = await openPaymentShop(limited);
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  for (let card = 0; card < 5; card += 1) await typeCard(shop, intent, cards.noFunds);
  await shop.deliverEvents();
  expect((await standingOf(shop, quote.id)).payments).toEqual(["failed"]);
  expect((await askForIntent(shop, quote)).id).toBe(intent.id);
  expect((await typeCard(shop, intent)).status).toBe(200);
  await shop.deliverEvents();
  expect(await standingOf(shop, quote.id)).toMatchObject({
    quote: "paid",
    payments: ["completed"],
    alerts: 0,
  });
});

test("REL-M14 an intent is not opened without the quote's own session or link", async () => {
  await using shop = await openPaymentShop(limited);
  const quote = await addPayableQuote(shop.services);
  const other = await addPayableQuote(shop.services);
  for (const path of [
    "/api/payment/create-intent",
    "/api/payments/create-intent",
    "/api/payments/paypal/create",
  ]) {
    expect((await ask(shop, { id: quote.id }, path)).status).toBe(401);
    expect((await ask(shop, { id: quote.id, bearer: "x".repeat(43) }, path)).status).toBe(401);
    expect((await ask(shop, { id: quote.id, bearer: shop.admin.bearer }, path)).status).toBe(403);
    const foreign = await ask(shop, { id: quote.id, bearer: other.bearer }, path);
    const missing = await ask(shop, { id: 999_999, bearer: other.bearer }, path);
    expect(foreign.status).toBe(404);
    expect(foreign.text).toBe(missing.text);
  }
  expect(await shop.services.db.selectFrom("sandbox_intents").selectAll().execute()).toEqual([]);
});
