import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, tokenOf, typeCard } from "#tests/support/client-quote.ts";

/** Each call of paying fails once in each way, and the page says the specified words (SPEC-1.5, SPEC-1.9). */
test.use({ expectedErrors: [/status of (402|404|409|500)|ERR_FAILED/] });

const broken = (route: Route) => route.fulfill({ status: 500, json: {} });
const silent = (route: Route) => route.abort();
const openDialog = async (page: Page) => {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  return page.getByRole("dialog", { name: "Payment", exact: true });
};

test("opening a payment: no intent, and another quote", async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  const list = "**/api/payment/check-quotes";
  const intent = "**/api/payment/create-intent";
  const other = { id: quote.id + 7, reference: "GE-2026-000007", status: "confirmed" };
  await page.route(intent, silent);
  const closed = await openDialog(page);
  await expect(closed.getByRole("alert").first()).toHaveText("Impossible d'initialiser le paiement");
  await expect(closed.getByRole("button", { name: /^Pay by card/ })).toBeDisabled();
  await page.keyboard.press("Escape");
  await expect(closed).toBeHidden();
  await page.unroute(intent);
  await page.route(list, (route) =>
    route.fulfill({
      json: { quotes: [{ ...other, total_quote: 20, total_cents: 2000 }], bank_transfer: false },
    }),
  );
  await page.route(intent, async (route) => {
    expect(route.request().postDataJSON()).toMatchObject({ quote_id: other.id, amount: 2000 });
    const body = route.request().postDataJSON();
    await route.continue({ postData: JSON.stringify({ ...body, quote_id: quote.id, amount: undefined }) });
  });
  const dialog = await openDialog(page);
  await expect(
    dialog.getByText(`Le devis #${quote.id} n'existe pas. Utilisation du devis #${other.id} à la place.`),
  ).toBeVisible();
});

test("a charge that our server does not confirm is shown as one, with its reference (SPEC-1.5)", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  await page.route("**/api/payment/confirm", silent);
  const dialog = await openDialog(page);
  await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
  await typeCard(page, "4242424242424242");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Payment received – confirmation in progress")).toBeVisible();
  await expect(dialog.getByText(/^Reference: /)).toBeVisible();
  await expect(dialog).toBeHidden();
});

test("a confirmation that says no is shown in the server's words, or in the specified ones", async ({
  page,
  shop,
}) => {
  for (const [message, words] of [
    ["The bank took it back.", "The bank took it back."],
    ["", "Erreur lors de la confirmation du paiement"],
  ] as const) {
    const quote = await askForClientQuote(shop, true);
    await enterAsClient(page, quote);
    const dialog = await openDialog(page);
    await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
    await page.route("**/api/payment/confirm", (route) =>
      route.fulfill({
        json: { success: false, message, outcome: "failed", status: "failed", quote_status: "confirmed" },
      }),
    );
    await typeCard(page, "4242424242424242");
    await dialog.getByRole("button", { name: /^Pay by card/ }).click();
    await expect(dialog.getByRole("alert")).toHaveText(words);
    await page.unroute("**/api/payment/confirm");
  }
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
