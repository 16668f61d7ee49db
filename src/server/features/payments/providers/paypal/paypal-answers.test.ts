import { expect, test } from "vitest";
import { standingOf } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import type { Answer } from "#tests/support/providers/fake.ts";
import { approvedOrder, capture, openLiveShop } from "#tests/support/providers/live-shop.ts";
import { paypalFailure } from "#tests/support/providers/paypal-fake.ts";

/** What PayPal answers to the capture of an approved order, and the one thing that follows (REL-M9). */
type Row = readonly [
  answer: string,
  given: Answer | "as-it-is",
  http: number,
  outcome: string,
  payment: string,
];

const unprocessable = (issue: string) => paypalFailure(422, "UNPROCESSABLE_ENTITY", issue);
const withCapture = (status: string): Answer => ({
  status: 201,
  body: {
    id: "ORDER0",
    status: "COMPLETED",
    purchase_units: [
      {
        custom_id: "another:1:1",
        payments: {
          captures: [{ id: "CAPTURE0", status, amount: { currency_code: "USD", value: "1400.00" } }],
        },
      },
    ],
  },
});

const rows: readonly Row[] = [
  ["COMPLETED", "as-it-is", 200, "paid", "completed"],
  ["COMPLETED for another shop's quote", withCapture("COMPLETED"), 200, "checking", "completed"],
  ["PENDING", withCapture("PENDING"), 200, "processing", "pending"],
  ["DECLINED", withCapture("DECLINED"), 200, "failed", "expired"],
  ["FAILED", withCapture("FAILED"), 200, "failed", "expired"],
  ["ORDER_NOT_APPROVED", unprocessable("ORDER_NOT_APPROVED"), 200, "failed", "pending"],
  ["PAYER_ACTION_REQUIRED", unprocessable("PAYER_ACTION_REQUIRED"), 200, "failed", "pending"],
  ["INSTRUMENT_DECLINED", unprocessable("INSTRUMENT_DECLINED"), 200, "failed", "expired"],
  ["PAYER_CANNOT_PAY", unprocessable("PAYER_CANNOT_PAY"), 200, "failed", "expired"],
  ["TRANSACTION_REFUSED", unprocessable("TRANSACTION_REFUSED"), 200, "failed", "expired"],
  [
    "MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED",
    unprocessable("MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED"),
    200,
    "failed",
    "expired",
  ],
  ["PAYEE_ACCOUNT_RESTRICTED", unprocessable("PAYEE_ACCOUNT_RESTRICTED"), 200, "failed", "pending"],
  ["DUPLICATE_INVOICE_ID", unprocessable("DUPLICATE_INVOICE_ID"), 200, "failed", "pending"],
  ["a 422 of another kind", unprocessable("SOMETHING_NEW"), 200, "failed", "pending"],
];

/** Answers after which nothing is known: 503, the row stays open until the next look. */
const silences: readonly (readonly [string, Answer])[] = [
  ["PREVIOUS_REQUEST_IN_PROGRESS", paypalFailure(409, "RESOURCE_CONFLICT", "PREVIOUS_REQUEST_IN_PROGRESS")],
  ["DUPLICATE_REQUEST_ID", paypalFailure(422, "UNPROCESSABLE_ENTITY", "DUPLICATE_REQUEST_ID")],
  ["another merchant's (PERMISSION_DENIED)", paypalFailure(403, "NOT_AUTHORIZED", "PERMISSION_DENIED")],
  ["RATE_LIMIT_REACHED", paypalFailure(429, "RATE_LIMIT_REACHED")],
  ["INTERNAL_SERVER_ERROR", paypalFailure(500, "INTERNAL_SERVER_ERROR")],
  ["a 502 in HTML", { status: 502, body: "<html>" }],
];

test.each(rows)("REL-M9 %s", async (_answer, given, http, outcome, payment) => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  if (given !== "as-it-is") paypal.nextCapture = given;
  const answer = await capture(shop, quote, orderId);
  expect(answer).toMatchObject({ status: http, body: { outcome, status: payment } });
  const isPaid = outcome === "paid";
  expect(await standingOf(shop, quote.id)).toMatchObject({
    quote: isPaid ? "paid" : "confirmed",
    payments: [payment],
    receipts: isPaid ? 1 : 0,
  });
  expect(paypal.faults).toEqual([]);
});

test.each(silences)("REL-M9 %s: the same request again, then PayPal's state", async (_answer, given) => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  paypal.nextCapture = given;
  // The guard asks again at once with the same key, and PayPal has come to itself.
  expect(await capture(shop, quote, orderId)).toMatchObject({ status: 200, body: { outcome: "paid" } });
  expect(paypal.calls.filter((name) => name === "capture-order")).toHaveLength(2);
  expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
});

test("REL-M9 ORDER_ALREADY_CAPTURED: the order is read, and is paid", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  paypal.trouble = { kind: "reset", isActing: true, only: ["capture-order"] };
  expect((await capture(shop, quote, orderId)).status).toBe(503);
  paypal.trouble = undefined;
  expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "paid" });
  expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
});

test.each([
  ["VOIDED", { status: "VOIDED" }, "expired"],
  ["another currency", { purchase_units: [{ amount: { currency_code: "EUR", value: "1.00" } }] }, "pending"],
])("REL-M9 an order that reads %s is not captured wrongly", async (_what, lie, payment) => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  paypal.lie = lie;
  paypal.nextCapture = unprocessable("ORDER_NOT_APPROVED");
  expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "failed", status: payment });
});

test.each([
  ["another amount", { currency_code: "USD", value: "1.00" }],
  ["another currency", { currency_code: "EUR", value: "1400.00" }],
])("REL-M9 REL-M4 COMPLETED with %s is recorded for staff, and pays nothing", async (_what, amount) => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  const order = paypal.orders.get(orderId);
  if (order) order.amount = amount;
  expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "checking" });
  expect(await standingOf(shop, quote.id)).toMatchObject({
    quote: "confirmed",
    toCheck: ["wrong-amount"],
    receipts: 0,
  });
});

test("REL-M9 RESOURCE_NOT_FOUND: an order that PayPal has forgotten is closed, and another one may be opened", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  paypal.orders.clear();
  expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "failed", status: "expired" });
  const again = await shop.send("POST", "/api/payments/paypal/create", {
    bearer: quote.bearer,
    body: { quote_id: quote.id },
  });
  expect(again.body.order_id).not.toBe(orderId);
  recordFigure("REL-M9", `${rows.length + silences.length + 6} answers of PayPal's: each one its status`);
});
