import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { changeAllFields, heldByFields, holdScripts } from "#tests/support/early.ts";
import { sized } from "#tests/support/lane.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.describe("while its scripts are on their way", () => {
  test("a page looks as it will", async ({ page, browser, shop }) => {
    const waiting = await browser.newPage();
    await waiting.route(/\/assets\/.*\.js$/, () => undefined);
    // It is never loaded: its scripts do not come.
    await waiting.goto(`${shop.url}/devis`, { waitUntil: "commit" });
    await page.goto("/devis");
    await page.evaluate(() => document.fonts.ready);
    await expect(waiting.getByRole("contentinfo")).toBeVisible();
    await waiting.evaluate(() => document.fonts.ready);
    const places = () =>
      [...document.querySelectorAll("main :is(h1, h2, label, input, button, img)")]
        .map((element) => ({ element, place: element.getBoundingClientRect() }))
        .map(({ element, place: { x, y, width, height } }) =>
          [element.tagName, ...[x, y, width, height].map(Math.round)].join(" "),
        );
    expect(await waiting.evaluate(places)).toEqual(await page.evaluate(places));
    await waiting.close();
  });

  test("FOUND-U40 quantity and logo of a request that came meanwhile count in it", async ({ page }) => {
    const letCome = await holdScripts(page, "/devis");
    await page
      .getByLabel(/^Quantity of/)
      .first()
      .fill("25,000");
    await page.getByLabel("Full name").fill("Ada Lovelace");
    await page.locator("#isLogo").check();
    await page.locator("#logo").setInputFiles({ name: "early.png", mimeType: "image/png", buffer: tinyPng });
    await letCome();
    await expect(page.getByRole("region", { name: "Your estimate" })).toContainText("25,000 ×");
    await expect(page.getByText("early.png")).toBeVisible();
    await page.getByLabel("Phone").fill("(303) 555-0123");
    await expect(page.getByLabel("Full name")).toHaveValue("Ada Lovelace");
  });

  test("a search typed meanwhile is answered", { tag: "@deep" }, async ({ page }) => {
    const letCome = await holdScripts(page, "/products");
    await page.getByRole("searchbox").fill("tote");
    await letCome();
    await expect(page).toHaveURL(/\?q=tote$/);
    await expect(page.getByRole("searchbox")).toHaveValue("tote");
  });

  /** What is known of a field beside its text, once the scripts are there. */
  const then: Readonly<Record<string, (page: Page) => Promise<void>>> = {
    "/contact": async (page) => {
      const { length } = await page.getByLabel("Votre message").inputValue();
      await expect(page.getByText(`${length}/2000`)).toBeVisible();
    },
    "/products/1": async (page) => {
      await page.getByRole("button", { name: "One more" }).click();
      await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("25,001");
      await expect(page.getByRole("radio").last()).toBeChecked();
    },
  };

  const paths = ["/", "/products/1", "/devis", "/contact", "/login", "/register", "/forgot-password"];
  for (const path of sized({ quick: ["/devis"], deep: paths })) {
    test(`FOUND-U40 every field of ${path} keeps what it was given`, async ({ page }) => {
      const letCome = await holdScripts(page, path);
      expect(await changeAllFields(page)).toBeGreaterThan(0);
      const held = await heldByFields(page);
      await letCome();
      await expect.poll(() => heldByFields(page)).toEqual(held);
      // What follows draws the forms anew, with what they know.
      const text = page
        .locator("main :is(input[type=email], input[type=text], input[type=search]):visible")
        .first();
      await text.press("End");
      await text.press("0");
      await text.press("Backspace");
      await page.keyboard.press("Tab");
      expect(await heldByFields(page)).toEqual(held);
      await then[path]?.(page);
    });
  }

  test("FOUND-U40 the look chosen meanwhile stays", { tag: "@deep" }, async ({ page }) => {
    const letCome = await holdScripts(page, "/contact");
    await page.getByRole("button", { name: "Language and appearance" }).click();
    await page.getByRole("radio", { name: "Dark" }).check({ force: true });
    await letCome();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.getByRole("radio", { name: "Dark" })).toBeChecked();
  });
});
