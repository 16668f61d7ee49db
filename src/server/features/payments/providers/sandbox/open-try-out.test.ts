import { expect, test } from "vitest";
import { sandboxTryOut } from "#contracts/payments/provider-calls.ts";
import { openPaymentShop } from "#tests/support/payments.ts";
import { cards, typeCard } from "#tests/support/payments-steps.ts";
import { reconcilePayments } from "../../reconcile/reconcile-payments.ts";

const open = sandboxTryOut.answers[201];

test("SPEC-1.24 a payment to try takes test cards as any other, and the shop's books stay as they are", async () => {
  await using shop = await openPaymentShop();
  const answer = await shop.send("POST", "/sandbox/try-out", { body: {} });
  expect(answer.status).toBe(201);
  const { payment_intent_id: id, card_frame_url: frame, amount_cents: amount } = open.parse(answer.body);
  expect(amount).toBe(100);
  const intent = { id, secret: decodeURIComponent(frame.split("#")[1] ?? "") };
  expect(await typeCard(shop, intent, cards.declined)).toMatchObject({ status: 402 });
  expect(await typeCard(shop, intent)).toMatchObject({ status: 200, body: { status: "succeeded" } });
  expect(await shop.deliverEvents()).toBeGreaterThan(0);
  await reconcilePayments(shop.services);
  const { db } = shop.services;
  expect(await db.selectFrom("payments").selectAll().execute()).toEqual([]);
  expect(await db.selectFrom("outbox").selectAll().execute()).toEqual([]);
});

test("twenty an hour from one address", async () => {
  await using shop = await openPaymentShop({ RATE_LIMITS: "on" });
  const ask = () => shop.send("POST", "/sandbox/try-out", { body: {} });
  for (let turn = 0; turn < 20; turn += 1) expect((await ask()).status).toBe(201);
  expect((await ask()).status).toBe(429);
});
