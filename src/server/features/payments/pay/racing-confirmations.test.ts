import { expect, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { engine } from "#tests/support/engine.ts";
import { sized } from "#tests/support/lane.ts";
import {
  addPayableQuote,
  openPaymentShop,
  type PaymentShop,
  withDistantProviders,
} from "#tests/support/payments.ts";
import { askForIntent, paidOnce, standingOf } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";
import { createTestShop } from "#tests/support/shop.ts";
import { openPayments } from "../payment-services.ts";
import { paymentRoutes } from "../payments.routes.ts";

const repetitions = sized({ quick: 5, deep: 100 });

test.each(paymentWorlds)(
  "REL-M3 fifty confirmations, ten webhooks and ten returns at once settle a payment once (%s)",
  {
    timeout: 600_000,
  },
  async (name, open) => {
    await using world = await open();
    const { shop } = world;
    await using second = await openSecondNode(shop);
    for (let repetition = 0; repetition < repetitions; repetition += 1) {
      const quote = await addPayableQuote(shop.services);
      const intent = await askForIntent(shop, quote);
      await world.typeCard(intent);
      const [event] = await world.signedEvent(intent.id);
      if (!event) throw new Error("no news of a charge");

      const calls = [
        ...times(
          25,
          () => ["/api/payment/confirm", { payment_intent_id: intent.id, quote_id: quote.id }] as const,
        ),
        ...times(
          25,
          () =>
            [
              "/api/payments/confirm",
              { payment_intent_id: intent.id, quote_id: quote.id, email: quote.email },
            ] as const,
        ),
        ...times(10, () => [`/api/quotes/${quote.id}/payment-success`, { email: quote.email }] as const),
      ];
      const asking = calls.map(([path, body], index) =>
        (index % 2 === 0 ? shop : second).send("POST", path, { bearer: quote.bearer, body }),
      );
      const hooks = times(10, (index) =>
        (index % 2 === 0 ? shop : second).send("POST", "/api/webhooks/stripe", event),
      );
      const answers = await Promise.all([...asking, ...hooks]);
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
    }
    const charged = (await world.asked()).filter(({ isCharged }) => isCharged);
    expect(charged).toHaveLength(repetitions);
    const nodes = engine() === "postgres" ? "2 nodes" : "1 node";
    recordFigure(
      "REL-M3",
      `${name}: ${repetitions} × 70 calls at once, ${nodes} on ${engine()}: 1 payment, 1 paid, 1 receipt each`,
    );
  },
);

test("REL-M3 twenty captures of one order at once take the money once", async () => {
  await using shop = await openPaymentShop({}, withDistantProviders);
  const quote = await addPayableQuote(shop.services);
  const { bearer } = quote;
  const order = await shop.send("POST", "/api/payments/paypal/create", {
    bearer,
    body: { quote_id: quote.id },
  });
  const orderId = String(order.body.order_id);
  await shop.send("POST", `/sandbox/orders/${orderId}/approve`, {
    body: "",
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  const captures = await Promise.all(
    times(20, () => shop.send("GET", `/api/payments/paypal/capture?order_id=${orderId}`, { bearer })),
  );
  expect(captures.map(({ status, body }) => [status, body.success])).toEqual(times(20, () => [200, true]));
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("REL-M3 twenty requests at once for an intent open one", async () => {
  await using shop = await openPaymentShop({}, withDistantProviders);
  const quote = await addPayableQuote(shop.services);
  const intents = await Promise.all(times(20, () => askForIntent(shop, quote)));
  expect(new Set(intents.map(({ id, secret }) => `${id} ${secret}`)).size).toBe(1);
  expect((await standingOf(shop, quote.id)).payments).toEqual(["pending"]);
  expect(await shop.services.db.selectFrom("sandbox_intents").select("id").execute()).toHaveLength(1);
});

function times<T>(count: number, make: (index: number) => T): T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

/** Another node over the same PostgreSQL. SQLite belongs to one process, so there it is the same one. */
async function openSecondNode(shop: PaymentShop): Promise<Pick<PaymentShop, "send"> & AsyncDisposable> {
  if (engine() === "sqlite") return { send: shop.send, [Symbol.asyncDispose]: async () => undefined };
  const { url, dataDir } = shop.database;
  const db = openDatabase({ url, dataDir });
  const { cardProvider, redirectProvider } = shop.services;
  const given = { cardProvider, ...(redirectProvider && { redirectProvider }) };
  const services = openPayments({ ...shop.services, db }, given);
  const node = await createTestShop(services, [paymentRoutes]);
  return {
    send: node.send,
    [Symbol.asyncDispose]: async () => {
      await node[Symbol.asyncDispose]();
      await db.destroy();
    },
  };
}
