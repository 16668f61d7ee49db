import { execFile } from "node:child_process";
import { expect, test } from "vitest";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, standingOf } from "#tests/support/payments-steps.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";

/** `npm run reconcile`, without what npm adds. */
function reconcile(shop: PaymentShop, environment: Readonly<Record<string, string>>, ...more: string[]) {
  const { url, dataDir } = shop.database;
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    ...environment,
  };
  return new Promise<{ code: unknown; written: string }>((resolve) => {
    execFile(
      process.execPath,
      ["tools/bootstrap.mjs", "tools/data/reconcile/reconcile.ts", ...more],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? error.code : 0, written: stdout + stderr }),
    );
  });
}

test("REL-M15 the command settles what is open, lists every difference and ends with 1; with 0 when there is none", async () => {
  await using stripe = await openFakeStripe();
  await using shop = await openPaymentShop(stripe.environment);
  const pay = async () => {
    const quote = await addPayableQuote(shop.services);
    const intent = await askForIntent(shop, quote);
    stripe.pay(intent.id);
    return { quote, intent };
  };
  const open = await pay();
  const right = await pay();
  await confirm(shop, right.quote, right.intent);
  expect(await reconcile(shop, stripe.environment)).toMatchObject({
    code: 0,
    written: expect.stringContaining("0 differences"),
  });
  expect((await standingOf(shop, open.quote.id)).quote).toBe("paid");

  const charge = stripe.intents.get(right.intent.id);
  if (!charge?.latest_charge) throw new Error("no charge");
  charge.latest_charge.amount_refunded = 700;
  const lost = await pay();
  await shop.services.db.deleteFrom("payments").where("payment_intent_id", "=", lost.intent.id).execute();
  const found = await reconcile(shop, stripe.environment, "--days", "9999");
  expect(found.code).toBe(1);
  expect(found.written).toContain(`stripe ${right.intent.id}`);
  expect(found.written).toContain("paid back another amount");
  expect(found.written).toContain(`stripe ${lost.intent.id}`);
  expect(found.written).toContain("2 differences");
  expect((await reconcile(shop, stripe.environment, "--days", "soon")).written).toContain("--days must be");
});
