import { expect, test } from "vitest";
import { addPayableQuote, linkOf, openPaymentShop } from "#tests/support/payments.ts";

test("FOUND-S-N10 a link reports the payment of its quote sixty times an hour, and not one more", async () => {
  await using shop = await openPaymentShop({ RATE_LIMITS: "on" });
  const quote = await addPayableQuote(shop.services);
  const link = await linkOf(shop.services, quote);
  const report = (bearer: string) =>
    shop.send("POST", `/api/quotes/${quote.id}/payment-success`, { bearer, body: {} });
  const statuses: number[] = [];
  for (let time = 0; time < 62; time += 1) statuses.push((await report(link)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.slice(60)).toEqual([429, 429]);
});
