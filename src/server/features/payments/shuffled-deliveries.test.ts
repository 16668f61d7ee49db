import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, cards, paidOnce, standingOf, typeCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { reconcilePayments } from "./reconcile-payments.ts";
import { bodyOf } from "./sandbox/deliver-sandbox-events.ts";
import { signBody } from "./sandbox/stripe-signature.ts";

const wanted = sized({ quick: 250, deep: 10_000 });

/** What a buyer does with his card, and how the news of it travel. */
const story = fc.record({
  attempts: fc.array(fc.constantFrom(cards.declined, cards.noFunds, cards.challenge), { maxLength: 4 }),
  pays: fc.boolean(),
  copies: fc.array(fc.integer({ min: 1, max: 10 }), { minLength: 6, maxLength: 6 }),
  isLost: fc.array(
    fc.integer({ min: 1, max: 5 }).map((die) => die === 1),
    { minLength: 6, maxLength: 6 },
  ),
  order: fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 60, maxLength: 60 }),
});

test("M6 news that come late, twice, shuffled or never end where the provider is", {
  timeout: 900_000,
}, async () => {
  await using shop = await openPaymentShop();
  let delivered = 0;
  const seed = sized({ quick: 6, deep: Date.now() % 1_000_000 });
  for (const told of fc.sample(story, { numRuns: 5_000, seed })) {
    if (delivered >= wanted) break;
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    for (const number of told.attempts) await typeCard(shop, intent, number);
    if (told.pays) await typeCard(shop, intent);

    const news = await signedNews(shop, intent.id);
    const deliveries = news
      .flatMap((each, index) =>
        told.isLost[index] ? [] : Array.from({ length: told.copies[index] ?? 1 }, () => each),
      )
      .map((each, index) => ({ each, place: told.order[index] ?? 0 }))
      .toSorted((a, b) => a.place - b.place);
    let wasPaid = false;
    for (const { each } of deliveries) {
      expect((await shop.send("POST", "/api/webhooks/stripe", each)).status).toBe(200);
      const isPaid = await isQuotePaid(shop, quote.id);
      expect(wasPaid && !isPaid, "paid never goes back").toBe(false);
      wasPaid = isPaid;
      delivered += 1;
    }
    await reconcilePayments(shop.services);
    const declined = told.attempts.at(-1) === cards.declined || told.attempts.at(-1) === cards.noFunds;
    const model = told.pays ? paidOnce : { quote: "confirmed", timesPaid: 0, receipts: 0, alerts: 0 };
    const standing = await standingOf(shop, quote.id);
    expect(standing, `seed ${seed}: ${JSON.stringify(told)}`).toMatchObject(model);
    // A decline may be seen, or be overtaken by the question of a bank; what is open is never closed by it.
    if (!told.pays) expect(declined ? ["failed"] : ["pending", "failed"]).toContain(standing.payments[0]);
    // Off the list, or reconciliation would look at every story that was told before.
    await shop.services.db
      .updateTable("payments")
      .set({ status: "expired" })
      .where("quote_id", "=", quote.id)
      .where("status", "!=", "completed")
      .execute();
  }
  expect(delivered).toBeGreaterThanOrEqual(wanted);
  recordFigure("M6", `${delivered} deliveries (1–10 copies, shuffled, 20 % lost): state as the model in all`);
});

async function isQuotePaid({ services }: PaymentShop, id: number): Promise<boolean> {
  const row = await services.db.selectFrom("quotes").select("status").where("id", "=", id).executeTakeFirst();
  return row?.status === "paid";
}

/** The webhooks of an intent, ready to be sent in any order and number. */
async function signedNews(shop: PaymentShop, intentId: string) {
  const events = await shop.services.db
    .selectFrom("sandbox_events")
    .selectAll()
    .where("intent_id", "=", intentId)
    .execute();
  const secrets = (await shop.services.sandbox?.secrets()) ?? [];
  return events.map((event) => {
    const body = bodyOf(event);
    return { body, headers: { "stripe-signature": signBody(body, secrets, shop.services.clock()) } };
  });
}
