import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  addPayableQuote,
  openPaymentShop,
  type PaymentShop,
  withDistantProviders,
} from "#tests/support/payments.ts";
import { askForIntent, confirm, payByCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";
import { openPayments } from "../payment-services.ts";
import { ProviderRefusal, ProviderSilent } from "../providers/provider-failure.ts";
import type { RefundOrder } from "../providers/provider-state.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";

const refund = (shop: PaymentShop, id: number, body: unknown, headers: Record<string, string> = {}) =>
  shop.send("POST", `/api/payments/${id}/refund`, { bearer: shop.admin.bearer, body, headers });

async function paidPayment(shop: PaymentShop) {
  const quote = await addPayableQuote(shop.services);
  const intent = await payByCard(shop, quote);
  const { id } = await shop.services.db
    .selectFrom("payments")
    .select("id")
    .where("payment_intent_id", "=", intent.id)
    .executeTakeFirstOrThrow();
  return { quote, intent, id };
}

async function atProvider({ services }: PaymentShop, intentId: string) {
  const refunds = await services.db
    .selectFrom("sandbox_refunds")
    .selectAll()
    .where("intent_id", "=", intentId)
    .execute();
  return refunds.map(({ amount_cents }) => amount_cents);
}

test("REL-M12 twenty full refunds at once ask the provider once", async () => {
  let asked = 0;
  await using shop = await openPaymentShop({}, (services) => {
    const distant = withDistantProviders(services);
    const { cardProvider } = openPayments(services, distant);
    const refundAtProvider = cardProvider.refund;
    const counted = (order: RefundOrder) => {
      asked += 1;
      return refundAtProvider(order);
    };
    return { ...distant, cardProvider: { ...cardProvider, refund: counted } };
  });
  const { intent, id, quote } = await paidPayment(shop);
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => refund(shop, id, { reason: "sent back" })),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  expect(asked).toBe(1);
  expect(await atProvider(shop, intent.id)).toEqual([quote.totalCents]);
  const mails = await shop.services.db
    .selectFrom("outbox")
    .select(["recipient", "language"])
    .where("template", "=", "payment-refunded")
    .execute();
  expect(mails).toEqual([{ recipient: quote.email, language: "en" }]);
  const found = await shop.send("GET", `/api/payments/${id}`, { bearer: shop.admin.bearer });
  expect(found.body).toMatchObject({
    payment: { status: "refunded", amount: 1_400, refunded_amount: 1_400 },
    refunds: [{ amount: 1_400, reason: "sent back", status: "completed", doer_name: shop.admin.name }],
  });
});

test.each(paymentWorlds)("REL-M12 twenty full refunds at once pay back once (%s)", async (name, open) => {
  await using world = await open();
  const { shop } = world;
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  await world.typeCard(intent);
  await confirm(shop, quote, intent);
  const { id } = await shop.services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const answers = await Promise.all(Array.from({ length: 20 }, () => refund(shop, id, {})));
  const counted = [200, 409].map((status) => answers.filter((answer) => answer.status === status).length);
  expect(counted).toEqual([1, 19]);
  expect(await world.refundsOf(intent.id)).toEqual([quote.totalCents]);
  recordFigure("REL-M12", `${name}: 20 full refunds at once: 1 at the provider, 19 × 409`);
});

test("REL-M12 the same Idempotency-Key pays back once and answers the same", async () => {
  await using shop = await openPaymentShop({}, withDistantProviders);
  const whole = await paidPayment(shop);
  for (let turn = 0; turn < 2; turn += 1) {
    const answer = await refund(shop, whole.id, {}, { "idempotency-key": "everything" });
    expect(answer).toMatchObject({ status: 200, body: { payment: { status: "refunded" } } });
  }
  const { intent, id } = await paidPayment(shop);
  const again = () =>
    refund(shop, id, { amount: "10.50", reason: "one box" }, { "idempotency-key": "the-same" });
  const answers = await Promise.all(Array.from({ length: 8 }, again));
  answers.push(await again());
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const other = await refund(
    shop,
    id,
    { amount: "20", reason: "one box" },
    { "idempotency-key": "the-same" },
  );
  expect(other).toMatchObject({ status: 422, body: { errors: { "Idempotency-Key": [expect.any(String)] } } });
  expect(await atProvider(shop, intent.id)).toEqual([1_050]);
  expect(answers.at(-1)?.body).toMatchObject({ payment: { status: "completed", refunded_cents: 1_050 } });
  const { body } = await shop.send("GET", `/api/payments/${id}`, { bearer: shop.admin.bearer });
  const actions = z.object({ timeline: z.array(z.object({ action: z.string() })) }).parse(body).timeline;
  expect(actions.filter(({ action }) => action === "payment.refund")).toHaveLength(1);
});

