import { expect, test } from "vitest";
import { minutes, seconds } from "#domain/time/durations.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, paidOnce, standingOf } from "#tests/support/payments-steps.ts";
import { type FakeStripe, openFakeStripe, stripeKeys } from "#tests/support/providers/stripe-fake.ts";
import { reconcilePayments } from "../../reconcile/reconcile-payments.ts";
import { systemCompareBooks } from "../../reconcile/system-compare-books.ts";
import { cancelStaleIntents } from "../../settle/cancel-stale-intents.ts";

/** A shop that uses the fake of Stripe. */
async function openStripeShop() {
  const stripe = await openFakeStripe();
  const shop = await openPaymentShop(stripe.environment);
  return {
    stripe,
    shop,
    [Symbol.asyncDispose]: async () => {
      await shop[Symbol.asyncDispose]();
      await stripe[Symbol.asyncDispose]();
    },
  };
}

const event = (shop: PaymentShop, stripe: FakeStripe, type: string, id: string, at = shop.services.clock()) =>
  shop.send("POST", "/api/webhooks/stripe", stripe.signed(type, id, at));

test("a quote is paid at Stripe: opened with its quote and version, confirmed, recorded once", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const body = { amount: quote.totalCents, quote_id: quote.id };
  const opened = await shop.send("POST", "/api/payment/create-intent", { bearer: quote.bearer, body });
  expect(opened.body).toMatchObject({
    provider: "stripe",
    publishable_key: stripeKeys.STRIPE_PUBLISHABLE_KEY,
    script_url: "https://js.stripe.com/endive/stripe.js",
    has_paypal: false,
  });
  expect(opened.body).not.toHaveProperty("card_frame_url");
  const intent = await askForIntent(shop, quote);
  expect(stripe.intents.get(intent.id)).toMatchObject({
    amount: quote.totalCents,
    currency: "usd",
    metadata: { quote_id: String(quote.id), quote_version: "1" },
  });
  expect((await confirm(shop, quote, intent)).body).toMatchObject({ success: false, status: "pending" });
  stripe.pay(intent.id);
  expect((await event(shop, stripe, "payment_intent.succeeded", intent.id)).status).toBe(200);
  expect((await confirm(shop, quote, intent)).body).toMatchObject({ success: true, quote_status: "paid" });
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
  expect(stripe.faults).toEqual([]);
});

test("a dispute at Stripe is reported once to staff, who alone can answer it; quote and money stay", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.pay(intent.id);
  await event(shop, stripe, "payment_intent.succeeded", intent.id);
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await event(shop, stripe, "charge.dispute.created", intent.id)).status).toBe(200);
  }
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", toCheck: ["disputed"], alerts: 1 });
});

