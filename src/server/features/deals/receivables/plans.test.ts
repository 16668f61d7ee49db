import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addPayableQuote, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, payByCard, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { addPlannedQuote, openPlanShop, type PlannedQuote } from "./planned-quote.fixture.ts";

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

test("without a plan a quote owes one item, its total", async () => {
  const quote = { ...(await addPayableQuote(shop.services)), offerAnew: async () => undefined };
  const item = { position: 1, kind: "balance", due: "on-acceptance", amount_cents: 140_000 };
  expect(await planOf(quote)).toMatchObject({
    items: [{ id: null, ...item, open_cents: 140_000, state: "open", due_on: null }],
    ...{ paid_cents: 0, open_cents: 140_000 },
  });
  await payByCard(shop, quote);
  expect(await planOf(quote)).toMatchObject({
    items: [{ id: expect.any(Number), ...item, paid_cents: 140_000, state: "paid" }],
    ...{ paid_cents: 140_000, open_cents: 0 },
  });
});

describe("L10.7 a deposit and a balance", () => {
  test("are paid one after the other; the quote is accepted by the first and paid by the last", async () => {
    const quote = await addPlannedQuote(shop);
    const wrong = await intentFor(quote, { amount: 583_656 });
    expect([wrong.status, wrong.body.amount_cents, wrong.body.total_cents]).toEqual([409, 291_828, 583_656]);
    await payDue(quote, 291_828);
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", timesPaid: 0, receipts: 1 });
    expect(await planOf(quote)).toMatchObject({
      items: [{ state: "paid" }, { state: "open", open_cents: 291_828, due: "before-shipping" }],
      ...{ paid_cents: 291_828, open_cents: 291_828 },
    });
    const undo = await staff(`quotes/${quote.id}/undo-acceptance`, {});
    expect([undo.status, (await itemsOf(quote)).length]).toEqual([409, 2]);
    const listed = await shop.send("GET", "/api/payment/check-quotes", { bearer: quote.bearer });
    expect(listed.body).toMatchObject({
      quotes: [{ due_kind: "balance", amount_cents: 291_828, paid_cents: 291_828, total_cents: 583_656 }],
    });
    await payDue(quote, 291_828);
    expect(await standingOf(shop, quote.id)).toEqual({
      ...{ quote: "paid", payments: ["completed", "completed"], toCheck: [], timesPaid: 1 },
      ...{ receipts: 2, notices: 2, alerts: 0 },
    });
  });

  test("the deposit's payer who comes back from the provider is told that it was received", async () => {
    const quote = await addPlannedQuote(shop);
    await payDue(quote, 291_828);
    const report = () =>
      shop.send("POST", `/api/quotes/${quote.id}/payment-success`, { bearer: quote.bearer, body: {} });
    expect((await report()).body).toMatchObject({ success: true, outcome: "paid", status: "confirmed" });
    // What was opened after it is not paid by it.
    await intentFor(quote);
    expect((await report()).body).toMatchObject({ success: false, outcome: "failed" });
  });

  test("an item that was named is paid before its turn, and no item twice", async () => {
    const quote = await addPlannedQuote(shop);
    await staff(`quotes/${quote.id}/record-answer`, recordedAnswer);
    const [deposit, balance] = await itemsOf(quote);
    const intent = await intentFor(quote, { plan_item_id: balance?.id, amount: 291_828 });
    expect(intent.status).toBe(200);
    expect((await intentFor(quote)).body.paymentIntentId).not.toBe(intent.body.paymentIntentId);
    const found = { id: String(intent.body.paymentIntentId), secret: String(intent.body.clientSecret) };
    await typeCard(shop, found);
    await confirm(shop, { ...quote, totalCents: 291_828 }, found);
    expect((await itemsOf(quote)).map(({ state }) => state)).toEqual(["open", "paid"]);
    expect((await intentFor(quote, { plan_item_id: balance?.id })).status).toBe(409);
    expect((await intentFor(quote, { plan_item_id: 999_999 })).status).toBe(409);
    expect((await intentFor(quote, { plan_item_id: deposit?.id })).body.amount_cents).toBe(291_828);
  });

  test("REL-M3 eight confirmations at once count once for their item", async () => {
    const quote = await addPlannedQuote(shop);
    const intent = await askForIntent(shop, { ...quote, totalCents: 291_828 });
    await typeCard(shop, intent);
    await Promise.all(Array.from({ length: 8 }, () => confirm(shop, quote, intent)));
    expect(await planOf(quote)).toMatchObject({ paid_cents: 291_828, open_cents: 291_828 });
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", receipts: 1, alerts: 0 });
  });

  test("REL-M10 a payment of a plan that was replaced is for staff to check", async () => {
    const quote = await addPlannedQuote(shop);
    const intent = await askForIntent(shop, { ...quote, totalCents: 291_828 });
    await typeCard(shop, intent);
    await quote.offerAnew({ plan: [] });
    await confirm(shop, quote, intent);
    expect((await standingOf(shop, quote.id)).toCheck).toEqual(["quote-changed"]);
    expect(await planOf(quote)).toMatchObject({ items: [{ amount_cents: 583_656 }], paid_cents: 0 });
  });
});

