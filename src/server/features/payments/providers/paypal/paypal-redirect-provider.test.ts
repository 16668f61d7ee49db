import { expect, test } from "vitest";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { paidOnce, standingOf } from "#tests/support/payments-steps.ts";
import { approvedOrder, askForOrder, capture, openLiveShop } from "#tests/support/providers/live-shop.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { reconcilePayments } from "../../reconcile/reconcile-payments.ts";
import { systemCompareBooks } from "../../reconcile/system-compare-books.ts";

test("SPEC-1.10 an order carries quote, total and the way back; approved and captured, the quote is paid once", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const quote = await addPayableQuote(shop.services);
  const { bearer } = quote;
  const body = { quote_id: quote.id };
  const opened = await shop.send("POST", "/api/payments/paypal/create", { bearer, body });
  const orderId = String(opened.body.order_id);
  expect(opened.body.approve_url).toBe(`${paypal.url}/approve?token=${orderId}`);
  const home = `https://shop.example/client/dashboard/${quote.id}`;
  expect(paypal.orders.get(orderId)).toMatchObject({
    customId: expect.stringMatching(new RegExp(`^[\\w-]{43}:${quote.id}:1$`)),
    amount: { currency_code: "USD", value: "1400.00" },
    returnUrl: `${home}/payment-success?method=paypal`,
    cancelUrl: home,
  });
  expect(await askForOrder(shop, quote)).toBe(orderId);
  expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "failed", status: "pending" });
  paypal.approve(orderId);
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await capture(shop, quote, orderId)).body).toMatchObject({ success: true, outcome: "paid" });
  }
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
  expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
  expect(paypal.faults).toEqual([]);
});

test("SPEC-1.10 an order of another client, or one that this shop never made, is not captured", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { orderId } = await approvedOrder(world);
  const other = await addPayableQuote(shop.services);
  for (const asked of [orderId, "NOSUCHORDER000000"]) {
    expect((await capture(shop, other, asked)).status).toBe(404);
  }
  expect(paypal.orders.get(orderId)?.captures).toEqual([]);
});

test("REL-M3 twenty captures at once take the money once", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  const answers = await Promise.all(Array.from({ length: 20 }, () => capture(shop, quote, orderId)));
  expect(answers.map(({ status, body }) => [status, body.outcome])).toEqual(answers.map(() => [200, "paid"]));
  expect(paypal.orders.get(orderId)?.captures).toHaveLength(1);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("REL-M5 PayPal's events count only when PayPal says that it sent these very bytes to this webhook", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  // The answer of its capture is lost: the shop does not know of it yet.
  paypal.trouble = { kind: "truncated", isActing: true, only: ["capture-order"] };
  expect((await capture(shop, quote, orderId)).status).toBe(503);
  paypal.trouble = undefined;
  const good = paypal.webhookEvent("PAYMENT.CAPTURE.COMPLETED", orderId);
  const send = (each: object) => shop.send("POST", "/api/webhooks/paypal", each);
  const forged = [
    { ...good, body: Buffer.from(JSON.stringify(JSON.parse(good.body.toString()))) },
    { ...good, body: Buffer.from(good.body.toString().replace("COMPLETED", "REFUNDED!")) },
    { ...good, headers: { ...good.headers, "paypal-transmission-sig": "sigforged" } },
    { ...good, headers: {} },
    { ...good, headers: { ...good.headers, "paypal-cert-url": "file:///etc/passwd" } },
    { ...good, headers: { ...good.headers, "paypal-cert-url": "https://elsewhere.example/cert.pem" } },
    { ...good, body: Buffer.from("{}") },
    { ...good, body: Buffer.from("no json") },
    { ...good, body: Buffer.alloc(0) },
  ];
  for (const each of forged) expect((await send(each)).status).toBe(400);
  expect((await standingOf(shop, quote.id)).payments).toEqual(["pending"]);
  paypal.trouble = { kind: "broken", only: ["verify-webhook"] };
  // PayPal cannot be asked: it sends them again later.
  expect((await send(good)).status).toBe(503);
  paypal.trouble = undefined;
  for (let turn = 0; turn < 2; turn += 1) expect((await send(good)).status).toBe(200);
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", payments: ["completed"] });
});