test("REL-M5 Stripe's own signature decides: two secrets, 300 s in both directions, exact bytes", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.pay(intent.id);
  const now = shop.services.clock();
  const sign = (at: Date, secret?: string) =>
    stripe.signed("payment_intent.succeeded", intent.id, at, secret);
  const good = sign(now);
  const forged = [
    sign(new Date(now.getTime() - minutes(5) - seconds(1))),
    sign(new Date(now.getTime() + minutes(5) + seconds(1))),
    sign(now, "whsec_of_somebody_else"),
    { ...good, body: Buffer.from(good.body.toString().replace("succeeded", "canceled")) },
    { ...good, body: Buffer.from(JSON.stringify(JSON.parse(good.body.toString()), null, 1)) },
    { ...good, headers: {} },
    { ...good, headers: { "stripe-signature": "t=,v1=" } },
  ];
  for (const each of forged) expect((await shop.send("POST", "/api/webhooks/stripe", each)).status).toBe(400);
  expect((await standingOf(shop, quote.id)).payments).toEqual(["pending"]);
  const older = sign(now, "whsec_stand_in_older");
  for (const each of [older, good, good]) {
    expect((await shop.send("POST", "/api/webhooks/stripe", each)).status).toBe(200);
  }
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("REL-M3 twenty requests at once for an intent open one at Stripe, and a lost answer opens no second", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intents = await Promise.all(Array.from({ length: 20 }, () => askForIntent(shop, quote)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  expect(stripe.intents.size).toBe(1);

  const other = await addPayableQuote(shop.services);
  stripe.trouble = { kind: "reset", isActing: true, only: ["create-intent"] };
  const body = { quote_id: other.id };
  const lost = await shop.send("POST", "/api/payment/create-intent", { bearer: other.bearer, body });
  expect(lost.status).toBe(503);
  stripe.trouble = undefined;
  const found = await askForIntent(shop, other);
  expect([...stripe.intents.keys()]).toEqual([intents[0]?.id, found.id]);
});

test("REL-M8 an error that Stripe caches under a request's key does not stop the quote from being paid", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  stripe.breakNextIntent();
  const first = await askForIntent(shop, quote);
  expect(await askForIntent(shop, quote)).toEqual(first);
  stripe.pay(first.id);
  expect((await confirm(shop, quote, first)).body).toMatchObject({ outcome: "paid" });
  expect(stripe.intents.size).toBe(1);
});

test("an intent of an old price is canceled at Stripe; one that was charged meanwhile is recorded", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const [open, charged] = [await addPayableQuote(shop.services), await addPayableQuote(shop.services)];
  const first = await askForIntent(shop, open);
  const second = await askForIntent(shop, charged);
  stripe.pay(second.id);
  for (const { id } of [open, charged]) {
    const change = { total_cents: 99_000, price_version: 2 };
    await shop.services.db.updateTable("quotes").set(change).where("id", "=", id).execute();
    await cancelStaleIntents(shop.services, id);
  }
  expect(stripe.intents.get(first.id)?.status).toBe("canceled");
  expect((await standingOf(shop, open.id)).payments).toEqual(["expired"]);
  expect(await standingOf(shop, charged.id)).toMatchObject({ toCheck: ["quote-changed"], alerts: 1 });
});

test("REL-M12 a refund at Stripe is made once, also when its key was forgotten there", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.pay(intent.id);
  await confirm(shop, quote, intent);
  const { id } = await shop.services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const refund = (body: object) =>
    shop.send("POST", `/api/payments/${id}/refund`, { bearer: shop.admin.bearer, body });
  expect((await refund({ amount: "10.50" })).body).toMatchObject({ payment: { refunded_cents: 1_050 } });
  await shop.services.db.updateTable("refunds").set({ status: "pending" }).execute();
  stripe.forgetKeys();
  await reconcilePayments(shop.services);
  expect(stripe.refunds.map(({ amount }) => amount)).toEqual([1_050]);
  expect((await refund({})).body).toMatchObject({ payment: { status: "refunded" } });
  expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
  expect(stripe.faults).toEqual([]);
});

test("REL-M15 a charge at Stripe that the books lost is found by listing and taken in", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.pay(intent.id);
  await shop.services.db.deleteFrom("payments").execute();
  const found = await systemCompareBooks(shop.services, new Date(0));
  expect(found).toMatchObject([{ reviewReason: "unknown-intent", provider: "stripe", intentId: intent.id }]);
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", payments: ["completed"] });
});

test.each([
  ["another amount", { amount_received: 1 }, "wrong-amount"],
  ["another currency", { currency: "eur" }, "wrong-amount"],
  ["no quote", { metadata: {} }, "wrong-quote"],
  ["another shop's quote", { metadata: { shop: "x", quote_id: "1", quote_version: "1" } }, "wrong-quote"],
])(
  "REL-M4 a charge at Stripe with %s is recorded for staff, and pays nothing",
  async (_what, lie, reason) => {
    await using world = await openStripeShop();
    const { shop, stripe } = world;
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    stripe.pay(intent.id);
    stripe.lie = lie;
    expect((await confirm(shop, quote, intent)).body).toMatchObject({ outcome: "checking" });
    expect(await standingOf(shop, quote.id)).toMatchObject({
      quote: "confirmed",
      payments: ["completed"],
      toCheck: [reason],
      receipts: 0,
      alerts: 1,
    });
  },
);

test("REL-M4 an intent that this account does not hold pays nothing", async () => {
  await using world = await openStripeShop();
  const { shop, stripe } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  stripe.intents.clear();
  expect((await confirm(shop, quote, intent)).body).toMatchObject({ outcome: "failed", status: "expired" });
});
