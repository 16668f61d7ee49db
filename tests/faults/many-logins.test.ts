import { expect, test } from "vitest";
import { lane } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer, testAdmin } from "#tests/support/server-process.ts";
import { percentile } from "./beside.ts";

/** Figures of an idle machine, which the deep run has. */
const promised = { login: 1_000, page: 300 };

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
  const loginTime = percentile(await logins, 0.95);
  const pageTime = percentile(pages, 0.95);
  // On any machine: a page does not stand in line behind the passwords, the last of which waits for all others.
  expect(pageTime).toBeLessThan(loginTime / 2);
  expect(pages.length).toBeGreaterThan(2);
  if (lane === "deep") {
    expect(loginTime).toBeLessThanOrEqual(promised.login);
    expect(pageTime).toBeLessThanOrEqual(promised.page);
  }
  recordFigure(
    "REL-S1",
    `20 logins at once: p95 ${loginTime.toFixed(0)} ms; ${pages.length} pages meanwhile: p95 ${pageTime.toFixed(0)} ms`,
  );
});