describe("L10.4 a transfer", () => {
  test("in two pieces is booked as it came, the oldest item first", async () => {
    const quote = await addPlannedQuote(shop);
    expect((await record(quote, "1000")).body).toMatchObject({ payment: { to_check: null } });
    expect(await planOf(quote)).toMatchObject({ items: [{ state: "part-paid", open_cents: 191_828 }, {}] });
    expect((await record(quote, "1000")).status).toBe(409);
    await record(quote, "1000", { another: true });
    await record(quote, "3836.56");
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", timesPaid: 1, toCheck: [] });
    expect((await planOf(quote)).paid_cents).toBe(583_656);
  });

  test("closes what was opened for the amount before", async () => {
    const quote = await addPlannedQuote(shop);
    const before = await intentFor(quote);
    await record(quote, "1000");
    const after = await intentFor(quote);
    expect(after.body).toMatchObject({ amount_cents: 191_828 });
    expect(after.body.paymentIntentId).not.toBe(before.body.paymentIntentId);
  });

  test("of too much pays the quote, and the rest is staff's to count for another one of the client", async () => {
    const quote = await addPlannedQuote(shop);
    const { payment } = (await record(quote, "6000")).body as { payment: { id: number } };
    expect(await standingOf(shop, quote.id)).toMatchObject({
      quote: "paid",
      toCheck: ["overpaid"],
      alerts: 1,
    });
    const foreign = await addPlannedQuote(shop);
    await staff(`quotes/${foreign.id}/record-answer`, recordedAnswer);
    const [theirs] = await itemsOf(foreign);
    const count = (id: number | undefined) => staff(`payments/${payment.id}/count-for`, { plan_item_id: id });
    expect((await count(theirs?.id)).status).toBe(409);
    const other = await addPlannedQuote(shop, { ofClient: quote });
    await staff(`quotes/${other.id}/record-answer`, recordedAnswer);
    const [own] = await itemsOf(other);
    expect((await count(own?.id)).body).toMatchObject({
      payment: { to_check: null },
      plan: { paid_cents: 16_344 },
    });
    expect((await count(own?.id)).status).toBe(409);
  });
});

describe("L10.5 what staff asks no more for", () => {
  test("a small rest is written off, and then the quote is paid", async () => {
    const quote = await addPlannedQuote(shop, { plan: [] });
    await record(quote, "5836");
    const [item] = await itemsOf(quote);
    const writtenOff = await staff(`plan-items/${item?.id}/write-off`, { reason: "Bank charges" });
    expect(writtenOff.body).toMatchObject({ plan: { open_cents: 0, items: [{ state: "waived" }] } });
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", timesPaid: 1 });
    expect((await staff(`plan-items/${item?.id}/waive`, { reason: "Again" })).status).toBe(409);
  });

  test("more than a dollar is waived, with a reason", async () => {
    const quote = await addPlannedQuote(shop);
    await record(quote, "2918.28");
    const [, item] = await itemsOf(quote);
    expect((await staff(`plan-items/${item?.id}/write-off`, { reason: "No" })).status).toBe(409);
    expect((await staff(`plan-items/${item?.id}/waive`, { reason: " " })).status).toBe(422);
    expect((await staff(`plan-items/${item?.id}/waive`, { reason: "A gift" })).status).toBe(200);
    expect((await standingOf(shop, quote.id)).quote).toBe("paid");
    expect((await staff("plan-items/999999/waive", { reason: "None" })).status).toBe(404);
  });
});

test("a refund opens its item again until the quote is paid", async () => {
  const quote = await addPlannedQuote(shop);
  await payDue(quote, 291_828);
  const { id } = await shop.services.db
    .selectFrom("payments")
    .select("id")
    .where("quote_id", "=", quote.id)
    .executeTakeFirstOrThrow();
  await staff(`payments/${id}/refund`, { amount: "918.28" });
  expect(await planOf(quote)).toMatchObject({ paid_cents: 200_000, open_cents: 383_656 });
  await record(quote, "3836.56");
  expect((await standingOf(shop, quote.id)).quote).toBe("paid");
  await staff(`payments/${id}/refund`, {});
  expect(await planOf(quote)).toMatchObject({ paid_cents: 583_656, open_cents: 0 });
  expect((await standingOf(shop, quote.id)).quote).toBe("paid");
});

const recordedAnswer = { version: 1, answer: "accept", channel: "phone", on: "2026-03-02", by: "Ann" };
