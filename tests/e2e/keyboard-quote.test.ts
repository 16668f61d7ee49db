import type { Page } from "@playwright/test";
import { minutes } from "#domain/time/durations.ts";
import { expect, test } from "#tests/support/browser.ts";

/** The same request as with a pointer. */
test("a quote is asked for with the keyboard alone, within two minutes", async ({ page }) => {
  const started = performance.now();
  await page.goto("/");
  const keys = keyboardOf(page);
  await keys.reach(/^Browse products$/);
  await keys.press("Enter");
  await expect(page).toHaveURL("/products");
  await expect(page.getByRole("main")).toBeFocused();
  await keys.reach(/^View Details/);
  await keys.press("Enter");
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await keys.reach(/^Quantity$/);
  await keys.press("ControlOrMeta+A");
  await keys.type("12,000");
  await keys.reach(/^Ask for a quote$/);
  await keys.press("Enter");
  await expect(page).toHaveURL("/devis");
  await keys.reach(/^Full name/);
  await keys.type("Ann Miller");
  await keys.reach(/^Email/);
  await keys.type("keyboard@buyer.example");
  await keys.reach(/^Phone/);
  await keys.type("(303) 555-0123");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await keys.reach(/^Large 16×15/);
  await keys.press("Space");
  await keys.reach(/^Quantity of Large 16×15/);
  await keys.press("ArrowUp");
  await expect(page.locator(":focus")).toHaveValue("10,000");
  await keys.reach(/^White/);
  await keys.press("ArrowRight");
  await expect(page.getByText("#E5DAC1")).toBeVisible();
  await keys.reach(/^Project details/);
  await keys.type("Bags for the spring fair");
  await keys.reach(/^SEND MY REQUEST/);
  await keys.press("Enter");
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Thank You for Your Request!" })).toBeFocused();
  const taken = performance.now() - started;
  // biome-ignore lint/suspicious/noConsole: the figure that the report shows
  console.log(`${keys.actions()} actions (${keys.tabs()} of them Tab) in ${(taken / 1000).toFixed(1)} s`);
  expect(taken).toBeLessThan(minutes(2));
});

/** Counts what the visitor does: each key, and each text as one. */
function keyboardOf(page: Page) {
  let [actions, tabs] = [0, 0];
  const press = async (key: string) => {
    actions += 1;
    await page.keyboard.press(key);
  };
  return {
    press,
    actions: () => actions,
    tabs: () => tabs,
    type: async (text: string) => {
      actions += 1;
      await page.keyboard.type(text);
    },
    /** Tabs to what is named so. */
    reach: async (name: RegExp) => {
      for (let step = 0; step < 60; step += 1) {
        tabs += 1;
        await press("Tab");
        if (name.test(await nameOfFocused(page))) return;
      }
      throw new Error(`60 times Tab, and nothing is called ${name}`);
    },
  };
}

async function nameOfFocused(page: Page): Promise<string> {
  return await page.evaluate(() => {
    const element = document.activeElement;
    const labels =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.labels : null;
    return (
      element?.getAttribute("aria-label") ??
      labels?.[0]?.textContent ??
      element?.textContent ??
      ""
    ).trim();
  });
}
