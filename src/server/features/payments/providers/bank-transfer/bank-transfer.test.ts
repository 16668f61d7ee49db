import { describe, expect, test } from "vitest";
import { days } from "#domain/time/durations.ts";
import {
  addPayableQuote,
  openPaymentShop,
  type PayableQuote,
  type PaymentShop,
} from "#tests/support/payments.ts";
import {
  askForIntent,
  confirm,
  paidOnce,
  payByCard,
  standingOf,
  typeCard,
} from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { addAdministrator } from "#tests/support/staff.ts";
import { expireIntents, reconcilePayments } from "../../reconcile/reconcile-payments.ts";
import { systemCompareBooks } from "../../reconcile/system-compare-books.ts";

const choose = (shop: PaymentShop, { id, bearer }: PayableQuote, extra: object = {}) =>
  shop.send("POST", "/api/payment/bank-transfer", { bearer, body: { quote_id: id, ...extra } });
const cancel = (shop: PaymentShop, { id, bearer }: PayableQuote) =>
  shop.send("POST", "/api/payment/bank-transfer/cancel", { bearer, body: { quote_id: id } });
const record = (shop: PaymentShop, { id, totalCents }: PayableQuote, body: object = {}) =>
  shop.send("POST", `/api/quotes/${id}/transfer-received`, {
    bearer: shop.admin.bearer,
    body: { amount: (totalCents / 100).toFixed(2), ...body },
  });
const isOffered = async (shop: PaymentShop, { bearer }: PayableQuote) =>
  (await shop.send("GET", "/api/payment/check-quotes", { bearer })).body.bank_transfer;

describe("choosing a bank transfer", () => {
  test("gives account, amount and reference; choosing again is the same transfer", async () => {
    await using shop = await openPaymentShop({
      BANK_TRANSFER_HOLDER: "Green Eco Inc.",
      BANK_TRANSFER_ACCOUNT: "US-1",
      BANK_TRANSFER_BANK: "First Bank of Denver",
    });
    const quote = await addPayableQuote(shop.services);
    expect(await isOffered(shop, quote)).toBe(true);
    const answer = await choose(shop, quote);
    const details = { holder: "Green Eco Inc.", account: "US-1", bank: "First Bank of Denver", code: null };
    expect(answer.body).toEqual({
      success: true,
      reference: expect.stringMatching(/^GE-\d{4}-\d{6}$/),
      amount: 1400,
      amount_cents: 140_000,
      details: { ...details, is_example: false },
    });
    expect((await choose(shop, quote)).text).toBe(answer.text);
    expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "confirmed", payments: ["pending"] });
    const timeline = await shop.send("GET", `/api/quotes/${quote.id}/timeline`, { bearer: quote.bearer });
    expect(timeline.body.events).toContainEqual({
      kind: "transfer-chosen",
      at: expect.any(String),
      amount_cents: 140_000,
    });
  });

  test("mails the details to the quote's own address when asked to, five times an hour", async () => {
    await using shop = await openPaymentShop({ RATE_LIMITS: "on" });
    const quote = await addPayableQuote(shop.services);
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await choose(shop, quote, { mail: true })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const mails = await shop.services.db
      .selectFrom("outbox")
      .select(["template", "recipient", "content"])
      .execute();
    expect(mails).toHaveLength(5);
    expect(mails[0]).toMatchObject({ template: "transfer-details", recipient: quote.email });
    expect(mails[0]?.content).toContain('"isExample":true');
  });

  test("is not offered where the operator set no account and the demo is off", async () => {
    await using shop = await openPaymentShop({ DEMO_DATA: "off" });
    const quote = await addPayableQuote(shop.services);
    expect(await isOffered(shop, quote)).toBe(false);
    expect((await choose(shop, quote)).status).toBe(409);
    expect((await standingOf(shop, quote.id)).payments).toEqual([]);
  });

  test("is for quotes that wait for money, and for their own clients", async () => {
    await using shop = await openPaymentShop();
    const pending = await addPayableQuote(shop.services, { status: "pending" });
    const other = await addPayableQuote(shop.services);
    expect((await choose(shop, pending)).status).toBe(409);
    expect((await choose(shop, { ...other, bearer: pending.bearer })).status).toBe(404);
    expect((await record(shop, pending)).status).toBe(409);
  });
});

