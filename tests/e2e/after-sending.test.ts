import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { fillCart } from "#tests/support/filled-cart.ts";

/** What a visitor sees once the request has arrived (SPEC-3.28). */

async function send(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Phone").fill("303-555-0123");
  await page.getByLabel("Project details").fill("From the cart");
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
}

const cartItems = (page: Page) => page.evaluate(() => JSON.parse(localStorage.cartItems ?? "[]").length);

const stored = (page: Page) => page.evaluate(() => JSON.parse(localStorage.devisProduct ?? "null"));

test("one line of the cart, or all of it, is stored and filled in, first on the list; what was asked, where we wrote to and the reference stand, also after a reload; the cart is empty, with Undo", async ({
  page,
  shop,
}) => {
  await fillCart(page, shop, { "Market Tote": 10_000, "Zip Tote": 10_000 });
  await page.goto("/about");
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.locator("#cart");
  await cart.getByRole("button", { name: "Ask for a quote of this bag only" }).last().click();
  await expect(page).toHaveURL("/devis");
  await expect(cart).toBeHidden();
  expect(await stored(page)).toMatchObject({ name: "Zip Tote", quantity: 10_000, price: 2100 });
  await page.getByRole("button", { name: /^Cart/ }).click();
  await cart.getByRole("button", { name: "Ask for a quote", exact: true }).click();
  await expect(cart).toBeHidden();
  expect(await stored(page)).toMatchObject({
    ...{ id: "multiple", name: "2 produits", quantity: 20_000, price: 3650 },
    sizes: ["Small 12×13", "Day 16×12"],
  });
  await expect(page.locator("details summary").first()).toContainText("Market Tote");
  await expect(page.getByLabel("Quantity of Small 12×13").first()).toHaveValue("10,000");
  await send(page, "sent@buyer.example");
  expect(await stored(page)).toBeNull();
  const panel = page.getByRole("region", { name: "Thank You for Your Request!" });
  const reference = (await panel.getByText(/^GE-\d{4}-\d{6}$/).textContent()) ?? "";
  const asked = ["Market Tote", "Zip Tote", "10,000 bags", "sent@buyer.example", reference];
  for (const words of asked) await expect(panel).toContainText(words);
  expect(await cartItems(page)).toBe(0);
  await panel.getByRole("button", { name: "Undo" }).click();
  expect(await cartItems(page)).toBe(2);
  await expect(panel.getByRole("button", { name: "Undo" })).toHaveCount(0);

  await page.reload();
  for (const words of asked) await expect(panel).toContainText(words);
  await expect(page).toHaveURL("/devis");
  // Another tab has the form, and so has every other way here.
  await panel.getByRole("link", { name: "Follow your quote" }).click();
  await expect(page).toHaveURL("/client/login");
  await page.goto("/devis");
  await expect(page.getByRole("button", { name: "SEND MY REQUEST" })).toBeVisible();
});

test("a request for one bag of the cart leaves the others in it", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await fillCart(page, shop, { "Market Tote": 10_000, "Zip Tote": 10_000 });
  await page.goto("/about");
  await page.getByRole("button", { name: /^Cart/ }).click();
  await page
    .locator("#cart")
    .getByRole("button", { name: "Ask for a quote of this bag only" })
    .last()
    .click();
  await send(page, "one-bag@buyer.example");
  await expect(page.getByText("What you asked for has left your cart.")).toBeVisible();
  expect(
    await page.evaluate(() => JSON.parse(localStorage.cartItems).map((item: { name: string }) => item.name)),
  ).toEqual(["Market Tote"]);
});
