import { spawn } from "node:child_process";
import { once } from "node:events";
import { describe, expect, onTestFinished, test } from "vitest";
import { addPayableQuote, openPaymentShop, type PaymentShop } from "#tests/support/payments.ts";
import { askForIntent, confirm, payByCard } from "#tests/support/payments-steps.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { testedCommand } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

/** Starts the real program and ends it; answers what it says when it opens, or when it ends by itself. */
async function startWith(environment: Readonly<Record<string, string>>) {
  const folder = temporaryFolder();
  const { args, env } = testedCommand();
  const server = spawn(process.execPath, args, {
    env: {
      ...env,
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      PORT: "0",
      LOG_LEVEL: "silent",
      DEMO_DATA: "off",
      DATA_DIR: folder.path,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => folder.remove());
  const closed = once(server, "close");
  let said = "";
  const opened = new Promise<"open">((resolve) => {
    for (const stream of [server.stdout, server.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
        if (said.includes("is open at")) resolve("open");
      });
    }
  });
  const end = await Promise.race([opened, closed.then(([code]) => code)]);
  // Its jobs would look after the payments of the shop that is tested next to it.
  server.kill("SIGKILL");
  await closed;
  return { end, said };
}

const home = "https://shop.greeneco.test";

describe("REL-M18 a shop that looks like a real one, without payment keys", () => {
  test.each([
    ["with an https address", { PUBLIC_URL: home }],
    ["FOUND-S-N8 with one in capitals", { PUBLIC_URL: "HTTPS://Shop.GreenEco.test" }],
    ["FOUND-S-N8 with one of two slashes too many", { PUBLIC_URL: "hTTps:////shop.greeneco.test/" }],
    [
      "with trial keys of PayPal alone",
      {
        PUBLIC_URL: home,
        PAYPAL_CLIENT_ID: "AfT7vK2mQwZb9sLcHd4R",
        PAYPAL_CLIENT_SECRET: "EKp3nVt8bYxQ2wZr6mHs",
        PAYPAL_WEBHOOK_ID: "5GP028458E2496506",
        PAYPAL_API_URL: "https://api-m.sandbox.paypal.com",
      },
    ],
  ])("does not start: %s", async (_what, environment) => {
    const { end, said } = await startWith(environment);
    expect(end).toBe(1);
    expect(said).toContain("The shop cannot start");
    expect(said).toContain("PAYMENTS=sandbox");
    recordFigure(
      "REL-M18",
      "an https address without PAYMENTS=sandbox, real payments: 0 starts without keys",
    );
  });

  test("starts with PAYMENTS=sandbox, and says TEST; keys beside it are refused", async () => {
    const { end, said } = await startWith({ PUBLIC_URL: home, PAYMENTS: "sandbox" });
    expect([end, said]).toEqual(["open", expect.stringContaining("TEST – no money moves")]);
    expect((await startWith({ PUBLIC_URL: home, PAYMENTS: "live" })).said).toContain("PAYMENTS must be");
    const both = { STRIPE_SECRET_KEY: "sk_test_51Hq8f0ZkT2mVbYw", PAYMENTS: "sandbox" };
    const keys = {
      STRIPE_PUBLISHABLE_KEY: "pk_test_51Hq8f0ZkT2mVbYw",
      STRIPE_WEBHOOK_SECRET: "whsec_Zk4tV9bQ2mHs7WcL",
    };
    expect((await startWith({ ...both, ...keys })).said).toContain("exclude each other");
  });

  const placeOf = ({ database }: PaymentShop) => ({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.url,
    PUBLIC_URL: "",
  });

  test("FOUND-S-N8 does not start on books that hold real payments, whatever it is told, a transfer among them", async () => {
    await using stripe = await openFakeStripe();
    await using byCard = await openPaymentShop(stripe.environment);
    // The shop that is started beside it ends sessions that have expired by the real clock.
    byCard.services.clock.advance(Date.now() - byCard.services.clock().getTime());
    const paid = await addPayableQuote(byCard.services);
    const intent = await askForIntent(byCard, paid);
    expect((await startWith(placeOf(byCard))).end, "an open payment is none yet").toBe("open");
    stripe.pay(intent.id);
    expect((await confirm(byCard, paid, intent)).status).toBe(200);
    const refused = await startWith(placeOf(byCard));
    expect([refused.end, refused.said]).toEqual([1, expect.stringContaining("the books hold real payments")]);
    const told = await startWith({ ...placeOf(byCard), PAYMENTS: "sandbox" });
    expect([told.end, told.said]).toEqual([1, expect.stringContaining("whose books hold none")]);

    const account = { BANK_TRANSFER_HOLDER: "Green Eco", BANK_TRANSFER_ACCOUNT: "US-1" };
    await using byTransfer = await openPaymentShop(account);
    await recordTransfer(byTransfer);
    expect((await startWith({ ...placeOf(byTransfer), ...account })).end).toBe(1);
  });

  test("starts on books of tests: the sandbox's cards, and transfers to the example account", async () => {
    await using shop = await openPaymentShop();
    await payByCard(shop, await addPayableQuote(shop.services));
    await recordTransfer(shop);
    const { end, said } = await startWith(placeOf(shop));
    expect([end, said]).toEqual(["open", expect.stringContaining("TEST – no money moves")]);
  });
});

async function recordTransfer(shop: PaymentShop): Promise<void> {
  const quote = await addPayableQuote(shop.services);
  const answer = await shop.send("POST", `/api/quotes/${quote.id}/transfer-received`, {
    bearer: shop.admin.bearer,
    body: { amount: quote.totalCents / 100 },
  });
  expect(answer.status).toBe(200);
}
