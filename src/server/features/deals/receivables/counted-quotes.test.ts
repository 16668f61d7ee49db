import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, payByCard, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { runOnDeal } from "../model/run-command.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";
import { staffFindDues } from "./staff-find-dues.ts";
import { systemSettlePlan } from "./system-settle-plan.ts";

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPlanShop();
});
afterAll(async () => await shop[Symbol.asyncDispose]());

const planOf = async ({ id, bearer }: PlannedQuote, as = bearer) =>
  (await shop.send("GET", `/api/quotes/${id}/plan`, { bearer: as })).body;
const record = (quote: PlannedQuote, amount: string, more: object = {}) =>
  shop.send("POST", `/api/quotes/${quote.id}/transfer-received`, {
    bearer: shop.admin.bearer,
    body: { amount, ...more },
  });
const staff = (path: string, body: object) =>
  shop.send("POST", `/api/${path}`, { bearer: shop.admin.bearer, body });
const intentFor = (quote: PlannedQuote, body: object = {}) =>
  shop.send("POST", "/api/payment/create-intent", {
    bearer: quote.bearer,
    body: { quote_id: quote.id, ...body },
  });
const payDue = async (quote: PlannedQuote, amount: number) =>
  await payByCard(shop, { ...quote, totalCents: amount });
const itemsOf = async (quote: PlannedQuote) => (await planOf(quote)).items as { id: number; state: string }[];

describe("L19.4 what the count asks for beyond a paid quote", () => {
  /** 379.47 for 26,800 bags of a quote of which all was paid. */
  async function countedQuote(): Promise<PlannedQuote> {
    const quote = await addPlannedQuote(shop, { plan: [] });
    await payDue(quote, 583_656);
    const { services } = shop;
    const actor = { kind: "system", id: null, name: "settlements" } as const;
    await runOnDeal(
      services,
      actor,
      () => ({ quoteId: quote.id }),
      (running, { quoteId }) =>
        systemSettlePlan(running, { quoteId, settlementId: quoteId, differenceCents: 37_947 }),
    );
    return quote;
  }
  const paidLater = { quote: "paid", timesPaid: 1, toCheck: [], receipts: 2, alerts: 0 };
  const settled = { open_cents: 0, paid_cents: 621_603 };

  test("is paid by card, eight confirmations counting once, and stays paid after a refund", async () => {
    const quote = await countedQuote();
    const listed = await shop.send("GET", "/api/payment/check-quotes", { bearer: quote.bearer });
    const due = { status: "paid", due_kind: "settlement", amount_cents: 37_947, paid_cents: 583_656 };
    expect(listed.body).toMatchObject({ quotes: [due] });
    const report = () =>
      shop.send("POST", `/api/quotes/${quote.id}/payment-success`, { bearer: quote.bearer, body: {} });
    expect((await intentFor(quote, { amount: 583_656 })).body).toMatchObject({ amount_cents: 37_947 });
    const intent = await askForIntent(shop, { ...quote, totalCents: 37_947 });
    expect((await report()).body).toMatchObject({ success: false, outcome: "failed", status: "paid" });
    await typeCard(shop, intent);
    await Promise.all(Array.from({ length: 8 }, () => confirm(shop, quote, intent)));
    expect(await standingOf(shop, quote.id)).toMatchObject(paidLater);
    expect(await planOf(quote)).toMatchObject({ items: [{}, { state: "paid" }], ...settled });
    expect((await intentFor(quote)).body.message).toMatch(/paid|payé/i);
    const [, later] = await shop.services.db
      .selectFrom("payments")
      .select("id")
      .where("quote_id", "=", quote.id)
      .where("status", "=", "completed")
      .orderBy("id")
      .execute();
    await staff(`payments/${later?.id}/refund`, {});
    expect(await planOf(quote)).toMatchObject(settled);
  });

  test("by PayPal, and in two transfers, of which the same one is recorded once", async () => {
    const quote = await countedQuote();
    await record(quote, "200");
    expect(await planOf(quote)).toMatchObject({ items: [{}, { state: "part-paid", open_cents: 17_947 }] });
    expect((await record(quote, "200")).status).toBe(409);
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
    const back = await shop.send("GET", `/api/payments/paypal/capture?order_id=${orderId}`, { bearer });
    expect(back.body).toMatchObject({ success: true, outcome: "paid", quote_status: "paid" });
    expect(await planOf(quote)).toMatchObject(settled);
    expect(await standingOf(shop, quote.id)).toMatchObject({ ...paidLater, receipts: 3 });
    await record(quote, "379.47", { another: true });
    expect((await standingOf(shop, quote.id)).toCheck).toEqual(["already-paid"]);
  });

  test("is waived, or paid by what came too much for another quote", async () => {
    const quote = await countedQuote();
    const [, item] = await itemsOf(quote);
    const other = await addPlannedQuote(shop, { ofClient: quote });
    const { payment } = (await record(other, "6000")).body as { payment: { id: number } };
    const count = await staff(`payments/${payment.id}/count-for`, { plan_item_id: item?.id });
    expect(count.body).toMatchObject({ plan: { open_cents: 37_947 - 16_344 } });
    const { items } = await staffFindDues(shop.services.db, 50, shop.services.clock(), "America/Denver");
    expect(items.find(({ id }) => id === quote.id)?.owes).toMatchObject({ kind: "settlement", dueOn: null });
    expect((await staff(`plan-items/${item?.id}/waive`, { reason: "A gift" })).status).toBe(200);
    expect(await planOf(quote)).toMatchObject({ open_cents: 0 });
    expect((await staff(`plan-items/${item?.id}/waive`, { reason: "Again" })).status).toBe(409);
  });
});
