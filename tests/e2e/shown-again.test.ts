import type { Page } from "@playwright/test";
import { keepingPages, leaveAndComeBack } from "#tests/support/back-forward.ts";
import { expect, test } from "#tests/support/browser.ts";
import { fillCart } from "#tests/support/filled-cart.ts";
import { asStaff } from "#tests/support/office.ts";
import { fillQuoteForm } from "#tests/support/offline.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

/** Pages of the shop that are shown again: by Back, in a second tab, made anew from what the browser had stored. */
test.use({ launchOptions: keepingPages, shopName: "shown again" });

const send = (page: Page) => page.getByRole("button", { name: "SEND MY REQUEST" });

interface StoredSize {
  readonly id: number;
  readonly name: string;
  readonly label: string;
  readonly price: string;
  readonly product_id: number;
}

/** The size that is changed, as visitors are told of it. */
async function findSize(shop: { url: string }): Promise<StoredSize | undefined> {
  const sizes: StoredSize[] = await (await fetch(`${shop.url}/api/sizes`)).json();
  return sizes.find(({ name }) => name === "Small 12×13");
}

/** Sets the price of a size, and answers it once visitors are told so: a change may take a second. */
async function changePrice(shop: { url: string }, price: string): Promise<StoredSize> {
  const size = await findSize(shop);
  if (!size) throw new Error("The demo has no such size any more.");
  const { name, label, product_id } = size;
  await asStaff(shop, "PUT", `/api/sizes/${size.id}`, { name, label, product_id, price });
  await expect.poll(async () => Number((await findSize(shop))?.price)).toBe(Number(price));
  return size;
}

async function addToCart(page: Page, name: string): Promise<void> {
  await page.goto("/products");
  await page.getByRole("searchbox").fill(name);
  await expect(page).toHaveURL(/q=/);
  await page
    .getByRole("article")
    .filter({ hasText: name })
    .getByRole("link", { name: "View Details" })
    .click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText(/^.+ \(.+\) added to cart!$/)).toBeVisible();
}

async function openCart(page: Page) {
  await page.getByRole("button", { name: /^Cart/ }).click();
  return page.locator("#cart");
}

test("REL-F18 the quote form comes back as it was left, logo included, at today's prices, and is sent once", async ({
  page,
  context,
  shop,
}) => {
  await page.goto("/devis");
  await fillQuoteForm(page, "again@buyer.example");
  const group = page.locator("details", { hasText: "Market Tote" });
  await group.locator("summary").click();
  await group.getByLabel("Quantity of Small 12×13").fill("20000");
  await page.getByLabel("Logo Required").check();
  const logo = { name: "logo.png", mimeType: "image/png", buffer: tinyPng };
  // The browser keeps no page whose upload is under way.
  const checked = page.waitForResponse(/artwork\/check/);
  await page.getByLabel("Logo file").last().setInputFiles(logo);
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await checked;
  const estimate = page.getByRole("region", { name: "Your estimate" });
  await expect(estimate).toContainText("20,000 × $0.155");
  await leaveAndComeBack(page, () => changePrice(shop, "0.1600"));
  await expect(estimate).toContainText("20,000 × $0.16");
  await expect(page.getByAltText("Preview of your logo")).toBeVisible();
  await expect(page.getByLabel("Full name")).toHaveValue("Olga Offline");
  await expect(send(page)).toBeEnabled();

  // A second tab has the same draft; what one sends, the other has sent.
  const second = await context.newPage();
  await second.goto("/devis");
  await expect(second.getByLabel("Full name")).toHaveValue("Olga Offline");
  await second.close();
  await send(page).click();
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  await leaveAndComeBack(page, async () => undefined);
  await expect(page.getByText("Request Sent Successfully!")).toBeVisible();
  const { quotes } = (await asStaff(shop, "GET", "/api/quotes")) as { quotes: { email: string }[] };
  expect(quotes.filter(({ email }) => email === "again@buyer.example")).toHaveLength(1);
  await changePrice(shop, "0.1550");
});