test("an order that was approved and never brought back is captured, by its webhook or by reconciliation, once", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const told = await approvedOrder(world);
  const event = () => paypal.webhookEvent("CHECKOUT.ORDER.APPROVED", told.orderId);
  const calls = Array.from({ length: 10 }, () => [
    shop.send("POST", "/api/webhooks/paypal", event()),
    capture(shop, told.quote, told.orderId),
    reconcilePayments(shop.services),
  ]);
  await Promise.all(calls.flat());
  expect(await standingOf(shop, told.quote.id)).toEqual(paidOnce);
  expect(paypal.orders.get(told.orderId)?.captures).toHaveLength(1);
  const untold = await approvedOrder(world);
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, untold.quote.id)).toEqual(paidOnce);
});

test("a capture whose answer was lost is found", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  paypal.trouble = { kind: "truncated", isActing: true, only: ["capture-order"] };
  expect((await capture(shop, quote, orderId)).status).toBe(503);
  paypal.trouble = undefined;
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("REL-M12 refunds at PayPal: partial, then the rest, each once; one made elsewhere is found", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  await capture(shop, quote, orderId);
  const { id } = await shop.services.db.selectFrom("payments").select("id").executeTakeFirstOrThrow();
  const refund = (body: object, key: string) =>
    shop.send("POST", `/api/payments/${id}/refund`, {
      bearer: shop.admin.bearer,
      body,
      headers: { "idempotency-key": key },
    });
  const twice = await Promise.all([refund({ amount: "10.50" }, "one"), refund({ amount: "10.50" }, "one")]);
  expect(twice.map(({ status }) => status)).toEqual([200, 200]);
  expect(await systemCompareBooks(shop.services, new Date(0))).toEqual([]);
  expect((await refund({}, "rest")).body).toMatchObject({ payment: { status: "refunded" } });
  const sums = paypal.orders.get(orderId)?.refunds.map(({ amount }) => amount.value);
  expect(sums).toEqual(["10.50", "1389.50"]);
  await shop.services.db.updateTable("refunds").set({ amount_cents: 1 }).where("id", "=", 1).execute();
  expect(await systemCompareBooks(shop.services, new Date(0))).toMatchObject([
    { reviewReason: "refund-differs" },
  ]);
});

test("REL-M15 PayPal's events of a refund that was made elsewhere find their payment by its capture", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  await capture(shop, quote, orderId);
  const amount = { currency_code: "USD", value: "7.00" };
  paypal.orders.get(orderId)?.refunds.push({ id: "ELSEWHERE", status: "COMPLETED", amount });
  const sent = await shop.send(
    "POST",
    "/api/webhooks/paypal",
    paypal.webhookEvent("PAYMENT.CAPTURE.REFUNDED", orderId),
  );
  expect(sent.status).toBe(200);
  expect(await standingOf(shop, quote.id)).toMatchObject({
    quote: "paid",
    toCheck: ["refund-differs"],
    alerts: 1,
  });
  expect(paypal.faults).toEqual([]);
});

test("a dispute at PayPal is reported to staff, who alone can answer it; quote and money stay", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const { quote, orderId } = await approvedOrder(world);
  await capture(shop, quote, orderId);
  const webhookEvent = paypal.webhookEvent("CUSTOMER.DISPUTE.CREATED", orderId);
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await shop.send("POST", "/api/webhooks/paypal", webhookEvent)).status).toBe(200);
  }
  expect(await standingOf(shop, quote.id)).toMatchObject({ quote: "paid", toCheck: ["disputed"], alerts: 1 });
  expect(paypal.faults).toEqual([]);
});

test("a token is cached for many calls, and replaced when PayPal rejects it", async () => {
  await using world = await openLiveShop();
  const { shop, paypal } = world;
  const orders = await Promise.all([approvedOrder(world), approvedOrder(world), approvedOrder(world)]);
  expect(paypal.calls.filter((name) => name === "token")).toHaveLength(1);
  paypal.revokeTokens();
  for (const { quote, orderId } of orders) {
    expect((await capture(shop, quote, orderId)).body).toMatchObject({ outcome: "paid" });
  }
  expect(paypal.calls.filter((name) => name === "token")).toHaveLength(2);
});

test("without PayPal's keys beside Stripe there is no order to open", async () => {
  await using stripe = await openFakeStripe();
  await using shop = await openPaymentShop(stripe.environment);
  const { id, bearer } = await addPayableQuote(shop.services);
  const answer = await shop.send("POST", "/api/payments/paypal/create", { bearer, body: { quote_id: id } });
  expect(answer.status).toBe(404);
  expect((await shop.send("POST", "/api/webhooks/paypal", { body: Buffer.from("{}") })).status).toBe(400);
});
