import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, typeCard } from "#tests/support/client-quote.ts";

/** What a client sees while a payment is under way, and after it (SPEC-3.8). */
test.use({ expectedErrors: [/status of (404|409)/] });

const openDialog = async (page: Page) => {
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  return page.getByRole("dialog", { name: "Payment", exact: true });
};

test("an announced transfer leaves no card beside it, and is taken back to pay by card", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  const dialog = await openDialog(page);
  await dialog.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(dialog.getByRole("status", { name: "Bank transfer" })).toBeInViewport();
  await expect(dialog.getByRole("button", { name: /^Pay by card/ })).toBeHidden();
  await expect(dialog.getByRole("button", { name: "Payer avec PayPal" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeHidden();

  // Another device of the same client: the link's page knows it, too.
  const other = await page.context().newPage();
  await other.goto(`/Client/Payement/${quote.link.split("/").at(-1)}`);
  await expect(other.getByRole("status", { name: "Bank transfer" })).toContainText(quote.reference);
  await expect(other.locator("main").getByRole("button", { name: /^Pay\s+\$/ })).toBeHidden();
  await other.close();

  await page.getByRole("button", { name: "Bank details" }).click();
  await dialog.getByRole("button", { name: "Pay in another way" }).click();
  await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
  await typeCard(page, "4242424242424242");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  const notice = page.getByRole("status").filter({ hasText: /^We have received \$[\d,]+\.00/ });
  await expect(notice).toBeVisible();
  const download = page.waitForEvent("download");
  await notice.getByRole("button", { name: "Save as PDF" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^receipt-${quote.reference}-\\d+\\.pdf$`));
});

test("while the provider decides nothing invites to pay, in the window, on the sheet and on the link's page", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  const said = "A payment is being processed";
  // Paid elsewhere while the page stood here: the server says so when a card is asked for.
  for (const path of ["payment", "payments"]) {
    await page.route(`**/api/${path}/create-intent`, (route) =>
      route.fulfill({ status: 409, json: { code: "conflict", message: said } }),
    );
  }
  let isTold = false;
  await page.route("**/api/payment/check-quotes", async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    const quotes = body.quotes.map((each: object) => ({ ...each, under_way: isTold ? "processing" : null }));
    isTold = true;
    await route.fulfill({ json: { ...body, quotes } });
  });
  const dialog = await openDialog(page);
  await expect(dialog.getByText(said)).toBeVisible();
  await expect(dialog.getByRole("button", { name: /pay|paye/i })).toHaveCount(0);
  await page.keyboard.press("Escape");

  await page.route(`**/api/quotes/${quote.id}/timeline`, async (route) => {
    const at = new Date().toISOString();
    await route.fulfill({ json: { events: [{ kind: "processing", at, amount_cents: 280_000 }] } });
  });
  await page.reload();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeHidden();
  await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}`);
  await expect(page.locator("main").getByText(said)).toBeVisible();
  await expect(page.locator("main").getByRole("button")).toHaveCount(0);
});

test("the calls of paying carry what is specified, the return page says what the server knows, and after a payment no other way is offered", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const first = await askForClientQuote(shop, true);
  await enterAsClient(page, first);
  const byClient = page.waitForRequest("**/api/payment/create-intent");
  await openDialog(page);
  expect((await byClient).postDataJSON()).toEqual({
    quote_id: first.id,
    amount: expect.any(Number),
    product_name: expect.stringMatching(/\S/),
  });
  await page.route("**/api/payments/paypal/capture*", (route) => route.continue());
  await page.goto(`/client/dashboard/${first.id}/payment-success?method=paypal&token=NOSUCHORDER`);
  await expect(page.getByText("Le traitement du paiement a échoué. Veuillez réessayer.")).toBeVisible();
  await page.goto(`/client/dashboard/${first.id}/payment-success?method=paypal`);
  await expect(page.getByText("Paramètres de paiement PayPal incomplets.")).toBeVisible();
  const returned = page.waitForRequest(`**/api/quotes/${first.id}/payment-success`);
  await page.goto(`/client/dashboard/${first.id}/payment-success`);
  expect((await returned).postDataJSON()).toEqual({ email: first.email });
  await expect(page.getByText("Le traitement du paiement a échoué. Veuillez réessayer.")).toBeVisible();

  const quote = await askForClientQuote(shop, true);
  const byLink = page.waitForRequest("**/api/payments/create-intent");
  await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}`);
  expect((await byLink).postDataJSON()).toMatchObject({ product_name: expect.stringMatching(/\S/) });
  const main = page.locator("main");
  await expect(main.getByRole("button", { name: "Pay by bank transfer" })).toBeVisible();
  await main.getByLabel("Email", { exact: true }).fill("books@whitfield.example");
  await typeCard(page, "4242424242424242");
  const reported = page.waitForRequest(`**/api/quotes/${quote.id}/payment-success`);
  await main.getByRole("button", { name: /^Pay\s+\$/ }).click();
  expect((await reported).postDataJSON()).toEqual({ email: "books@whitfield.example" });
  await expect(main.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Pay by bank transfer" })).toBeHidden();
});
