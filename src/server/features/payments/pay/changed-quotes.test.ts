import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { cents } from "#domain/money/cents.ts";
import { staffDeleteQuote } from "#server/features/deals/decide/staff-delete-quote.ts";
import { staffSetLogoPrice } from "#server/features/deals/decide/staff-set-logo-price.ts";
import { sized } from "#tests/support/lane.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";
import { openPayments } from "../payment-services.ts";
import type { ChargeOrder } from "../providers/provider-state.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";
import { cancelStaleIntents } from "../settle/cancel-stale-intents.ts";

const runs = sized({ quick: 25, deep: 200 });

test.each(paymentWorlds)(
  "REL-M10 a price that changes while it is paid: the payment equals the price, or staff is alerted (%s)",
  {
    timeout: 600_000,
  },
  async (name, open) => {
    await using world = await open();
    const { shop } = world;
    const ends: Record<string, number> = { paid: 0, "to check": 0, closed: 0 };
    for (let run = 0; run < runs; run += 1) {
      const quote = await addPayableQuote(shop.services);
      await requireLogo(shop, quote.id);
      const intent = await askForIntent(shop, quote);
      // From the first moment to long after the charge.
      const later = (run % 5) * 20;
      await Promise.all([
        wait(later).then(() => setPrice(shop, quote.id, 5_000 + run).catch(conflictOnly)),
        world.typeCard(intent).then(() => confirm(shop, quote, intent)),
      ]);
      await reconcilePayments(shop.services);

      const row = await rowOf(shop, quote.id);
      const payment = await shop.services.db
        .selectFrom("payments")
        .selectAll()
        .where("quote_id", "=", quote.id)
        .executeTakeFirstOrThrow();
      if (row.status === "paid") {
        expect(payment).toMatchObject({ status: "completed", to_check: null, amount_cents: row.total_cents });
        expect(payment.quote_version).toBe(row.price_version);
        ends.paid = (ends.paid ?? 0) + 1;
      } else if (payment.status === "completed") {
        expect(payment.to_check).toBe("quote-changed");
        expect(await standingOf(shop, quote.id)).toMatchObject({
          quote: "confirmed",
          alerts: 1,
          receipts: 0,
        });
        ends["to check"] = (ends["to check"] ?? 0) + 1;
      } else {
        expect([payment.status, row.status]).toEqual(["expired", "confirmed"]);
        ends.closed = (ends.closed ?? 0) + 1;
      }
    }
    recordFigure(
      "REL-M10",
      `${name}: ${runs} races: ${Object.entries(ends)
        .map(([end, times]) => `${times} ${end}`)
        .join(", ")}; 0 silent`,
    );
  },
);

test("REL-M10 a new price closes the intent of the old one, and the next intent is for the new total", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  await requireLogo(shop, quote.id);
  const intent = await askForIntent(shop, quote);
  await setPrice(shop, quote.id, 12_345);
  expect(await typeCard(shop, intent)).toMatchObject({ status: 402, body: { code: "intent_closed" } });
  const { total_cents: totalCents } = await rowOf(shop, quote.id);
  const next = await askForIntent(shop, { ...quote, totalCents });
  expect(next.id).not.toBe(intent.id);
  await typeCard(shop, next);
  expect((await confirm(shop, quote, next)).body).toMatchObject({ success: true, quote_status: "paid" });
  expect((await standingOf(shop, quote.id)).payments).toEqual(["expired", "completed"]);
});

test("REL-M10 a price that changes while the provider opens the intent leaves none open", async () => {
  let change = async () => undefined as unknown;
  await using shop = await openPaymentShop({}, (services) => {
    const { cardProvider } = openPayments(services);
    const createIntent = async (order: ChargeOrder) => {
      const intent = await cardProvider.createIntent(order);
      await change();
      return intent;
    };
    return { cardProvider: { ...cardProvider, createIntent } };
  });
  const quote = await addPayableQuote(shop.services);
  await requireLogo(shop, quote.id);
  change = () => setPrice(shop, quote.id, 2_500);
  const body = { quote_id: quote.id };
  const answer = await shop.send("POST", "/api/payment/create-intent", { bearer: quote.bearer, body });
  expect(answer).toMatchObject({
    status: 409,
    body: { total_cents: (await rowOf(shop, quote.id)).total_cents },
  });
  expect((await standingOf(shop, quote.id)).payments).toEqual(["expired"]);
});

test("REL-M10 money for a deleted quote is for staff to check", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent);
  await staffDeleteQuote(shop.services, shop.admin.actor, { quoteId: quote.id });
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, quote.id)).toMatchObject({
    payments: ["completed"],
    toCheck: ["quote-gone"],
    alerts: 1,
  });
});

test("REL-M10 of a card and an order paid for the same quote, the second is for staff to check", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const { bearer } = quote;
  const order = await shop.send("POST", "/api/payments/paypal/create", {
    bearer,
    body: { quote_id: quote.id },
  });
  const orderId = String(order.body.order_id);
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent);
  // Captured at the provider, past the shop.
  await shop.services.db
    .updateTable("sandbox_intents")
    .set({ status: "succeeded" })
    .where("id", "=", orderId)
    .execute();
  await confirm(shop, quote, intent);
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, quote.id)).toMatchObject({
    quote: "paid",
    payments: ["completed", "completed"],
    toCheck: ["already-paid"],
    receipts: 1,
    alerts: 1,
  });
});

test("REL-M10 an order approved at the old price is not captured", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  await requireLogo(shop, quote.id);
  const { bearer } = quote;
  const order = await shop.send("POST", "/api/payments/paypal/create", {
    bearer,
    body: { quote_id: quote.id },
  });
  const orderId = String(order.body.order_id);
  await shop.services.db
    .updateTable("sandbox_intents")
    .set({ status: "approved" })
    .where("id", "=", orderId)
    .execute();
  await setPrice(shop, quote.id, 1_000);
  const captured = await shop.send("GET", `/api/payments/paypal/capture?order_id=${orderId}`, { bearer });
  expect(captured).toMatchObject({ status: 409, body: { fresh: { status: "confirmed" } } });
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", payments: ["expired"] });
});

/** As the shop does it: the change, then the reaction to it. */
async function setPrice(shop: PaymentShop, quoteId: number, fee: number): Promise<void> {
  await staffSetLogoPrice(shop.services, shop.admin.actor, { quoteId, feeCents: cents(fee) });
  await cancelStaleIntents(shop.services, quoteId);
}

function conflictOnly(error: unknown): void {
  expect(error).toMatchObject({ code: "conflict" });
}

async function requireLogo({ services }: PaymentShop, quoteId: number): Promise<void> {
  await services.db.updateTable("quotes").set({ is_logo_required: 1 }).where("id", "=", quoteId).execute();
}

async function rowOf({ services }: PaymentShop, quoteId: number) {
  return await services.db
    .selectFrom("quotes")
    .selectAll()
    .where("id", "=", quoteId)
    .executeTakeFirstOrThrow();
}
