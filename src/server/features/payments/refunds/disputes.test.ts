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
import { staffReadRevenue } from "../office/staff-read-revenue.ts";
import { systemCompareBooks } from "../reconcile/system-compare-books.ts";

interface Way {
  readonly name: string;
  readonly pay: (world: LiveShop) => Promise<string>;
  readonly open: (world: LiveShop, id: string) => Promise<unknown>;
  readonly close: (world: LiveShop, id: string, isWon: boolean) => Promise<unknown>;
}

/** All of a payable quote, in cents. */
const amount = 140_000;

const ways: readonly Way[] = [
  {
    name: "Stripe",
    pay: payAtStripe,
    open: (world, id) =>
      sendStripeEvent(world, "charge.dispute.created", id, { amount, status: "needs_response" }),
    close: (world, id, isWon) =>
      sendStripeEvent(world, "charge.dispute.closed", id, { amount, status: isWon ? "won" : "lost" }),
  },
  {
    name: "PayPal",
    pay: payAtPaypal,
    open: (world, id) => sendPaypalEvent(world, "CUSTOMER.DISPUTE.CREATED", id, { status: "OPEN" }),
    close: (world, id, isWon) => {
      const outcome_code = isWon ? "RESOLVED_SELLER_FAVOUR" : "RESOLVED_BUYER_FAVOUR";
      const about = { status: "RESOLVED", dispute_outcome: { outcome_code } };
      return sendPaypalEvent(world, "CUSTOMER.DISPUTE.RESOLVED", id, about);
    },
  },
];

const read = async (shop: PaymentShop) => {
  const { body } = await shop.send("GET", "/api/payments/1", { bearer: shop.admin.bearer });
  return body.payment;
};
const post = (shop: PaymentShop, path: string, body: object) =>
  shop.send("POST", `/api/payments/1/${path}`, { bearer: shop.admin.bearer, body });
const revenueOf = async ({ services }: PaymentShop) => {
  const day = services.clock().toISOString().slice(0, 10);
  const before = new Date(services.clock().getTime() - days(1)).toISOString().slice(0, 10);
  return (await staffReadRevenue(services, [before, day])).reduce((sum, { cents }) => sum + cents, 0);
};

test.each(ways)("REL-M17 a dispute that is won leaves no mark: $name", async ({ name, pay, open, close }) => {
  await using world = await openLiveShop();
  const { shop } = world;
  const id = await pay(world);
  expect(await open(world, id)).toMatchObject({ status: 200 });
  expect(await read(shop)).toMatchObject({ to_check: "disputed", dispute: "open" });
  for (let turn = 0; turn < 2; turn += 1) expect(await close(world, id, true)).toMatchObject({ status: 200 });
  // Late events of the opening take nothing back.
  await open(world, id);
  expect(await read(shop)).toMatchObject({ to_check: null, dispute: "won", lost_cents: 0 });
  expect(await revenueOf(shop)).toBe(140_000);
  recordFigure("REL-M17", `${name}: a dispute that was won: 0 marks, all revenue`);
});

test.each(ways)("REL-M17 money of a lost dispute is gone: $name", async ({ name, pay, open, close }) => {
  await using world = await openLiveShop();
  const { shop } = world;
  const id = await pay(world);
  await open(world, id);
  for (let turn = 0; turn < 2; turn += 1) await close(world, id, false);
  expect(await read(shop)).toMatchObject({
    ...{
      status: "completed",
      to_check: "dispute-lost",
      dispute: "lost",
      lost_amount: 1400,
      refunded_cents: 0,
    },
  });
  expect(await revenueOf(shop)).toBe(0);
  expect((await post(shop, "refund", {})).status, "there is nothing left to pay back").toBe(409);
  expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
  const alerts = await shop.services.db
    .selectFrom("outbox")
    .select("content")
    .where("template", "=", "staff-payment-alert")
    .execute();
  expect(alerts.map(({ content }) => JSON.parse(content).concern)).toEqual(["disputed", "dispute-lost"]);
  recordFigure("REL-M17", `${name}: a dispute that was lost: its money out of revenue, staff told`);
});

test("REL-M17 a part that is disputed and lost is all that is gone", async () => {
  await using world = await openLiveShop();
  const { shop } = world;
  const [stripe] = ways;
  if (!stripe) throw new Error("Stripe");
  const id = await stripe.pay(world);
  for (const about of [
    { id: "du_a", amount: 10_000, status: "needs_response" },
    { id: "du_b", amount: 20_000, status: "under_review" },
  ]) {
    await sendStripeEvent(world, "charge.dispute.created", id, about);
  }
  await sendStripeEvent(world, "charge.dispute.closed", id, { id: "du_a", amount: 10_000, status: "lost" });
  expect(await read(shop)).toMatchObject({ to_check: "disputed", dispute: "open", lost_cents: 10_000 });
  await sendStripeEvent(world, "charge.dispute.closed", id, { id: "du_b", amount: 20_000, status: "won" });
  expect(await read(shop)).toMatchObject({ to_check: "dispute-lost", lost_cents: 10_000 });
  expect(await revenueOf(shop)).toBe(130_000);
  await sendStripeEvent(world, "charge.dispute.funds_reinstated", id, {
    id: "du_a",
    amount: 10_000,
    status: "won",
  });
  expect(await read(shop)).toMatchObject({ to_check: null, lost_cents: 0, dispute: "won" });
});

test("REL-M17 a disputed payment is paid back only when that is said, and its mark stays", async () => {
  await using world = await openLiveShop();
  const { shop } = world;
  const [stripe] = ways;
  if (!stripe) throw new Error("Stripe");
  await stripe.open(world, await stripe.pay(world));
  const refused = await post(shop, "refund", {});
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining("disputes this payment"),
  ]);
  expect(world.stripe.refunds).toEqual([]);
  const cleared = await post(shop, "clear-mark", { reason: "Answered at Stripe" });
  expect(cleared.body).toMatchObject({ payment: { to_check: null, dispute: "open" } });
  expect((await post(shop, "refund", {})).status, "the dispute is still open").toBe(409);
  expect((await post(shop, "refund", { despite_dispute: true })).body).toMatchObject({
    payment: { status: "refunded", dispute: "open" },
  });
});

test("REL-M17 staff clears a mark with a reason, once; comparing the books does not bring it back", async () => {
  await using world = await openLiveShop();
  const { shop } = world;
  const [stripe] = ways;
  if (!stripe) throw new Error("Stripe");
  const id = await stripe.pay(world);
  expect((await post(shop, "clear-mark", { reason: "nothing there" })).status).toBe(409);
  const charge = world.stripe.intents.get(id)?.latest_charge;
  if (!charge) throw new Error("no charge");
  charge.amount_refunded = 500;
  await systemCompareBooks(shop.services, new Date(0));
  expect(await read(shop)).toMatchObject({ to_check: "refund-differs" });
  for (const reason of ["", "   ", "x".repeat(501)]) {
    expect((await post(shop, "clear-mark", { reason })).status).toBe(422);
  }
  const answers = await Promise.all(
    [1, 2, 3].map(() => post(shop, "clear-mark", { reason: "Paid back $5 in Stripe's dashboard" })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  expect(await systemCompareBooks(shop.services, new Date(0))).toHaveLength(1);
  expect(await read(shop)).toMatchObject({ to_check: null });
  const { body } = await shop.send("GET", "/api/payments/1", { bearer: shop.admin.bearer });
  expect(JSON.stringify(body.timeline)).toContain("Paid back $5 in Stripe's dashboard");
});
