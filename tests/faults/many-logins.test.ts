import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";

/** A figure of an idle machine; the quick run shares it with other tests and allows for them. */
const limits = sized({ quick: { login: 4000, page: 1200 }, deep: { login: 1000, page: 300 } });

const p95 = (times: readonly number[]) =>
  [...times].sort((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? 0;

test("REL-S1 twenty people sign in at once, and the pages stay quick", { timeout: 120_000 }, async () => {
  await using server = await startServer({ env: { RATE_LIMITS: "on" } });
  const timed = async (ask: () => Promise<Response>) => {
    const start = performance.now();
    const answer = await ask();
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    return performance.now() - start;
  };
  const login = () =>
    timed(() =>
      fetch(`${server.url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(testAdmin),
      }),
    );
  await timed(() => fetch(`${server.url}/products`));
  let isOver = false;
  const logins = Promise.all(Array.from({ length: 20 }, login)).finally(() => {
    isOver = true;
  });
  const pages: number[] = [];
  while (!isOver) pages.push(await timed(() => fetch(`${server.url}/products`)));
  const loginTime = p95(await logins);
  const pageTime = p95(pages);
  expect(loginTime).toBeLessThanOrEqual(limits.login);
  expect(pageTime).toBeLessThanOrEqual(limits.page);
  recordFigure(
    "REL-S1",
    `20 logins at once: p95 ${loginTime.toFixed(0)} ms; ${pages.length} pages meanwhile: p95 ${pageTime.toFixed(0)} ms`,
  );
});
