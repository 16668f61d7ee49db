import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

/**
 * What a first visit may load until it works, of bytes on the wire: text counts gzipped, pictures as they are. Names
 * ending in `Bytes` are bytes, the others are counts.
 */
interface Budget {
  readonly htmlBytes: number;
  readonly styleBytes: number;
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly fontBytes: number;
  readonly pictureBytes: number;
  readonly requests: number;
}

const budgets: Readonly<Record<string, Budget>> = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
);

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const spent = await firstLoad(page, path);
    // biome-ignore lint/suspicious/noConsole: the figure that the report shows
    console.log(path, JSON.stringify(spent));
    const over = Object.entries(spent).filter(([what, much]) => much > Reflect.get(budget, what));
    expect(over, "more than the budget has").toEqual([]);
  });
}

test("what other pages need comes when this one is loaded", async ({ page }) => {
  await page.goto("/");
  const waited = await page.waitForFunction(() => {
    const words = performance
      .getEntriesByType("resource")
      .find(({ name }) => /\/public-[^/]+\.js$/.test(name));
    const [loading] = performance.getEntriesByType("navigation");
    if (!words || !(loading instanceof PerformanceNavigationTiming)) return undefined;
    return { milliseconds: words.startTime - loading.loadEventEnd };
  });
  expect((await waited.jsonValue())?.milliseconds).toBeGreaterThan(0);
});

test("signing in loads nothing of the office before it is opened", async ({ page }) => {
  await page.goto("/login");
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  expect(loaded.filter((name) => /\.js$/.test(name)).length).toBeGreaterThan(5);
  expect(loaded.filter((name) => /\/office-[^/]+\.js$/.test(name))).toEqual([]);
});

/** Everything asked for before the page has loaded and all that its head announces. */
async function firstLoad(page: Page, path: string): Promise<Budget> {
  await page.goto(path);
  // By the page's own clock: what it asks for once it has loaded is asked before a busy test runner hears of that.
  const asked = await page.evaluate(() => {
    const [loading] = performance.getEntriesByType("navigation");
    const until = loading instanceof PerformanceNavigationTiming ? loading.loadEventStart : 0;
    const resources = performance.getEntriesByType("resource").filter(({ startTime }) => startTime < until);
    return [location.href, ...resources.map(({ name }) => name)];
  });
  const html = await (await page.request.get(path)).text();
  // What its head announces. A picture that is announced in several widths has no address of its own.
  const announced = [...html.matchAll(/<link rel="(?:modulepreload|stylesheet)" href="([^"]+)"/g)].map(
    ([, href]) => new URL(href ?? "", page.url()).href,
  );
  // Which other pages there are is asked once this one works: before its pictures have come, on a slow line.
  const early = asked.filter((url) => url.startsWith("http") && !url.includes("/__manifest?"));
  const files = [...new Set([...early, ...announced])];
  const weights = await Promise.all(files.map((file) => weigh(page, file)));
  const bytes = (kind: RegExp) =>
    weights.reduce((sum, { type, size }) => sum + (kind.test(type) ? size : 0), 0);
  return {
    htmlBytes: bytes(/html/),
    styleBytes: bytes(/css/),
    scriptBytes: bytes(/javascript/),
    scripts: weights.filter(({ type }) => /javascript/.test(type)).length,
    fontBytes: bytes(/^font/),
    pictureBytes: bytes(/^image/),
    requests: files.length,
  };
}

async function weigh(page: Page, file: string): Promise<{ type: string; size: number }> {
  const answer = await page.request.get(file, { headers: { accept: "image/avif,*/*" } });
  const type = answer.headers()["content-type"] ?? "";
  const body = await answer.body();
  return { type, size: /^(text|image\/svg)/.test(type) ? gzipSync(body, { level: 9 }).length : body.length };
}
