import { expect, test } from "vitest";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { flagPayment } from "./flag-payment.ts";

test("a payment's first mark stays, but a dispute is always reported, once", async () => {
  await using shop = await openPaymentShop();
  const { services } = shop;
  const quote = await addPayableQuote(services);
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent);
  await confirm(shop, quote, intent);
  const payment = await services.db.selectFrom("payments").selectAll().executeTakeFirstOrThrow();
  const flag = async (reviewReason: Parameters<typeof flagPayment>[2]) => {
    await flagPayment(services, payment, reviewReason, { kind: "system", id: null, name: "card" });
    const { toCheck, alerts } = await standingOf(shop, quote.id);
    return [toCheck[0], alerts];
  };
  expect(await flag("refund-differs")).toEqual(["refund-differs", 1]);
  expect(await flag("wrong-amount")).toEqual(["refund-differs", 1]);
  expect(await flag("disputed")).toEqual(["disputed", 2]);
  expect(await flag("disputed")).toEqual(["disputed", 2]);
});
