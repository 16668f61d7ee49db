import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, paidOnce, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";
import { openPayments } from "../payment-services.ts";
import type { ProviderState } from "../providers/provider-state.ts";

const count = sized({ quick: 6, deep: 24 });

test.each(paymentWorlds)(
  "REL-M4 a payment of one quote is never taken for another's (%s)",
  {
    timeout: 600_000,
  },
  async (name, open) => {
    await using world = await open();
    const { shop } = world;
    const held = [];
    for (let index = 0; index < count; index += 1) {
      const quote = await addPayableQuote(shop.services);
      const intent = await askForIntent(shop, quote);
      const { bearer } = quote;
      const order = await shop.send("POST", "/api/payments/paypal/create", {
        bearer,
        body: { quote_id: quote.id },
      });
      const orderId = String(order.body.order_id);
      // Charged and approved at the provider; not yet reported to the shop.
      await world.typeCard(intent);
      await world.approve(orderId);
      held.push({ quote, intent, orderId });
    }
    let tried = 0;
    for (const theirs of held) {
      for (const own of held.filter((each) => each !== theirs)) {
        const { bearer } = own.quote;
        const pairs = [
          { payment_intent_id: theirs.intent.id, quote_id: own.quote.id },
          { payment_intent_id: theirs.intent.id, quote_id: theirs.quote.id },
          { payment_intent_id: own.intent.id, quote_id: theirs.quote.id },
          { payment_intent_id: theirs.orderId, quote_id: own.quote.id },
        ];
        const answers = [
          ...pairs.map((body) => shop.send("POST", "/api/payment/confirm", { bearer, body })),
          ...pairs.map((pair) =>
            shop.send("POST", "/api/payments/confirm", { bearer, body: { ...pair, email: "a@example.com" } }),
          ),
          shop.send("POST", `/api/quotes/${theirs.quote.id}/payment-success`, { bearer, body: {} }),
          shop.send("GET", `/api/payments/paypal/capture?order_id=${theirs.orderId}`, { bearer }),
        ];
        for (const { status, body } of await Promise.all(answers)) {
          expect([status, body.code]).toEqual([404, "not_found"]);
          tried += 1;
        }
      }
    }
    for (const { quote } of held) {
      expect(await standingOf(shop, quote.id)).toMatchObject({
        quote: "confirmed",
        payments: ["pending", "pending"],
      });
    }
    for (const { quote, intent } of held) {
      expect((await confirm(shop, quote, intent)).body).toMatchObject({
        success: true,
        quote_status: "paid",
      });
      expect(await standingOf(shop, quote.id)).toEqual({ ...paidOnce, payments: ["completed", "expired"] });
    }
    recordFigure("REL-M4", `${name}: ${count} quotes, ${tried} wrong pairs: 0 accepted`);
  },
);

const lies: readonly (readonly [string, Partial<ProviderState>, string])[] = [
  ["another amount", { amountCents: 1 }, "wrong-amount"],
  ["another currency", { currency: "jpy" }, "wrong-amount"],
  ["no quote", { subject: undefined }, "wrong-quote"],
  ["another shop", { subject: { shop: "other", quoteId: 1, quoteVersion: 1 } }, "wrong-quote"],
];

test.each(lies)(
  "REL-M4 a charge with %s is recorded for staff, and pays nothing",
  async (_what, lie, reason) => {
    await using shop = await openPaymentShop({}, (services) => {
      const { cardProvider } = openPayments(services);
      const readIntent = async (id: string) => {
        const state = await cardProvider.readIntent(id);
        return state && { ...state, ...lie };
      };
      return { cardProvider: { ...cardProvider, readIntent } };
    });
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    await typeCard(shop, intent);
    const answer = await confirm(shop, quote, intent);
    expect(answer.body).toMatchObject({ status: "completed", quote_status: "confirmed" });
    expect(String(answer.body.message)).toContain("We are checking it");
    expect(await standingOf(shop, quote.id)).toMatchObject({
      quote: "confirmed",
      payments: ["completed"],
      toCheck: [reason],
      receipts: 0,
      alerts: 1,
    });
    const again = await shop.send("POST", "/api/payment/create-intent", {
      bearer: quote.bearer,
      body: { quote_id: quote.id },
    });
    expect(again.status).toBe(409);
    // Paid back whole, there is nothing left to check, and the quote may be paid anew.
    const { id } = await shop.services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
    const refunded = await shop.send("POST", `/api/payments/${id}/refund`, {
      bearer: shop.admin.bearer,
      body: {},
    });
    expect(refunded).toMatchObject({
      status: 200,
      body: { payment: { status: "refunded", to_check: null } },
    });
    await askForIntent(shop, quote);
  },
);
