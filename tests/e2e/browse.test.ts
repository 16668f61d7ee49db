import { expect, test } from "#tests/support/browser.ts";

/** From the home page through the listing to a product, and back. */

test("home: headline, claims, counters, three products, four eco cards and their modals; header, footer and a phone's menu lead on", async ({
  page,
}) => {
  await page.goto("/");
  const main = page.getByRole("main");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to GREEN ECO");
  for (const text of [
    "100% Eco-Friendly",
    "Quality Guaranteed",
    "Fast Delivery",
    "Premium Service",
    "1000+",
    "Happy Customers",
    "50+",
    "Eco Products",
    "5-star",
    "Average Rating",
    "50K+",
    "bags delivered",
  ]) {
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  }
  await expect(main.getByRole("link", { name: "Shop Now" })).toHaveAttribute("href", "/devis");
  const cards = main.getByRole("article");
  await expect(cards).toHaveCount(3);
  for (const card of await cards.all()) {
    await expect(card.getByText("starting from")).toBeVisible();
    await expect(card.getByText("4.9")).toBeVisible();
    await expect(card.getByText("Eco", { exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: "View Details" })).toHaveAttribute(
      "href",
      /^\/details\/\d+$/,
    );
  }

  for (const title of ["100% Biodegradable", "Premium Quality", "Water Resistant", "Carbon Neutral"]) {
    await page.locator("summary", { hasText: title }).click();
    const dialog = page.getByRole("dialog", { name: title });
    await expect(dialog.getByText("Key benefits")).toBeVisible();
    await expect(dialog.getByRole("listitem")).toHaveCount(3);
    await expect(dialog.getByRole("term")).toHaveCount(3);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  }

  const footer = page.getByRole("contentinfo");
  const links = await footer.getByRole("navigation").getByRole("link").allTextContents();
  expect(links).toEqual([
    "Home",
    "About Us",
    "Products",
    "Get Quote",
    "Contact",
    "Find my quote",
    "Privacy Policy",
    "Terms of Service",
    "Cookie Policy",
  ]);
  for (const hours of ["Mon-Fri 9-6", "Sat 10-4", "Sun closed"]) {
    await expect(footer.getByText(hours)).toBeVisible();
  }
  const header = page.getByRole("banner").getByRole("link", { name: "Products", exact: true });
  await expect(header).toBeVisible();
  await main.getByRole("link", { name: "View All Products" }).click();
  await expect(page).toHaveURL("/products");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Menu" });
  await menu.getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("listing: nine, nine more, searched, sorted, and found again by Back; English or French by choice, on the same page", async ({
  page,
}) => {
  await page.goto("/products");
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards).toHaveCount(9);
  await page.getByRole("button", { name: "Load More Products" }).click();
  await expect(cards).toHaveCount(13);
  await expect(page).toHaveURL("/products?page=2");
  await expect(page.getByRole("button", { name: "Load More Products" })).toBeHidden();
  // The focus goes on where the new ones begin.
  await expect(cards.nth(9).getByRole("link")).toBeFocused();

  await cards.last().getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(/\/details\/\d+$/);
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expect(page).toHaveURL("/products?page=2");
  await expect(cards).toHaveCount(13);
  await expect(cards.last()).toBeInViewport();

  await page.getByRole("searchbox").fill("wINE");
  await expect(cards).toHaveCount(2);
  await expect(page).toHaveURL("/products?q=wINE");
  await page.getByRole("searchbox").fill("nothing like it");
  await expect(page.getByText("No Products Available")).toBeVisible();
  await page.getByRole("link", { name: "Show all products" }).click();
  await expect(cards).toHaveCount(9);

  await page.getByLabel("Sort by").selectOption("price");
  await expect(page).toHaveURL("/products?sort=price");
  await expect(cards.first()).toContainText("$0.14");
  const prices = (await cards.getByText(/^\$/).allTextContents()).map((text) => Number(text.slice(1)));
  expect(prices).toHaveLength(9);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  await page.getByLabel("Sort by").selectOption("name");
  await expect(cards.first()).toContainText("Conference Bag");
  await page.getByRole("link", { name: "List view" }).click();
  await expect(page).toHaveURL("/products?sort=name&view=list");
  await expect(cards).toHaveCount(9);

  const settings = page.getByRole("button", { name: "Language and appearance" });
  await settings.click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page).toHaveURL("/products?sort=name&view=list");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr");
  await page.getByRole("button", { name: "Langue et apparence" }).click();
  await expect(page.getByRole("button", { name: "Français" })).toHaveAttribute("aria-pressed", "true");
});

test("paths ignore case, any other path leads home, a missing script or call is missing", async ({
  request,
}) => {
  expect(await (await request.get("/Products", { maxRedirects: 0 })).text()).toMatch(
    /<h1[^>]*>Products<\/h1>/,
  );
  for (const path of ["/no-such-page", "/no-such-picture.png", "/x.php", "/foo.html"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location], path).toEqual([302, "/"]);
  }
  for (const path of ["/assets/no-such-script.js", "/api/nothing", "/api//users", "/api/users;a", "/API/x"])
    expect((await request.get(path, { maxRedirects: 0 })).status(), path).toBe(404);
});
