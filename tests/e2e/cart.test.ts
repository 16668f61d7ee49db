import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { fillCart } from "#tests/support/filled-cart.ts";

/** From a product into the cart, and from the cart to a quote or the checkout panel. */

async function openCart(page: Page) {
  await page.getByRole("button", { name: /^Cart/ }).click();
  const cart = page.locator("#cart");
  await expect(cart.getByRole("heading", { name: "Your cart" })).toBeVisible();
  return cart;
}

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

test("adding takes a second, is said for three, and grows the line of the same size; the cart has lines, quantities, removing with a way back and a total, on every page", async ({
  page,
  shop,
}) => {
  const { data } = (await (await fetch(`${shop.url}/api/products?search=market`)).json()) as {
    data: { id: number }[];
  };
  await page.goto(`/products/${data[0]?.id}`);
  const start = Date.now();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  const toast = page.getByText("Market Tote (Small 12×13) added to cart!");
  await expect(toast).toBeVisible();
  expect(Date.now() - start).toBeGreaterThan(900);
  await expect(toast).toBeHidden();

  await page.getByLabel("Quantity", { exact: true }).fill("9,999");
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByRole("button", { name: "Adding to Cart..." })).toBeVisible();
  await expect(toast).toBeVisible();
  await expect(page.getByTestId("cart-count")).toHaveText("1");
  expect(JSON.parse((await stored(page, "cartItems")) ?? "")).toMatchObject([
    {
      name: "Market Tote",
      quantity: 10_000,
      price: 0.155,
      selectedSize: { name: "Small 12×13", price: 0.155 },
    },
  ]);

  await fillCart(page, shop, { "Market Tote": 10_000, "Zip Tote": 20_000 });
  await page.goto("/about");
  await expect(page.getByTestId("cart-count")).toHaveText("2");
  const cart = await openCart(page);
  await expect(page.getByTestId("cart-total")).toHaveText("$5,750.00");
  await cart.getByLabel(/^Quantity of Zip Tote/).fill("30 000");
  await expect(page.getByTestId("cart-total")).toHaveText("$7,850.00");
  const wrong = cart.getByText("A whole number from 1 to 10,000,000");
  await cart.getByLabel(/^Quantity of Zip Tote/).fill("many");
  await expect(wrong).toBeVisible();
  await cart.getByLabel(/^Quantity of Zip Tote/).fill("30000");
  await expect(wrong).toHaveCount(0);
  await cart.getByRole("button", { name: /^Remove Zip Tote/ }).click();
  await expect(page.getByTestId("cart-total")).toHaveText("$1,550.00");
  await cart.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTestId("cart-total")).toHaveText("$7,850.00");
  await cart.getByLabel(/^Quantity of Zip Tote/).fill("0");
  await expect(page.getByTestId("cart-count")).toHaveText("1");
  await cart.getByRole("button", { name: "Clear cart" }).click();
  await expect(cart.getByText("Your cart is empty.")).toBeVisible();
  expect(await stored(page, "cartItems")).toBeNull();
});

test("the checkout panel masks its fields, stores no card, charges nothing and offers the quote", async ({
  page,
  shop,
}) => {
  await fillCart(page, shop, { "Market Tote": 10_000 });
  await page.goto("/about");
  // One way on, to the quote (SPEC-3.18); the panel stays an address.
  const cart = await openCart(page);
  await expect(cart.getByText("Checkout")).toHaveCount(0);
  await page.goto("/checkout");
  const panel = page.getByRole("dialog", { name: "Checkoutttt" });
  await expect(panel.getByText("Nothing is charged here. A quote comes first.")).toBeVisible();
  for (const field of ["Card Number", "Expiry", "CVC"]) {
    await expect(panel.getByLabel(field)).toHaveAttribute("autocomplete", "off");
    await expect(panel.getByLabel(field)).toHaveAttribute("data-1p-ignore", "true");
  }
  await expect(panel.getByText("Market Tote")).toBeVisible();
  await expect(panel.getByText("Small 12×13 · $0.155")).toBeVisible();
  await expect(panel.getByText("× 10,000")).toBeVisible();

  await panel.getByRole("button", { name: "Pay $1,550.00" }).click();
  await expect(panel.getByText("This field is required")).toHaveCount(5);
  await panel.getByLabel("Full Name").fill("Dana Whitfield");
  await panel.getByLabel("Email").fill("dana@whitfield.example");
  await panel.getByLabel("Card Number").pressSequentially("4242x4242-4242 42429999");
  await panel.getByLabel("Expiry").pressSequentially("1230");
  await panel.getByLabel("CVC").pressSequentially("12345");
  await expect(panel.getByLabel("Card Number")).toHaveValue("4242 4242 4242 4242");
  await expect(panel.getByLabel("Expiry")).toHaveValue("12/30");
  await expect(panel.getByLabel("CVC")).toHaveValue("123");

  const sent: string[] = [];
  page.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  await panel.getByRole("button", { name: "Pay $1,550.00" }).click();
  await expect(panel.getByText("No payment was taken")).toBeVisible();
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).toContain("dana@whitfield.example");
  expect(kept + sent.join()).not.toMatch(/4242[ -]?4242/);
  await panel.getByRole("button", { name: "Ask for a quote" }).click();
  await expect(page).toHaveURL("/devis");
});

test("closing the panel goes back to where it was opened from", { tag: "@deep" }, async ({ page, shop }) => {
  await fillCart(page, shop, { "Zip Tote": 1 });
  await page.goto("/checkout");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL("/products");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.waitForURL(/\/details\/\d+$/);
  const product = page.url();
  await page.evaluate(() => location.assign("/checkout"));
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page).toHaveURL(product);
});

test("FOUND-U48 Shop Now with bags in the cart opens a form that names them", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await fillCart(page, shop, { "Market Tote": 25_000 });
  await page.goto("/about");
  await page.getByRole("link", { name: "Shop Now" }).first().click();
  await expect(page.getByLabel(/^Quantity of/).first()).toHaveValue("25,000");
  await expect(page.getByRole("region", { name: "Your estimate" })).toContainText("25,000 ×");
  // What is taken out on the form stays out, and what the cart has next comes in.
  await page.locator("main li [type=checkbox]:checked").first().uncheck();
  await page.reload();
  await expect(page.locator("main li [type=checkbox]:checked")).toHaveCount(0);
  await page.goto("/products?q=zip");
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByTestId("cart-count")).toHaveText("2");
  await page.getByRole("link", { name: "Shop Now" }).first().click();
  await expect(page.locator("main li [type=checkbox]:checked")).toHaveCount(2);
});
