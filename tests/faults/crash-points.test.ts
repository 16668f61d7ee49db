import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { engine } from "#tests/support/engine.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff } from "#tests/support/office.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openFakePaypal } from "#tests/support/providers/paypal-fake.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { type CrashMoment, crashMoments, isAtProvider, providerMoments } from "./crash-moments.ts";
import {
  atProviders,
  type Buyer,
  meetBuyer,
  meetBuyerInHalves,
  paying,
  untilPaid,
  untilStatus,
} from "./pay-until-crash.ts";

/**
 * All of them at full size; in `npm test` those at which money has moved and the books do not know. That it was
 * read and not written down (`after-provider-read`), the second item of a plan shows.
 */
const points = sized<readonly CrashMoment[]>({
  quick: ["after-provider-capture", "after-provider-refund"],
  deep: crashMoments,
});
const repetitions = sized({ quick: 1, deep: 20 });

/** Where the buyer must retry: nothing was charged before the crash. */
const asksAgain: readonly CrashMoment[] = [
  "before-provider-create",
  "after-provider-create",
  "after-intent-recorded",
  "before-provider-capture",
];
const isRefund = (point: CrashMoment) => /refund/.test(point);
const isCapture = (point: CrashMoment) => /capture/.test(point);

test(`REL-M7 killed at each of ${points.length} points between charge and record: books and providers agree`, {
  timeout: 3_600_000,
}, async () => {
  await using stripe = await openFakeStripe();
  await using paypal = await openFakePaypal();
  await using database = await createTestDatabase();
  const env = {
    ...stripe.environment,
    ...paypal.environment,
    NODE_ENV: "test",
    DATABASE_URL: database.url,
    DEMO_DATA: "on",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  };
  const start = (extra: { program?: string; env?: Record<string, string> } = {}) =>
    startServer({ dataDir: database.dataDir, env, ...extra });
  const dyingAt = (moment: CrashMoment | "after-number-taken") => ({
    ...{ program: "tests/faults/shop-that-dies.ts", env: { ...env, CRASH_AT: moment } },
  });
  /** A server that dies at that moment: its provider kills this one, or another takes its place, which does so itself. */
  const letDie = async (running: ServerProcess, point: CrashMoment) => {
    if (isAtProvider(point)) {
      const meanwhile = () => running.kill("SIGKILL");
      stripe.trouble = paypal.trouble = { kind: "hang", ...providerMoments[point], meanwhile };
      return running;
    }
    running.kill("SIGKILL");
    await running.exited;
    return await start(dyingAt(point));
  };
  const { byCard, byPaypal, refund } = paying(stripe, paypal);
  const pay = async (server: ServerProcess, buyer: Buyer, isPaypal: boolean) =>
    isPaypal ? await byPaypal(server, buyer) : await byCard(server, buyer);
  const times: number[] = [];
  let server = await start();
  for (let repetition = 0; repetition < repetitions; repetition += 1) {
    for (const [index, point] of points.entries()) {
      const isPaypal =
        isCapture(point) || (point !== "after-event-verified" && (index + repetition) % 2 === 1);
      const buyer = await meetBuyer(server);
      if (isRefund(point)) await pay(server, buyer, isPaypal);
      server = await letDie(server, point);
      if (isRefund(point)) await refund(server, buyer);
      else await pay(server, buyer, isPaypal);
      expect(await server.exited, point).toMatchObject({ signal: "SIGKILL" });
      stripe.trouble = paypal.trouble = undefined;

      server = await start();
      if (asksAgain.includes(point)) await pay(server, buyer, isPaypal);
      times.push(await untilStatus(server, buyer, isRefund(point) ? "refunded" : "completed"));
      const { intents, charged, paidBack } = atProviders(stripe, paypal, buyer);
      expect([point, intents, charged.length]).toEqual([point, 1, 1]);
      expect([point, paidBack]).toEqual([point, isRefund(point) ? charged : []]);
    }
  }
  // The second item of a plan, charged and not booked: the first stays, and each counts once.
  const buyer = await meetBuyerInHalves(server);
  await byCard(server, buyer);
  server = await letDie(server, "after-provider-read");
  await byCard(server, buyer);
  expect(await server.exited).toMatchObject({ signal: "SIGKILL" });
  // What starts again is the one that dies next.
  server = await start(dyingAt("after-number-taken"));
  expect(await untilPaid(server, buyer)).toBe(583_656);
  expect(atProviders(stripe, paypal, buyer).charged).toEqual([291_828, 291_828]);
  // An invoice that has taken its number and is not issued: the number is free again, and its mail was never posted.
  const drafted = await asStaff(server, "POST", `/api/quotes/${buyer.quoteId}/invoices`, { kind: "invoice" });
  const { id } = (drafted as { invoice: { id: number } }).invoice;
  const issue = () => asStaff(server, "POST", `/api/invoices/${id}/issue`, {});
  await expect(issue()).rejects.toThrow();
  expect(await server.exited).toMatchObject({ signal: "SIGKILL" });
  server = await start();
  expect(await issue()).toMatchObject({ invoice: { number: expect.stringMatching(/^I-\d{4}-0001$/) } });
  const { mails } = (await asStaff(server, "GET", "/api/outbox?per_page=100")) as {
    mails: { template: string }[];
  };
  expect(mails.filter(({ template }) => template === "invoice-issued")).toHaveLength(1);
  await server.stop();
  expect(stripe.faults.concat(paypal.faults)).toEqual([]);
  const slowest = (Math.max(...times) / 1_000).toFixed(1);
  recordFigure(
    "REL-M7",
    `${times.length} kills at ${points.length} points on ${engine()}: 0 charged twice, 0 charged and unpaid; agreed ≤ ${slowest} s after the start`,
  );
});
