import { expect, test } from "#tests/support/browser.ts";

/** How a failure of the catalogue's calls is shown and left again; each one in its words: src/web/storefront. */

test.use({ expectedErrors: [/Failed to load resource/] });

test("home and listing say what failed, and Try Again reloads the page", { tag: "@deep" }, async ({
  page,
}) => {
  const lists = /\/api\/products$/;
  const through = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  for (const { name, words, count } of [
    { name: "Home", words: "Error loading products.", count: 3 },
    { name: "Products", words: "Failed to fetch data", count: 9 },
  ]) {
    // Until its script has taken over, the browser makes no calls.
    await page.goto("/about", { waitUntil: "networkidle" });
    await page.route(lists, (route) => route.abort("connectionrefused"));
    await through(name);
    await expect(page.getByText(words)).toBeVisible();
    await page.unroute(lists);
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(page.getByRole("main").getByRole("article")).toHaveCount(count);
  }
});
