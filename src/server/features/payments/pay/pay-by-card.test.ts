import { expect, test } from "vitest";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, paidOnce, standingOf, typeCard } from "#tests/support/payments-steps.ts";

test("a card pays a quote: intent, card frame, confirmation, then the webhook changes nothing more", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  expect(await confirm(shop, quote, intent)).toMatchObject({
    status: 200,
    body: { success: false, status: "pending" },
  });
  expect(await typeCard(shop, intent)).toMatchObject({ status: 200, body: { status: "succeeded" } });
  expect(await confirm(shop, quote, intent)).toMatchObject({
    status: 200,
    body: {
      success: true,
      status: "completed",
      quote_status: "paid",
      message: "Payment received. Thank you.",
    },
  });
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
  expect(await shop.deliverEvents()).toBe(1);
  expect(await shop.deliverEvents()).toBe(0);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});
