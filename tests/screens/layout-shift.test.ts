import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { shiftsSoFar, watchShifts } from "#tests/support/looks/layout-shifts.ts";

/** Nothing jumps: not while a page loads, nor on the way down to its end. */
const most = 0.02;

const widths = [390, 1280];
/** `npm test` takes the widths in turns: each page is the same document in both, and each width sees half of them. */
const paths = sized({
  quick: ["/", "/products/1", "/fr/devis"],
  deep: ["/", "/products", "/products/1", "/devis", "/contact", "/fr", "/fr/devis"],
});
const looks = paths.flatMap((path, turn) =>
  widths
    .filter((_, which) => sized({ quick: which === turn % widths.length, deep: true }))
    .map((width) => ({ path, width })),
);

for (const { path, width } of looks) {
  test(`${path} stands still, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.addInitScript(watchShifts);
    await page.goto(path);
    await page.waitForLoadState("networkidle");
    await scrollToTheEnd(page);
    const { sum, moved } = await page.evaluate(shiftsSoFar);
    expect(sum, moved.join("\n")).toBeLessThanOrEqual(most);
  });
}

async function scrollToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600) {
    await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), y);
    await page.waitForTimeout(60);
  }
}
