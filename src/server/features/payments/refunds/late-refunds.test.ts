import { expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import type { PaymentShop } from "#tests/support/payments.ts";
import { recordFigure } from "#tests/support/promise.ts";
import {
  type LiveShop,
  openLiveShop,
  payAtPaypal,
  payAtStripe,
  sendPaypalEvent,
  sendStripeEvent,
} from "#tests/support/providers/live-shop.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { staffReadRevenue } from "../office/staff-read-revenue.ts";
import { reconcilePayments } from "../reconcile/reconcile-payments.ts";
import { systemCompareBooks } from "../reconcile/system-compare-books.ts";

interface Way {
  readonly name: string;
  readonly pay: (world: LiveShop) => Promise<string>;
  readonly takeSlowly: (world: LiveShop) => void;
  readonly end: (world: LiveShop, id: string) => void;
  readonly fail: (world: LiveShop, id: string) => void;
  readonly tell: (world: LiveShop, id: string, isFailed: boolean) => Promise<unknown>;
}

const ways: readonly Way[] = [
  {
    name: "Stripe",
    pay: payAtStripe,
    takeSlowly: ({ stripe }) => {
      stripe.nextRefund = "pending";
    },
    end: ({ stripe }) => {
      for (const refund of stripe.refunds) if (refund.status === "pending") refund.status = "succeeded";
    },
    fail: ({ stripe }, id) => stripe.failRefund(id),
    tell: (world, id, isFailed) => sendStripeEvent(world, isFailed ? "refund.failed" : "refund.updated", id),
  },
  {
    name: "PayPal",
    pay: payAtPaypal,
    takeSlowly: ({ paypal }) => {
      paypal.nextRefund = "PENDING";
    },
    end: ({ paypal }, id) => {
      for (const refund of paypal.orders.get(id)?.refunds ?? []) {
        if (refund.status === "PENDING") refund.status = "COMPLETED";
      }
    },
    fail: ({ paypal }, id) => paypal.failRefund(id),
    tell: (world, id, isFailed) =>
      sendPaypalEvent(world, isFailed ? "PAYMENT.REFUND.FAILED" : "PAYMENT.REFUND.COMPLETED", id),
  },
];

const read = (shop: PaymentShop) => shop.send("GET", "/api/payments/1", { bearer: shop.admin.bearer });
const refund = (shop: PaymentShop, body: object = {}) =>
  shop.send("POST", "/api/payments/1/refund", { bearer: shop.admin.bearer, body });
const mailsOf = async ({ services }: PaymentShop) => {
  const rows = await services.db.selectFrom("outbox").select("template").orderBy("id").execute();
  const about = ["payment-refunded", "refund-failed", "staff-payment-alert"];
  return rows.map(({ template }) => template).filter((template) => about.includes(template));
};
const revenueOf = async ({ services }: PaymentShop) => {
  const day = services.clock().toISOString().slice(0, 10);
  const before = new Date(services.clock().getTime() - days(1)).toISOString().slice(0, 10);
  return (await staffReadRevenue(services, [before, day])).reduce((sum, { cents }) => sum + cents, 0);
};

test.each(ways)(
  "REL-M17 a refund that fails after it was paid back: $name",
  async ({ name, pay, fail, tell }) => {
    await using world = await openLiveShop();
    const { shop } = world;
    const id = await pay(world);
    expect((await refund(shop)).body).toMatchObject({ payment: { status: "refunded" } });
    expect([await revenueOf(shop), await mailsOf(shop)]).toEqual([0, ["payment-refunded"]]);
    fail(world, id);
    for (let turn = 0; turn < 2; turn += 1)
      expect(await tell(world, id, true)).toMatchObject({ status: 200 });
    expect((await read(shop)).body).toMatchObject({
      payment: { status: "completed", refunded_cents: 0, to_check: "refund-failed" },
      refunds: [{ status: "failed" }],
    });
    expect(await revenueOf(shop)).toBe(140_000);
    expect(await mailsOf(shop)).toEqual(["payment-refunded", "staff-payment-alert", "refund-failed"]);
    expect((await refund(shop, { reason: "once more" })).body).toMatchObject({
      payment: { status: "refunded", to_check: null },
    });
    expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
    recordFigure("REL-M17", `${name}: a refund that failed later: books, revenue and 3 mails true`);
  },
);

test.each(ways)(
  "REL-M17 a refund that its provider works on: $name",
  async ({ pay, takeSlowly, end, tell, fail }) => {
    await using world = await openLiveShop();
    const { shop } = world;
    const id = await pay(world);
    takeSlowly(world);
    expect((await refund(shop, { amount: "10.00" })).status).toBe(200);
    await reconcilePayments(shop.services);
    expect((await read(shop)).body).toMatchObject({
      refunds: [{ status: "pending" }],
      payment: { to_check: null },
    });
    expect(await mailsOf(shop), "the client is told when the money is on its way").toEqual([]);
    expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
    end(world, id);
    await tell(world, id, false);
    expect((await read(shop)).body).toMatchObject({ refunds: [{ status: "completed" }] });
    takeSlowly(world);
    await refund(shop, { amount: "20.00" });
    fail(world, id);
    // Its webhook is lost: reconciliation finds out.
    await reconcilePayments(shop.services);
    expect((await read(shop)).body).toMatchObject({
      payment: { status: "completed", refunded_cents: 1_000, to_check: "refund-failed" },
      refunds: [{ status: "completed" }, { status: "failed" }],
    });
    expect(await mailsOf(shop), "nobody was told of the second").toEqual([
      "payment-refunded",
      "staff-payment-alert",
    ]);
  },
);

test("REL-M17 a refund that failed is paid back by transfer, which is recorded without the provider", async () => {
  await using world = await openLiveShop();
  const { shop, stripe } = world;
  const id = await payAtStripe(world);
  await refund(shop);
  stripe.failRefund(id);
  await sendStripeEvent(world, "refund.failed", id);
  const before = stripe.refunds.length;
  expect((await refund(shop, { by_transfer: true, reason: "to the buyer's account" })).body).toMatchObject({
    payment: { status: "refunded", refunded_cents: 140_000, to_check: null },
  });
  expect((await read(shop)).body).toMatchObject({
    refunds: [{ status: "failed" }, { status: "completed", method: "transfer" }],
  });
  expect(stripe.refunds).toHaveLength(before);
  expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
});

test("REL-M17 a refund that failed days after a webhook was lost is found by comparing the books", async () => {
  await using world = await openLiveShop();
  const { shop, stripe } = world;
  const id = await payAtStripe(world);
  shop.services.clock.advance(days(20));
  // Signed in afresh: weeks have gone by.
  const { bearer } = await addAdministrator(shop.services);
  const ask = { bearer, body: {} };
  expect((await shop.send("POST", "/api/payments/1/refund", ask)).status).toBe(200);
  stripe.failRefund(id);
  await systemCompareBooks(shop.services, new Date(shop.services.clock().getTime() - days(3)));
  const { body } = await shop.send("GET", "/api/payments/1", { bearer });
  expect(body).toMatchObject({ payment: { status: "completed", to_check: "refund-failed" } });
});
