import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

test.describe("what is asked for, and when", () => {
  for (const path of ["/", "/products", "/products/1", "/devis", "/fr/contact"]) {
    test(`${path} asks for no script and no sheet before it is painted`, async ({ page }) => {
      await page.goto(path);
      const times = await page.evaluate(() => {
        const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
        const late = performance
          .getEntriesByType("resource")
          .filter(({ name }) => /\.(js|css)$/.test(name))
          .map(({ name, startTime }) => ({ name, after: startTime - paint }));
        return { late, sheets: late.filter(({ name }) => name.endsWith(".css")).map(({ name }) => name) };
      });
      expect(times.late.filter(({ after }) => !(after >= -20))).toEqual([]);
      expect(times.sheets).toEqual([expect.stringContaining("/assets/theme-")]);
    });
  }
});

test("what lies below waits until it is near or the page works; then the page is whole, and so is the next", async ({
  page,
}) => {
  const letCome = await holdScripts(page);
  await page.setViewportSize({ width: 390, height: 600 });
  const arrived = page.goto("/devis");
  const waiting = () =>
    page.evaluate(() =>
      Array.from(document.querySelectorAll(".drawn-near"), (part) => getComputedStyle(part))
        .map(({ contentVisibility }) => contentVisibility)
        .filter((visibility) => visibility !== "visible"),
    );
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(waiting).toEqual(["auto", "auto", "auto"]);
  letCome();
  await arrived;
  await expect.poll(waiting).toEqual([]);
  await expect(page.locator("html")).toHaveAttribute("data-drawn");
  await page.getByRole("contentinfo").getByRole("link", { name: "Products" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Products" })).toBeVisible();
  expect(await waiting()).toEqual([]);
});

test("the browser gets ready to write numbers while the scripts come, and not to sort", async ({ page }) => {
  await page.addInitScript(`
    globalThis.made = [];
    for (const name of ["NumberFormat", "Collator"]) {
      const noted = (how) => (...given) => made.push(name) && Reflect[how](...given);
      Intl[name] = new Proxy(Intl[name], { apply: noted("apply"), construct: noted("construct") });
    }`);
  const made = () => page.evaluate<string[]>("made");
  const letCome = await holdScripts(page);
  const arrived = page.goto("/products");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect.poll(made).toEqual(["NumberFormat"]);
  letCome();
  await arrived;
  await expect(page.locator("html")).toHaveAttribute("data-drawn");
  expect(await made()).not.toContain("Collator");
});

test.describe("while its scripts are on their way", () => {
  test("a page looks as it will", async ({ page, browser, shop }) => {
    const waiting = await browser.newPage();
    await waiting.route(/\/assets\/.*\.(js|css)$/, () => undefined);
    // It is never loaded: its scripts do not come.
    await waiting.goto(`${shop.url}/devis`, { waitUntil: "domcontentloaded" });
    await page.goto("/devis");
    await page.evaluate(() => document.fonts.ready);
    await waiting.evaluate(() => document.fonts.ready);
    // As far as is drawn: below, one guesses.
    const places = () =>
      [...document.querySelectorAll("main :is(h1, h2, label, input, button, img)")]
        .map((element) => ({ element, place: element.getBoundingClientRect() }))
        .filter(({ place }) => place.y < 2 * innerHeight)
        .map(({ element, place: { x, y, width, height } }) =>
          [element.tagName, ...[x, y, width, height].map(Math.round)].join(" "),
        );
    expect(await waiting.evaluate(places)).toEqual(await page.evaluate(places));
    await waiting.close();
  });

  test("what is typed and ticked meanwhile is kept, also by what is typed next", async ({ page }) => {
    const letCome = await holdScripts(page);
    const arrived = page.goto("/contact");
    await page.getByLabel("Nom", { exact: true }).fill("Ada Lovelace");
    await page.getByLabel("Votre message").fill("Do you print on both sides?");
    letCome();
    await arrived;
    await expect(page.getByText("27/2000")).toBeVisible();
    await page.getByLabel("Adresse email").fill("ada@engine.example");
    await expect(page.getByLabel("Nom", { exact: true })).toHaveValue("Ada Lovelace");
    await expect(page.getByLabel("Votre message")).toHaveValue("Do you print on both sides?");
  });

  test("a quantity typed meanwhile counts in the estimate", async ({ page }) => {
    const letCome = await holdScripts(page);
    const arrived = page.goto("/devis");
    await page
      .getByLabel(/^Quantity of/)
      .first()
      .fill("25,000");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    letCome();
    await arrived;
    await expect(page.getByRole("region", { name: "Your estimate" })).toContainText("25,000 ×");
    await page.getByLabel("Phone").fill("(303) 555-0123");
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
  });

  test("a button that was clicked meanwhile acts when it can", async ({ page }) => {
    const letCome = await holdScripts(page);
    const arrived = page.goto("/devis");
    await page.getByRole("button", { name: "Add a color" }).first().click();
    letCome();
    await arrived;
    await expect(page.getByRole("group", { name: "Color 2" })).toBeVisible();
  });
});

/** Keeps all scripts waiting; answers what lets them come. */
async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
