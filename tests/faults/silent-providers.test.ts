import { expect, test } from "vitest";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { openFakePaypal } from "#tests/support/providers/paypal-fake.ts";
import { openFakeStripe } from "#tests/support/providers/stripe-fake.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { meetBuyer, openPaymentOf } from "./pay-until-crash.ts";

const requests = sized({ quick: 50, deep: 2_000 });
const buyers = sized({ quick: 3, deep: 10 });
/** What a machine of its own keeps; elsewhere the order of the answers shows that no other request waits. */
const most = { seconds: 12, times: 2 };

test("REL-M8 while both providers hang, the payer gets an error within 12 s, and no other request waits", async () => {
  await using stripe = await openFakeStripe();
  await using paypal = await openFakePaypal();
  const env = { ...stripe.environment, ...paypal.environment, RATE_LIMITS: "off", LOG_LEVEL: "error" };
  await using server = await startServer({ env });
  const met = [];
  for (let count = 0; count < buyers; count += 1) met.push(await meetBuyer(server));
  await p99(server);
  const before = lane === "deep" ? await p99(server) : 0;

  stripe.trouble = { kind: "hang" };
  paypal.trouble = { kind: "hang" };
  const started = performance.now();
  let answered = 0;
  const waiting = met
    .flatMap((buyer) => openPaymentOf(server, buyer))
    .map(async (payment) => {
      const status = await payment;
      answered += 1;
      return status;
    });
  let others = 0;
  const during = await p99(server, () => {
    if (answered === 0) others += 1;
  });
  expect(others, "answered while the payers waited").toBeGreaterThan(10);
  const answers = await Promise.all(waiting);
  const longest = (performance.now() - started) / 1_000;
  expect(answers).toEqual(answers.map(() => 503));
  if (lane === "deep") {
    expect(longest).toBeLessThan(most.seconds);
    expect(during).toBeLessThan(Math.max(before, 5) * most.times);
  }
  const figure = `${answers.length} payments under way: 503 within ${longest.toFixed(1)} s`;
  recordFigure(
    "REL-M8",
    `both providers hang, ${figure}; other answers' p99 ${before.toFixed(1)} → ${during.toFixed(1)} ms`,
  );
});

/** The slowest but one of a hundred answers of pages and calls that need no provider, in milliseconds. */
async function p99({ url }: ServerProcess, answered = () => {}): Promise<number> {
  const times: number[] = [];
  for (let count = 0; count < requests; count += 1) {
    const path = count % 2 === 0 ? "/" : "/api/sizes";
    const started = performance.now();
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
    times.push(performance.now() - started);
    expect(answer.status).toBe(200);
    answered();
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
}
