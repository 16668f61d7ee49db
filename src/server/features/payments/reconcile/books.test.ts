import { expect, test } from "vitest";
import { days, hours } from "#domain/time/durations.ts";
import { addPayableQuote, linkOf, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import {
  askForIntent,
  confirm,
  paidOnce,
  payByCard,
  standingOf,
  typeCard,
} from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { metadataOf } from "../providers/sandbox/sandbox-ledger.ts";
import { expireIntents, reconcilePayments } from "./reconcile-payments.ts";
import { systemCompareBooks } from "./system-compare-books.ts";

const compare = ({ services }: PaymentShop) =>
  systemCompareBooks(services, new Date(services.clock().getTime() - days(3)));

test("REL-M15 every seeded disagreement of books and provider is found and listed", async () => {
  await using shop = await openPaymentShop();
  const { db } = shop.services;
  const [fine, extra, amount, refunded, lost] = await paidQuotes(shop, 5);
  if (!fine || !extra || !amount || !refunded || !lost) throw new Error("five quotes");
  expect(await compare(shop)).toEqual([]);

  const atProvider = (id: string) => db.updateTable("sandbox_intents").where("id", "=", id);
  await atProvider(extra.intent).set({ status: "open" }).execute();
  await atProvider(amount.intent).set({ amount_cents: 1 }).execute();
  await atProvider(refunded.intent).set({ refunded_cents: 700 }).execute();
  // As after a backup was restored: the provider knows of a charge, the books do not.
  await forget(shop, lost);
  await db
    .updateTable("quotes")
    .set({ status: "confirmed", paid_at: null })
    .where("id", "=", lost.quote)
    .execute();

  const found = await compare(shop);
  expect(new Map(found.map(({ intentId, reviewReason }) => [intentId, reviewReason]))).toEqual(
    new Map([
      [lost.intent, "unknown-intent"],
      [extra.intent, "not-charged"],
      [amount.intent, "wrong-amount"],
      [refunded.intent, "refund-differs"],
    ]),
  );
  const listed = await shop.send("GET", "/api/payments?per_page=50", { bearer: shop.admin.bearer });
  const marks = JSON.stringify(listed.body);
  for (const reviewReason of ["not-charged", "wrong-amount", "refund-differs"])
    expect(marks).toContain(reviewReason);
  expect(await standingOf(shop, lost.quote)).toMatchObject({ quote: "paid", payments: ["completed"] });
  expect((await standingOf(shop, fine.quote)).alerts).toBe(0);

  await compare(shop);
  expect((await standingOf(shop, amount.quote)).alerts, "staff is written to once").toBe(1);
  recordFigure("REL-M15", "missing, extra, other amount, refunded elsewhere: 4 of 4 found, 0 false");
});

test("REL-M10 a charge that was lost with a backup pays no other total than the one that was asked for", async () => {
  await using shop = await openPaymentShop();
  const { db } = shop.services;
  const [lost] = await paidQuotes(shop, 1);
  if (!lost) throw new Error("a quote");
  await forget(shop, lost);
  // The restored quote got another price since, under the number that the lost one had.
  await db
    .updateTable("quotes")
    .set((eb) => ({ status: "confirmed", paid_at: null, total_cents: eb("total_cents", "+", 500) }))
    .where("id", "=", lost.quote)
    .execute();
  await compare(shop);
  // The one receipt is from before the backup.
  expect(await standingOf(shop, lost.quote)).toMatchObject({
    ...{ quote: "confirmed", payments: ["completed"], toCheck: ["wrong-amount"], receipts: 1 },
  });
});

test("REL-M15 staff is alerted once to a charge without a quote, however often the books are compared", async () => {
  await using shop = await openPaymentShop({ RATE_LIMITS: "on" });
  const { db, clock, shopKey } = shop.services;
  const [lost] = await paidQuotes(shop, 1);
  if (!lost) throw new Error("a quote");
  await forget(shop, lost);
  // As it is for a quote that came after the backup.
  const metadata = metadataOf({ shop: await shopKey(), quoteId: 999_999, quoteVersion: 1 });
  await db.updateTable("sandbox_intents").set({ metadata }).where("id", "=", lost.intent).execute();
  const alerts = async () =>
    (await db.selectFrom("outbox").select("id").where("template", "=", "staff-payment-alert").execute())
      .length;
  for (let hour = 0; hour < 5; hour += 1) {
    await compare(shop);
    clock.advance(hours(1));
  }
  expect(await alerts()).toBe(1);
});

test("SPEC-1.5 reconciliation settles unreported payments", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  await typeCard(shop, await askForIntent(shop, quote));
  await reconcilePayments(shop.services);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

test("SPEC-2.39 an intent is used again for a day; then it is closed at the provider too, and a new one opens", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const byLink = { ...quote, bearer: await linkOf(shop.services, quote) };
  const first = await askForIntent(shop, byLink);
  shop.services.clock.advance(hours(23));
  await expireIntents(shop.services);
  expect(await askForIntent(shop, byLink)).toEqual(first);
  shop.services.clock.advance(hours(1));
  await expireIntents(shop.services);
  expect((await standingOf(shop, quote.id)).payments).toEqual(["expired"]);
  expect(await typeCard(shop, first)).toMatchObject({ status: 402, body: { code: "intent_closed" } });
  const next = await askForIntent(shop, byLink);
  expect(next.id).not.toBe(first.id);
});

test("SPEC-2.39 an intent whose day is over is closed when another one is asked for", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const byLink = { ...quote, bearer: await linkOf(shop.services, quote) };
  const first = await askForIntent(shop, byLink);
  shop.services.clock.advance(days(1));
  const next = await askForIntent(shop, byLink);
  expect(next.id).not.toBe(first.id);
  expect((await standingOf(shop, quote.id)).payments).toEqual(["expired", "pending"]);
});

test("SPEC-2.39 a payment that arrives although its time was over is recorded", async () => {
  await using shop = await openPaymentShop();
  const quote = await addPayableQuote(shop.services);
  const intent = await askForIntent(shop, quote);
  await typeCard(shop, intent);
  shop.services.clock.advance(days(2));
  await expireIntents(shop.services);
  expect(await standingOf(shop, quote.id)).toEqual(paidOnce);
});

async function paidQuotes(shop: PaymentShop, count: number) {
  const paid = [];
  for (let index = 0; index < count; index += 1) {
    const quote = await addPayableQuote(shop.services);
    const { id: intent } = await payByCard(shop, quote);
    expect((await confirm(shop, quote, { id: intent })).body).toMatchObject({ success: true });
    paid.push({ quote: quote.id, intent });
  }
  return paid;
}

/** As after a backup from before the payment was restored: nothing of it is in the books, nor of what followed from it. */
async function forget(
  { services: { db } }: PaymentShop,
  { intent, quote }: { intent: string; quote: number },
) {
  const versions = db.selectFrom("quote_versions").select("id").where("quote_id", "=", quote);
  await db.deleteFrom("plan_items").where("version_id", "in", versions).execute();
  const orders = db.selectFrom("orders").select("id").where("quote_id", "=", quote);
  await db.deleteFrom("order_lines").where("order_id", "in", orders).execute();
  await db.deleteFrom("orders").where("quote_id", "=", quote).execute();
  await db.deleteFrom("acceptances").where("version_id", "in", versions).execute();
  await db.deleteFrom("quote_versions").where("quote_id", "=", quote).execute();
  await db.deleteFrom("payments").where("payment_intent_id", "=", intent).execute();
}