describe("a transfer that arrived", () => {
  test("of the quote's total pays it once, with receipt, notice and history; books and provider agree", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    await choose(shop, quote);
    // The job that asks providers leaves it waiting.
    await reconcilePayments(shop.services);
    for (const amount of ["0", "-1", "1e9", 10_000_000]) {
      const wrong = await record(shop, quote, { amount });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})], String(amount)).toEqual([422, ["amount"]]);
    }
    // FOUND-H6: tomorrow, and more than 60 days before the quote was written down.
    for (const received_on of ["2026-03-03", "2025-12-31"]) {
      const wrong = await record(shop, quote, { received_on });
      expect([wrong.status, Object.keys(wrong.body.errors ?? {})]).toEqual([422, ["received_on"]]);
    }
    const right = await record(shop, quote, { received_on: "2026-03-02", note: "Statement 47" });
    expect(right.body).toMatchObject({
      success: true,
      payment: { provider: "bank-transfer", status: "completed", amount: 1400, to_check: null },
    });
    expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
    expect((await record(shop, quote)).status).toBe(409);
    expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
    expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
    const { id } = right.body.payment as { id: number };
    const details = await shop.send("GET", `/api/payments/${id}`, { bearer: shop.admin.bearer });
    expect(details.text).toContain("Statement 47");
  });

  test("unannounced, or after its time was over, is taken in all the same", async () => {
    await using shop = await openPaymentShop();
    const unannounced = await addPayableQuote(shop.services);
    expect((await record(shop, unannounced)).status).toBe(200);
    expect(await standingOf(shop, unannounced.id)).toEqual(paidOnce);
    const late = await addPayableQuote(shop.services);
    await choose(shop, late);
    shop.services.clock.advance(days(30));
    await expireIntents(shop.services);
    expect((await standingOf(shop, late.id)).payments).toEqual(["expired"]);
    // Signed in afresh: a month has gone by.
    const { bearer } = await addAdministrator(shop.services);
    const body = { amount: 1400 };
    await shop.send("POST", `/api/quotes/${late.id}/transfer-received`, { bearer, body });
    expect(await standingOf(shop, late.id)).toEqual(paidOnce);
  });

  test("REL-M3 twenty members of staff at once record it once", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    const answers = await Promise.all(Array.from({ length: 20 }, () => record(shop, quote)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
    recordFigure("REL-M3", "bank transfer: 20 recordings at once, 1 payment");
  });

  test("REL-M10 of a card and a transfer at once one pays, and the other is for staff to check", async () => {
    await using shop = await openPaymentShop();
    const rounds = 12;
    const winners = new Set<string>();
    for (let round = 0; round < rounds; round += 1) {
      const quote = await addPayableQuote(shop.services);
      const intent = await askForIntent(shop, quote);
      await typeCard(shop, intent);
      const both = [() => record(shop, quote), () => confirm(shop, quote, intent)];
      if (round % 2 === 1) both.reverse();
      await Promise.all(both.map((act) => act()));
      const standing = await standingOf(shop, quote.id);
      expect(standing).toMatchObject({ quote: "paid", timesPaid: 1, receipts: 1, notices: 1, alerts: 1 });
      expect(standing.payments).toEqual(["completed", "completed"]);
      expect(standing.toCheck).toEqual(["already-paid"]);
      const winner = await shop.services.db
        .selectFrom("payments")
        .select("provider")
        .where("quote_id", "=", quote.id)
        .where("to_check", "is", null)
        .executeTakeFirstOrThrow();
      winners.add(winner.provider);
    }
    recordFigure(
      "REL-M10",
      `${rounds} cards against transfers: 1 winner each (${[...winners].join(", ")} won)`,
    );
  });

  test("REL-M10 after a card has paid, an announced transfer that arrives is recorded and marked", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    await choose(shop, quote);
    await cancel(shop, quote);
    await payByCard(shop, quote);
    expect((await standingOf(shop, quote.id)).payments).toEqual(["expired", "completed"]);
    const answer = await record(shop, quote);
    expect(answer.body).toMatchObject({ payment: { status: "completed", to_check: "already-paid" } });
  });

  test("REL-M12 a refund of a transfer is recorded, once", async () => {
    await using shop = await openPaymentShop();
    const quote = await addPayableQuote(shop.services);
    const { id } = (await record(shop, quote)).body.payment as { id: number };
    const refund = () =>
      shop.send("POST", `/api/payments/${id}/refund`, { bearer: shop.admin.bearer, body: {} });
    expect((await refund()).body).toMatchObject({ payment: { status: "refunded" } });
    expect((await refund()).status).toBe(409);
    expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
  });
});
