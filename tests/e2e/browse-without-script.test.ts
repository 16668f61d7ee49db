import { expect, test } from "#tests/support/browser.ts";

/** Reading and navigating need no JavaScript (SPEC-0.15). */

test.use({ javaScriptEnabled: false });

test("home reads, its cards open in place, and leads to the listing, which searches, sorts and loads more by its address; the menu of a phone opens, and the language is chosen", async ({
  page,
}) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to GREEN ECO");
  await expect(page.getByRole("article")).toHaveCount(3);
  await page.locator("summary", { hasText: "Premium Quality" }).click();
  await expect(page.getByText("Handles sewn with a crossed square, on both sides")).toBeVisible();
  await page.getByRole("link", { name: "View All Products" }).click();
  await expect(page).toHaveURL("/products");

  await page.getByRole("button", { name: "Load More Products" }).click();
  await expect(page.getByRole("article")).toHaveCount(13);
  await page.getByRole("searchbox").fill("wine");
  await page.getByLabel("Sort by").selectOption("price");
  await page.getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL("/products?q=wine&sort=price");
  await expect(page.getByRole("article")).toHaveCount(2);
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wine Carrier, One Bottle");
  await expect(page.getByRole("row", { name: /Magnum/ })).toContainText("$1,675.00");
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/products?");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Menu" }).getByRole("button", { name: "Français" }).click();
  await expect(page).toHaveURL(/\/products\??$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
});
