import type { Page } from "@playwright/test";
import { contrastFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { tornText } from "#tests/support/looks/torn-text.ts";
import { widerThanWindow } from "#tests/support/looks/wider-than-window.ts";
import { clientStops } from "#tests/support/tour/client-stops.ts";
import { officeStops } from "#tests/support/tour/office-stops.ts";
import { publicStops } from "#tests/support/tour/public-stops.ts";
import { openScreen } from "#tests/support/tour/take-tour.ts";
import { type World, worldOf } from "#tests/support/tour/world.ts";

/** What people print, from a dark screen: it must come out black on white, whole, and without the ways around it. */
const printed: Readonly<
  Record<string, { readonly mostPages: number; readonly says: (world: World) => string }>
> = {
  "/products/1": { mostPages: 2, says: () => "1700 Sherman Street" },
  "a paid quote": { mostPages: 2, says: ({ quotes }) => quotes.paid.reference },
  "back from paying": { mostPages: 1, says: ({ quotes }) => quotes.paid.reference },
  "a confirmed quote, for staff": { mostPages: 3, says: ({ quotes }) => quotes.confirmed.reference },
};
const papers = Object.entries({ A4: 180, Letter: 185.9 });

const stops = [...publicStops, ...clientStops, ...officeStops].filter(({ name }) => name in printed);

test("product, quote, receipt and the record of a quote on A4 and Letter", async ({ page, shop }) => {
  test.setTimeout(180_000);
  const world = await worldOf(shop);
  expect(stops).toHaveLength(Object.keys(printed).length);
  for (const [turn, stop] of stops.entries()) {
    const expected = printed[stop.name];
    if (!expected) throw new Error(`nothing is expected of ${stop.name}`);
    await openScreen(
      { page, shopUrl: shop.url, world },
      { stop, cell: { locale: "en", scheme: "dark", width: 1280 } },
    );
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const findings: Record<string, string[]> = { colours: await contrastFindings(page) };
    // In turns in `npm test`: a sheet is laid out by one style sheet, and the two differ by 6 mm.
    for (const [format, millimetres] of sized({ quick: papers.slice(turn % 2).slice(0, 1), deep: papers })) {
      await page.setViewportSize({ width: Math.floor((millimetres / 25.4) * 96), height: 900 });
      findings[format] = [...(await page.evaluate(widerThanWindow)), ...(await page.evaluate(tornText, ""))];
      const pages = pagesOf(await page.pdf({ format, preferCSSPageSize: false }));
      if (pages > expected.mostPages) findings[format].push(`${pages} pages`);
    }
    expect
      .soft(findings, stop.name)
      .toEqual(Object.fromEntries(Object.keys(findings).map((name) => [name, []])));
    const text = await shownText(page);
    expect.soft(text, stop.name).toContain(expected.says(world));
    expect.soft(text, stop.name).not.toMatch(/Newsletter|Subscribe|Log out|Close|Download|Add to Cart/);
    for (const way of ["navigation", "banner", "contentinfo", "button"] as const)
      await expect.soft(page.getByRole(way), `${way} of ${stop.name}`).toHaveCount(0);
  }
});

/** The pages of a PDF as Chromium writes it. */
const pagesOf = (pdf: Buffer) => pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;

const shownText = async (page: Page) => (await page.locator("body").ariaSnapshot()) ?? "";
