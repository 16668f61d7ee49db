import { expect, test } from "vitest";
import { hasTraded } from "#server/has-traded.ts";
import { addPayableQuote } from "#tests/support/payments.ts";
import { askForIntent, confirm, paidOnce, standingOf } from "#tests/support/payments-steps.ts";
import { paymentWorlds } from "#tests/support/providers/payment-worlds.ts";

test.each(paymentWorlds)(
  "SPEC-3.34 a shop in euros asks %s for euros, and is paid in them",
  async (_name, open) => {
    await using world = await open();
    const { shop } = world;
    const { db } = shop.services;
    expect(await hasTraded(db)).toBe(false);
    const settled = { changed_by: 1, changed_at: shop.services.clock().toISOString() };
    await db
      .insertInto("settings")
      .values({ key: "currency", value: '"EUR"', ...settled })
      .execute();
    await shop.services.shop.readAgain();
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    const { bearer } = quote;
    await shop.send("POST", "/api/payments/paypal/create", { bearer, body: { quote_id: quote.id } });
    const asked = { amountCents: quote.totalCents, currency: "eur", isCharged: false };
    expect(await world.asked()).toEqual([asked, asked]);
    await world.typeCard(intent);
    await confirm(shop, quote, intent);
    expect(await standingOf(shop, quote.id)).toMatchObject({
      ...paidOnce,
      payments: ["completed", "expired"],
    });
    expect(await hasTraded(db)).toBe(true);
  },
);
