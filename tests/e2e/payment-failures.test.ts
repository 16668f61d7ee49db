import type { Route } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, tokenOf, typeCard } from "#tests/support/client-quote.ts";
import { sized } from "#tests/support/lane.ts";

/** A charge that is not confirmed; what fails before it, each in its words: src/web/client/payments (SPEC-1.9). */
test.use({ expectedErrors: [/status of (402|500)|ERR_FAILED/] });

const broken = (route: Route) => route.fulfill({ status: 500, json: {} });
const silent = (route: Route) => route.abort();
/** Each of a quote of its own, for the provider has taken the money; `npm test` takes one without words. */
const confirmations = sized({
  quick: [""],
  deep: ["", "The bank took it back."],
});

test("a confirmation that says no is shown in the server's words or in the specified ones; a charge without one is shown as one, with its reference (SPEC-1.5)", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const dialog = page.getByRole("dialog", { name: "Payment", exact: true });
  const pay = async () => {
    await enterAsClient(page, await askForClientQuote(shop, true));
    await page.getByRole("button", { name: "Pay", exact: true }).click();
    await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
    await typeCard(page, "4242424242424242");
    await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  };
  for (const message of confirmations) {
    await page.route("**/api/payment/confirm", (route) =>
      route.fulfill({
        json: { success: false, message, outcome: "failed", status: "failed", quote_status: "confirmed" },
      }),
    );
    await pay();
    await expect(dialog.getByRole("alert")).toHaveText(
      message || "Erreur lors de la confirmation du paiement",
    );
    await page.unroute("**/api/payment/confirm");
  }
  await page.route("**/api/payment/confirm", silent);
  await pay();
  await expect(dialog.getByText("Payment received – confirmation in progress")).toBeVisible();
  await expect(dialog.getByText(/^Reference: /)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("the payment page: a card that is declined, and a charge without a confirmation", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  const alert = page.locator("main").getByRole("alert");
  await page.route("**/api/payments/confirm", broken);
  await page.goto(`/Client/Payement/${tokenOf(quote.link)}`);
  await page.getByLabel("Email", { exact: true }).first().fill("books@whitfield.example");
  await typeCard(page, "4000000000000002");
  await page
    .locator("main")
    .getByRole("button", { name: /^Pay\s+\$/ })
    .click();
  await expect(alert).toHaveText("Erreur de paiement: Your card was declined.");
  await typeCard(page, "4242424242424242");
  await page
    .locator("main")
    .getByRole("button", { name: /^Pay\s+\$/ })
    .click();
  await expect(page.getByText("Payment received – confirmation in progress")).toBeVisible();
});
