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