test("REL-F18 a message to the shop stands after Back, in the shop and from elsewhere, and goes out once", {
  tag: "@deep",
}, async ({ page }) => {
  const message = page.getByLabel("Votre message");
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/ContactMessage")) sent.push(request.method());
  });
  await page.goto("/contact");
  await page.getByLabel("Nom", { exact: true }).fill("Ann Miller");
  await page.getByLabel("Adresse email").fill("ann-again@writer.example");
  await message.fill("Do you print on both sides?");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).click();
  await expect(page).toHaveURL("/about");
  await page.goBack();
  await expect(message).toHaveValue("Do you print on both sides?");
  await page.reload();
  await expect(message).toHaveValue("Do you print on both sides?");
  await leaveAndComeBack(page, async () => undefined);
  await expect(message).toHaveValue("Do you print on both sides?");
  await page.getByRole("button", { name: "Envoyer le message" }).click();
  await expect(page.getByRole("heading", { name: "Message envoyé avec succès!" })).toBeVisible();
  await leaveAndComeBack(page, async () => undefined);
  await page.reload();
  await expect(message).toHaveValue("");
  expect(sent).toEqual(["POST"]);
});

test("REL-F18 the checkout panel comes back with name and e-mail, and stores no card", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await fillCart(page, shop, { "Zip Tote": 1 });
  await page.goto("/checkout");
  const panel = page.getByRole("dialog", { name: "Checkoutttt" });
  await panel.getByLabel("Full Name").fill("Dana Whitfield");
  await panel.getByLabel("Email").fill("dana@whitfield.example");
  await panel.getByLabel("Card Number").fill("4242");
  await page.goto("/offline");
  await page.goBack({ waitUntil: "commit" });
  await expect(panel.getByLabel("Full Name")).toHaveValue("Dana Whitfield");
  // The browser may have kept the page itself, with all that was typed; what we stored is what a new load reads.
  await page.reload();
  await expect(panel.getByLabel("Full Name")).toHaveValue("Dana Whitfield");
  await expect(panel.getByLabel("Email")).toHaveValue("dana@whitfield.example");
  await expect(panel.getByLabel("Card Number")).toHaveValue("");
  await expect(panel.getByRole("button", { name: /^Pay \$/ })).toBeEnabled();
});

test("REL-F18 the cart follows a second tab, open or shown again; putting back loses nothing; prices are today's", {
  tag: "@deep",
}, async ({ page, context, shop }) => {
  await fillCart(page, shop, { "Zip Tote": 1, "Market Tote": 1 });
  await page.goto("/about");
  await expect(page.getByTestId("cart-count")).toHaveText("2");
  const cart = await openCart(page);
  await cart.getByRole("button", { name: /^Remove Zip Tote/ }).click();
  const second = await context.newPage();
  await addToCart(second, "Wine Carrier, One Bottle");
  await expect(page.getByTestId("cart-count")).toHaveText("2");
  await cart.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByTestId("cart-count")).toHaveText("3");
  await expect(second.getByTestId("cart-count")).toHaveText("3");

  await leaveAndComeBack(page, async () => {
    const other = await openCart(second);
    await other.getByRole("button", { name: "Clear cart" }).click();
    await expect(other.getByText("Your cart is empty.")).toBeVisible();
    await addToCart(second, "Market Tote");
  });
  await expect(page.getByTestId("cart-count")).toHaveText("1");
  await second.close();
  await changePrice(shop, "0.1700");
  await page.reload();
  await openCart(page);
  await expect(cart.getByText("Price changed: it was $0.155.")).toBeVisible();
  await expect(cart.getByText("Small 12×13 · $0.17")).toBeVisible();
  const size = await changePrice(shop, "0.1550");
  await asStaff(shop, "DELETE", `/api/sizes/${size.id}`);
  await expect.poll(() => findSize(shop)).toBeUndefined();
  await page.reload();
  await openCart(page);
  await expect(cart.getByText("This size is no longer sold.")).toBeVisible();
  await expect(cart.getByRole("button", { name: "Ask for a quote" })).toBeDisabled();
  await asStaff(shop, "POST", `/api/sizes/${size.id}/restore`);
  recordFigure(
    "REL-F18",
    "quote form, message, checkout panel, cart: 10 returns, 0 busy, 0 lost, 0 sent twice",
  );
});
