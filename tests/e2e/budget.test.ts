import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

/** What a first visit may load: gzip bytes of script, and requests of any kind, until the page has loaded. */
interface Budget {
  readonly scriptBytes: number;
  readonly scripts: number;
  readonly requests: number;
}

const budgets: Readonly<Record<string, Budget>> = JSON.parse(
  readFileSync(new URL("budgets.json", import.meta.url), "utf8"),
);

for (const [path, budget] of Object.entries(budgets)) {
  test(`${path} keeps to its budget`, async ({ page }) => {
    const spent = await firstLoad(page, path);
    // biome-ignore lint/suspicious/noConsole: the figure that the report shows
    console.log(
      `${path}: ${spent.scriptBytes} bytes of script (gzip) in ${spent.scripts} files, ${spent.requests} requests`,
    );
    expect(spent.scriptBytes).toBeLessThanOrEqual(budget.scriptBytes);
    expect(spent.scripts).toBeLessThanOrEqual(budget.scripts);
    expect(spent.requests).toBeLessThanOrEqual(budget.requests);
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

/** Everything asked for before the page has loaded, and whatever its head announces. */
async function firstLoad(page: Page, path: string): Promise<Budget> {
  const asked: string[] = [];
  let hasLoaded = false;
  page.on("request", (request) => {
    if (!hasLoaded && request.url().startsWith("http")) asked.push(request.url());
  });
  page.once("load", () => {
    hasLoaded = true;
  });
  await page.goto(path);
  const announced = await page
    .locator("link[rel=modulepreload], link[rel=preload]")
    .evaluateAll((links) => links.map((link) => (link instanceof HTMLLinkElement ? link.href : "")));
  const files = [...new Set([...asked, ...announced])];
  const scripts = files.filter((file) => file.endsWith(".js"));
  const sizes = await Promise.all(
    scripts.map(
      async (script) => gzipSync(await (await page.request.get(script)).body(), { level: 9 }).length,
    ),
  );
  return {
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
    scripts: scripts.length,
    requests: files.length,
  };
}
