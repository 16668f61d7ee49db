import { expect, test } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { addPayableQuote, openPaymentShop } from "#tests/support/payments.ts";
import { askForIntent, paidOnce, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { openPayments } from "../../payment-services.ts";
import { reconcilePayments } from "../../reconcile/reconcile-payments.ts";
import { ProviderSilent } from "../provider-failure.ts";
import { sandboxSettingOf } from "./sandbox-setting.ts";

test.each([
  ["", { delay: 0, copies: 1, lose: 0 }],
  ["delay=2000", { delay: 2_000, copies: 1, lose: 0 }],
  ["copies=3, lose=0.2,colour=7", { delay: 0, copies: 3, lose: 0.2 }],
])("SANDBOX_WEBHOOKS=%s", (text, setting) => {
  expect(sandboxSettingOf(text)).toEqual(setting);
});

test("webhooks come late and several times, and settle once", async () => {
  await using shop = await openPaymentShop({ SANDBOX_WEBHOOKS: "delay=5000,copies=3" });
  const quote = await addPayableQuote(shop.services);
  await typeCard(shop, await askForIntent(shop, quote));
  expect(await shop.deliverEvents()).toBe(0);
  shop.services.clock.advance(5_000);
  expect(await shop.deliverEvents()).toBe(1);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("webhooks that are lost leave the payment to reconciliation", async () => {
  await using shop = await openPaymentShop({ SANDBOX_WEBHOOKS: "lose=1" });
  const quote = await addPayableQuote(shop.services);
  await typeCard(shop, await askForIntent(shop, quote));
  expect(await shop.deliverEvents()).toBe(0);
  expect((await standingOf(shop, quote.id)).quote).toBe("confirmed");
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("events that the shop cannot accept yet are delivered again", async () => {
  let isDown = true;
  await using shop = await openPaymentShop({}, (services) => {
    const { cardProvider } = openPayments(services);
    const readIntent = async (id: string) => {
      if (isDown) throw new ProviderSilent("down");
      return await cardProvider.readIntent(id);
    };
    return { cardProvider: { ...cardProvider, readIntent } };
  });
  const quote = await addPayableQuote(shop.services);
  await typeCard(shop, await askForIntent(shop, quote));
  expect(await shop.deliverEvents()).toBe(1);
  expect((await standingOf(shop, quote.id)).quote).toBe("confirmed");
  isDown = false;
  expect(await shop.deliverEvents()).toBe(0);
  shop.services.clock.advance(minutes(1));
  expect(await shop.deliverEvents()).toBe(1);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});
