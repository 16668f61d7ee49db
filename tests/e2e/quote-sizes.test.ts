import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

test.use({ expectedErrors: [/status of 500|ERR_FAILED/] });

const shopNow = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Shop Now" });

test("sizes that cannot be loaded say so, and Try Again asks anew; a shop without sizes says so", async ({
  page,
}) => {
  await page.goto("/about");
  let isDown = true;
  await page.route("**/api/sizes", (route) => (isDown ? route.abort() : route.fallback()));
  await shopNow(page).click();
  await expect(page.getByText("Unable to load sizes and products. Please try again later.")).toBeVisible();
  await page.getByLabel("Full name").fill("Ann Miller");
  isDown = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("checkbox").first()).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Ann Miller");

  await page.goto("/about");
  await page.route("**/api/sizes", (route) => route.fulfill({ json: [] }));
  await shopNow(page).click();
  await expect(page.getByText("No sizes available")).toBeVisible();
});

test("a request is made with the keyboard alone", async ({ page }) => {
  await page.goto("/devis");
  const tabTo = async (name: RegExp) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(() => {
        const element = document.activeElement;
        const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
        return `${element?.getAttribute("aria-label") ?? ""} ${label} ${element?.textContent ?? ""} ${element?.id}`;
      });
      if (name.test(focused)) return;
    }
    throw new Error(`Tab does not lead to ${name}`);
  };
  await tabTo(/Full name/);
  await page.keyboard.type("Ann Miller");
  await tabTo(/Email/);
  await page.keyboard.type("keys@buyer.example");
  await tabTo(/Phone/);
  await page.keyboard.type("303-555-0123");
  await tabTo(/Standard/);
  await page.keyboard.press("Space");
  await tabTo(/Quantity of Standard/);
  await page.keyboard.press("ArrowUp");
  await expect(page.locator(":focus")).toHaveValue("10,000");
  await tabTo(/White/);
  await page.keyboard.press("ArrowRight");
  await expect(page.getByText("#E5DAC1")).toBeVisible();
  await tabTo(/message/);
  await page.keyboard.type("Bags for the spring fair");
  await tabTo(/SEND MY REQUEST/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank You for Your Request!" })).toBeFocused();
});
