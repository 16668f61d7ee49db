import { describe, expect, test } from "vitest";
import {
  addPayableQuote,
  openPaymentShop,
  type PayableQuote,
  type PaymentShop,
} from "#tests/support/payments.ts";
import { askForIntent, confirm, paidOnce, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import {
  capture,
  type LiveShop,
  openLiveShop,
  sendPaypalEvent,
  sendStripeEvent,
} from "#tests/support/providers/live-shop.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";

const openings = {
  card: "/api/payment/create-intent",
  "card by the link": "/api/payments/create-intent",
  PayPal: "/api/payments/paypal/create",
  transfer: "/api/payment/bank-transfer",
} as const;
const ask = (shop: PaymentShop, { id, bearer }: PayableQuote, path: string) =>
  shop.send("POST", path, { bearer, body: { quote_id: id } });
const cancel = (shop: PaymentShop, quote: PayableQuote) =>
  ask(shop, quote, "/api/payment/bank-transfer/cancel");

/** A first payment that is still undecided, how it is refused, and how it is accepted. */
interface First {
  readonly name: string;
  begin(world: LiveShop, quote: PayableQuote): Promise<string>;
  refuse(world: LiveShop, quote: PayableQuote, id: string): Promise<unknown>;
  accept(world: LiveShop, quote: PayableQuote, id: string): Promise<unknown>;
}

function intentOf({ stripe }: LiveShop, id: string) {
  const intent = stripe.intents.get(id);
  if (!intent) throw new Error(`no intent ${id}`);
  return intent;
}

const stripeFirst = (
  name: string,
  tell: (world: LiveShop, quote: PayableQuote, id: string) => unknown,
): First => ({
  name,
  async begin(world, quote) {
    const { id } = await askForIntent(world.shop, quote);
    intentOf(world, id).status = "processing";
    await tell(world, quote, id);
    return id;
  },
  refuse: async (world, _quote, id) => {
    const intent = intentOf(world, id);
    intent.status = "requires_payment_method";
    intent.last_payment_error = { code: "card_declined" };
    await sendStripeEvent(world, "payment_intent.payment_failed", id);
  },
  accept: async (world, _quote, id) => {
    world.stripe.pay(id);
    await sendStripeEvent(world, "payment_intent.succeeded", id);
  },
});

const firsts: readonly First[] = [
  stripeFirst("Stripe, told by its webhook", (world, _quote, id) =>
    sendStripeEvent(world, "payment_intent.processing", id),
  ),
  stripeFirst("Stripe, told by the browser", ({ shop }, quote, id) => confirm(shop, quote, { id })),
  stripeFirst("Stripe, told by nobody", () => undefined),
  {
    name: "PayPal",
    async begin(world, quote) {
      const { body } = await ask(world.shop, quote, openings.PayPal);
      const orderId = String(body.order_id);
      world.paypal.approve(orderId);
      world.paypal.isReviewing = true;
      expect((await capture(world.shop, quote, orderId)).body).toMatchObject({ outcome: "processing" });
      return orderId;
    },
    refuse: async (world, _quote, id) => {
      world.paypal.decide(id, "DECLINED");
      await sendPaypalEvent(world, "PAYMENT.CAPTURE.DENIED", id);
    },
    accept: async (world, _quote, id) => {
      world.paypal.decide(id, "COMPLETED");
      await sendPaypalEvent(world, "PAYMENT.CAPTURE.COMPLETED", id);
    },
  },
  {
    name: "a bank transfer",
    begin: async ({ shop }, quote) => String((await ask(shop, quote, openings.transfer)).status),
    refuse: ({ shop }, quote) => cancel(shop, quote),
    accept: ({ shop }, quote) => recordTransfer(shop, quote),
  },
];

function recordTransfer(shop: PaymentShop, { id, totalCents }: PayableQuote) {
  const body = { amount: totalCents / 100 };
  return shop.send("POST", `/api/quotes/${id}/transfer-received`, { bearer: shop.admin.bearer, body });
}

const account = { BANK_TRANSFER_HOLDER: "Green Eco", BANK_TRANSFER_ACCOUNT: "US-1" };

describe("REL-M16 while a provider decides", () => {
  test.each(firsts)(
    "no second payment of the quote is opened: $name",
    async ({ name, begin, refuse, accept }) => {
      await using world = await openLiveShop(account);
      const { shop, stripe, paypal } = world;
      const refused = await addPayableQuote(shop.services);
      const accepted = await addPayableQuote(shop.services);
      const ids = [await begin(world, refused), await begin(world, accepted)] as const;
      let opened = 0;
      for (const quote of [refused, accepted]) {
        for (const [way, path] of Object.entries(openings)) {
          const answer = await ask(shop, quote, path);
          if (name === "a bank transfer" && way === "transfer") {
            expect(answer.status, "choosing it again is the same transfer").toBe(200);
            continue;
          }
          if (answer.status !== 409) opened += 1;
          expect(answer.body.message, way).toContain("A payment is being processed for this quote");
        }
        expect((await standingOf(shop, quote.id)).payments).toHaveLength(1);
      }
      await refuse(world, refused, ids[0]);
      for (const path of [openings.card, openings.PayPal]) {
        expect((await ask(shop, refused, path)).status, "open again").toBe(200);
      }
      await accept(world, accepted, ids[1]);
      await reconcilePayments(shop.services);
      expect(await standingOf(shop, accepted.id)).toEqual(paidOnce);
      expect([opened, stripe.faults, paypal.faults]).toEqual([0, [], []]);
      recordFigure("REL-M16", `${name}: ${Object.keys(openings).length} other ways tried, ${opened} opened`);
    },
  );

  test("in the sandbox, too, and staff still records a transfer", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    const { id } = await askForIntent(shop, quote);
    const atProvider = shop.services.db.updateTable("sandbox_intents").where("id", "=", id);
    await atProvider.set({ status: "processing" }).execute();
    for (const path of Object.values(openings)) expect((await ask(shop, quote, path)).status).toBe(409);
    const payable = await shop.send("GET", "/api/payment/check-quotes", { bearer: quote.bearer });
    expect(payable.body.quotes).toMatchObject([{ id: quote.id, under_way: "processing" }]);
    const { body } = await shop.send("GET", `/api/quotes/${quote.id}/timeline`, { bearer: quote.bearer });
    expect(body.events).toContainEqual(
      expect.objectContaining({ kind: "processing", amount_cents: 140_000 }),
    );
    expect((await recordTransfer(shop, quote)).status).toBe(200);
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", timesPaid: 1 });
  });

  test("what was opened before is closed, so that it cannot be paid beside", async () => {
    await using world = await openLiveShop(account);
    const { shop, stripe, paypal } = world;
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    const orderId = String((await ask(shop, quote, openings.PayPal)).body.order_id);
    paypal.approve(orderId);
    paypal.isReviewing = true;
    await capture(shop, quote, orderId);
    expect(stripe.pay(intent.id), "the card's intent is closed").toBe(false);
    const other = await addPayableQuote(shop.services);
    const byCard = await askForIntent(shop, other);
    const held = String((await ask(shop, other, openings.PayPal)).body.order_id);
    expect((await ask(shop, other, openings.transfer)).status).toBe(200);
    paypal.approve(held);
    await sendPaypalEvent(world, "CHECKOUT.ORDER.APPROVED", held);
    await reconcilePayments(shop.services);
    const answer = await capture(shop, other, held);
    expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining("bank transfer")]);
    expect([stripe.pay(byCard.id), paypal.orders.get(held)?.captures]).toEqual([false, []]);
  });

  test("a card and a transfer at once: one of them is open in the end", async () => {
    await using shop = await openPaymentShop();
    for (let round = 0; round < 10; round += 1) {
      const quote = await addPayableQuote(shop.services);
      await Promise.all([ask(shop, quote, openings.transfer), ask(shop, quote, openings.card)]);
      const { payments } = await standingOf(shop, quote.id);
      expect(payments.filter((status) => status === "pending")).toHaveLength(1);
    }
  });

  test("a silent provider does not stop a payment at another one, unless money is on its way", async () => {
    await using world = await openLiveShop(account);
    const { shop, paypal } = world;
    const quote = await addPayableQuote(shop.services);
    const orderId = String((await ask(shop, quote, openings.PayPal)).body.order_id);
    paypal.trouble = { kind: "broken", only: ["read-order"] };
    expect((await ask(shop, quote, openings.card)).status).toBe(200);
    paypal.trouble = undefined;
    paypal.approve(orderId);
    paypal.isReviewing = true;
    await capture(shop, quote, orderId);
    paypal.trouble = { kind: "broken", only: ["read-order"] };
    expect((await ask(shop, quote, openings.card)).status).toBe(409);
  });

  test("only the quote's own client takes a transfer back, and what arrives all the same is recorded", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    const stranger = await addPayableQuote(shop.services);
    await ask(shop, quote, openings.transfer);
    expect((await cancel(shop, { ...quote, bearer: stranger.bearer })).status).toBe(404);
    for (let turn = 0; turn < 2; turn += 1) expect((await cancel(shop, quote)).status).toBe(200);
    const intent = await askForIntent(shop, quote);
    await typeCard(shop, intent);
    await confirm(shop, quote, intent);
    const answer = await recordTransfer(shop, quote);
    expect(answer.body).toMatchObject({ payment: { status: "completed", to_check: "already-paid" } });
  });
});
