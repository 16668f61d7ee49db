import { keepingPages } from "#tests/support/back-forward.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterByLink, typeCard } from "#tests/support/client-quote.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";
import { recordFigure } from "#tests/support/promise.ts";

/**
 * Pages behind a sign-in that are shown again, and a provider's page that was left half-way. They are not to be stored
 * (REL-P10), so that Chromium makes them anew; a browser that caches them in memory fires `pageshow`.
 */
test.use({ launchOptions: keepingPages, expectedErrors: [/ERR_FAILED/] });

test("REL-F18 a provider's page left half-way: no button stays busy, and the quote is paid once", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterByLink(page, quote);
  const paypal = page.getByRole("button", { name: "Payer avec PayPal" });
  const pay = page.getByRole("button", { name: "Pay", exact: true });
  await pay.click();
  await paypal.click();
  await page.waitForURL("**/sandbox/**");
  await page.goBack({ waitUntil: "commit" });
  await pay.click();
  await expect(paypal).toBeEnabled();

  // As in a browser that cached the page: the button that led away is the one that is shown again.
  await page.route("**/sandbox/**", (route) =>
    route.request().resourceType() === "document" && route.request().frame() === page.mainFrame()
      ? route.fulfill({ status: 204 })
      : route.fallback(),
  );
  await page.getByLabel("Cardholder name").fill("Dana Whitfield");
  const ledAway = page.waitForResponse("**/sandbox/**");
  await paypal.click();
  await expect(paypal).toHaveAttribute("aria-busy", "true");
  // Else a slow browser would leave for it once it is no longer held back.
  await ledAway;
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(paypal).not.toHaveAttribute("aria-busy");
  await expect(page.getByLabel("Cardholder name")).toHaveValue("Dana Whitfield");
  await page.unroute("**/sandbox/**");
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(pay).toBeHidden();
  recordFigure("REL-F18", "PayPal's page left twice: the button is free, the quote is paid once, by card");
});

test("REL-F18 the client's pages come back with today's status: confirmed, then paid in another tab", {
  tag: "@deep",
}, async ({ page, context, shop }) => {
  const quote = await askForClientQuote(shop);
  await enterByLink(page, quote);
  await expect(page.getByText("You asked for this quote")).toBeVisible();
  await page.goto("/offline");
  await quote.decide("confirm");
  await page.goBack({ waitUntil: "commit" });
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();

  const byLink = await context.newPage();
  await byLink.goto(`/Client/Payement/${quote.link.split("/").at(-1)}`);
  await byLink.getByLabel("Email", { exact: true }).fill("books@whitfield.example");
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByLabel("Cardholder name").fill("Dana Whitfield");
  await typeCard(page, "4242424242424242");
  await page.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await byLink.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(byLink.getByText("This quote is paid. Thank you.")).toBeVisible();
});

test("REL-F18 what was typed in a dialog of the back office stands, whichever way the page is left", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=users");
  await page
    .getByRole("button", { name: "Products", exact: true })
    .or(page.getByRole("link", { name: "Products", exact: true }))
    .first()
    .click();
  await page.getByRole("button", { name: "Add Product" }).click();
  const dialog = openDialog(page);
  const name = dialog.getByLabel("Name");
  await name.fill("Half a Bag");
  await dialog.getByLabel("Description").fill("Typed, and left.");
  await page.evaluate(() => history.back());
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(name).toHaveValue("Half a Bag");
  let asked = 0;
  page.on("dialog", (question) => {
    asked += 1;
    void question.dismiss();
  });
  await page.evaluate(() => location.assign("/"));
  await expect.poll(() => asked).toBe(1);
  await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(name).toHaveValue("Half a Bag");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The product is saved.").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Half a Bag/ })).toHaveCount(1);
  await expect(dialog).toHaveCount(0);
});
