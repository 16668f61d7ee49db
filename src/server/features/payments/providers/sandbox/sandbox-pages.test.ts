import { expect, test } from "vitest";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import {
  askForIntent,
  cards,
  confirm,
  paidOnce,
  standingOf,
  typeCard,
} from "#tests/support/payments-steps.ts";
import { sha256Source } from "./page.ts";

test("the card frame allows its own script and style only, in the shop's own pages only", async () => {
  await using shop = await openPaymentShop();
  const page = await shop.send("GET", "/sandbox/card?intent=pi_sandbox_x&scheme=dark");
  expect(page).toMatchObject({
    status: 200,
    headers: { "x-frame-options": "SAMEORIGIN", "cache-control": "no-store" },
  });
  const policy = String(page.headers["content-security-policy"]);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("unsafe");
  const script = /<script[^>]*>([\s\S]*?)<\/script>/.exec(page.text)?.[1] ?? "";
  const style = /<style>([\s\S]*?)<\/style>/.exec(page.text)?.[1] ?? "";
  expect(policy).toContain(`script-src ${sha256Source(script)}`);
  expect(policy).toContain(`style-src ${sha256Source(style)}`);
  expect(page.text).toContain('data-scheme="dark"');
  expect(page.text).toContain("TEST – no money moves");
});

test.each(["", "?intent=", "?intent=%22%3E%3Cscript%3E", `?intent=${"x".repeat(101)}`])(
  "the card frame shows nothing for %.40s",
  async (query) => {
    await using shop = await openPaymentShop();
    const page = await shop.send("GET", `/sandbox/card${query}`);
    expect(page.status).toBe(404);
    expect(page.text).not.toContain("<script");
  },
);

test("a caller without the secret gets 404 for the intent", async () => {
  await using shop = await openPaymentShop();
  const intent = await askForIntent(shop, await addPayableQuote(shop.services));
  for (const wrong of [
    { ...intent, secret: `${intent.secret}x` },
    { id: "pi_none", secret: intent.secret },
  ]) {
    expect(await typeCard(shop, wrong)).toMatchObject({ status: 404 });
  }
});

test("cards are declined with Stripe's codes, and another card may follow", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  expect(await typeCard(shop, intent, cards.declined)).toMatchObject({
    status: 402,
    body: { code: "card_declined", message: "Your card was declined." },
  });
  expect(await typeCard(shop, intent, cards.noFunds)).toMatchObject({
    status: 402,
    body: { code: "insufficient_funds", message: "Your card has insufficient funds." },
  });
  expect(await typeCard(shop, intent, "4242424242424241")).toMatchObject({
    body: { code: "incorrect_number" },
  });
  expect(await typeCard(shop, intent)).toMatchObject({ status: 200 });
  expect(await typeCard(shop, intent)).toMatchObject({ status: 402, body: { code: "intent_closed" } });
});

test("a challenge is passed or failed; failed, nothing is charged", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  const answer = (outcome: string) =>
    shop.send("POST", `/sandbox/payment_intents/${intent.id}/authenticate`, {
      body: { client_secret: intent.secret, outcome },
    });
  expect((await answer("pass")).status).toBe(402);
  const asked = { status: 200, body: { status: "requires_action", next_action_url: expect.any(String) } };
  expect(await typeCard(shop, intent, cards.challenge)).toMatchObject(asked);
  expect((await confirm(shop, quote, intent)).body).toMatchObject({ success: false });
  expect(await answer("fail")).toMatchObject({ status: 402, body: { code: "authentication_failed" } });
  await typeCard(shop, intent, cards.challenge);
  expect(await answer("pass")).toMatchObject({ status: 200, body: { status: "succeeded" } });
  expect((await confirm(shop, quote, intent)).body).toMatchObject({ success: true });
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("SPEC-1.10 an order is approved on its page, and captured when the buyer is back", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const { bearer } = quote;
  const made = await shop.send("POST", "/api/payments/paypal/create", {
    bearer,
    body: { quote_id: quote.id },
  });
  const orderId = String(made.body.order_id);
  const capture = () => shop.send("GET", `/api/payments/paypal/capture?order_id=${orderId}`, { bearer });
  const page = await shop.send("GET", String(made.body.approve_url));
  expect(page.status).toBe(200);
  expect(page.text).toContain("$1,400.00");
  expect(String(page.headers["content-security-policy"])).toContain("frame-ancestors 'none'");
  expect((await capture()).body).toMatchObject({ success: false, status: "pending" });

  const form = { body: "", headers: { "content-type": "application/x-www-form-urlencoded" } };
  const canceled = await shop.send("POST", `/sandbox/orders/${orderId}/cancel`, form);
  expect(canceled).toMatchObject({ status: 303, headers: { location: `/client/dashboard/${quote.id}` } });
  const approved = await shop.send("POST", `/sandbox/orders/${orderId}/approve`, form);
  expect(approved).toMatchObject({
    status: 303,
    headers: { location: `/client/dashboard/${quote.id}/payment-success?method=paypal&token=${orderId}` },
  });
  expect((await standingOf(shop, quote.id)).payments).toEqual(["pending"]);
  for (let turn = 0; turn < 2; turn += 1) {
    expect((await capture()).body).toMatchObject({
      success: true,
      status: "completed",
      quote_status: "paid",
    });
  }
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
  expect((await shop.send("GET", "/api/payments/paypal/capture?order_id=none", { bearer })).status).toBe(404);
});