test("REL-M12 partial refunds never exceed what was charged, whatever is asked at once", {
  timeout: 120_000,
}, async () => {
  await using shop = await openPaymentShop({}, withDistantProviders);
  const amounts = fc.array(fc.integer({ min: 1, max: 150_000 }), { minLength: 1, maxLength: 6 });
  for (const asked of fc.sample(amounts, { numRuns: 12, seed: 12 })) {
    const { intent, id, quote } = await paidPayment(shop);
    const answers = await Promise.all(
      asked.map((amount) => refund(shop, id, { amount: (amount / 100).toFixed(2) })),
    );
    const paidBack = await atProvider(shop, intent.id);
    const sum = paidBack.reduce((total, amount) => total + amount, 0);
    expect(sum).toBeLessThanOrEqual(quote.totalCents);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(paidBack.length);
    expect(answers.filter(({ status }) => ![200, 409, 422].includes(status))).toEqual([]);
    const { body } = await shop.send("GET", `/api/payments/${id}`, { bearer: shop.admin.bearer });
    expect(body).toMatchObject({ payment: { refunded_cents: sum } });
  }
});

test("a refund that the provider refuses frees what was set aside", async () => {
  await using shop = await openPaymentShop({}, (services) => {
    const { cardProvider } = openPayments(services);
    let isFirst = true;
    return {
      cardProvider: {
        ...cardProvider,
        refund: async (order) => {
          if (!isFirst) return await cardProvider.refund(order);
          isFirst = false;
          throw new ProviderRefusal("charge_disputed");
        },
      },
    };
  });
  const { id } = await paidPayment(shop);
  expect(await refund(shop, id, {})).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect(await refund(shop, id, {})).toMatchObject({
    status: 200,
    body: { payment: { status: "refunded" } },
  });
});

test("REL-M7 a refund whose answer was lost is finished with the same key, once", async () => {
  await using shop = await openPaymentShop({}, (services) => {
    const { cardProvider } = openPayments(services);
    let isLost = true;
    setTimeout(() => {
      isLost = false;
    }, 1_500);
    return {
      cardProvider: {
        ...cardProvider,
        refund: async (order) => {
          const receipt = await cardProvider.refund(order);
          if (isLost) throw new ProviderSilent("the answer was lost");
          return receipt;
        },
      },
    };
  });
  const { intent, id } = await paidPayment(shop);
  expect((await refund(shop, id, {})).status).toBeOneOf([200, 503]);
  await expect
    .poll(
      async () => {
        await reconcilePayments(shop.services);
        const { body } = await shop.send("GET", `/api/payments/${id}`, { bearer: shop.admin.bearer });
        return body;
      },
      { timeout: 15_000 },
    )
    .toMatchObject({ payment: { status: "refunded" } });
  expect(await atProvider(shop, intent.id)).toEqual([140_000]);
});

test("an amount or a reason that breaks a rule pays nothing back", async () => {
  await using shop = await openPaymentShop();
  const { id, intent } = await paidPayment(shop);
  const amounts = ["0", "-1", "1400.01", "1.005", "ten"].map((amount) => ({ amount }));
  for (const body of [...amounts, { amount: 5, status: "refunded" }, { reason: "x".repeat(501) }]) {
    expect((await refund(shop, id, body)).status).toBe(422);
  }
  expect(await atProvider(shop, intent.id)).toEqual([]);
});

test("a stale version, an open payment and a missing one are not refunded", async () => {
  await using shop = await openPaymentShop();
  const { id } = await paidPayment(shop);
  expect((await refund(shop, id, {}, { "if-match": '"1"' })).status).toBe(409);
  expect((await refund(shop, 999_999, {})).status).toBe(404);
  await shop.services.db.updateTable("payments").set({ status: "pending" }).where("id", "=", id).execute();
  expect((await refund(shop, id, {})).status).toBe(409);
});
