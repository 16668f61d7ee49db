import { readFile } from "node:fs/promises";
import { daysAfter } from "#domain/time/days.ts";
import { showDay } from "#domain/time/show-shop-time.ts";
import { readPdf } from "#server/features/documents/read-pdf.fixture.ts";
import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient, typeCard } from "#tests/support/client-quote.ts";
import { asStaff } from "#tests/support/office.ts";

/** Paying as a client: by card, by the other way, and by the link alone. */
test.use({ expectedErrors: [/status of 402/] });

test("a declined card, then one whose bank asks; Enter among the card's fields pays", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Payment", exact: true });
  await typeCard(page, "4000000000000002");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Veuillez entrer le nom du titulaire de la carte")).toBeVisible();

  await dialog.getByLabel("Cardholder name").fill("Dana Whitfield");
  const card = page.frameLocator('iframe[title="Card details"]');
  await card.getByLabel("Security code").press("Enter");
  await expect(dialog.getByText("Erreur de paiement: Your card was declined.")).toBeVisible();

  await typeCard(page, "4000002500003155");
  await dialog.getByRole("button", { name: /^Pay by card/ }).click();
  await expect(dialog.getByText("Your bank asks you to confirm this payment.")).toBeVisible();
  await card.getByRole("button", { name: "Yes, confirm the payment" }).click();
  await expect(dialog.getByText("Payment received", { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();

  await expect(page.locator('[aria-current="step"]')).toContainText("Delivery");
  await expect(page.locator("rect.fill-leaf").first()).toHaveAttribute("width", "100%");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Receipt" }).click();
  expect((await download).suggestedFilename()).toMatch(new RegExp(`^receipt-${quote.reference}-\\d+\\.pdf$`));
});

test("PayPal: cancelled it changes nothing, approved it pays", { tag: "@deep" }, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Payer avec PayPal" }).click();
  await page.waitForURL("**/sandbox/**");
  await page.locator('form[action$="/cancel"] button').click();
  await arriveAt(page, `**/client/dashboard/${quote.id}*`);
  await expect(page.getByRole("button", { name: "Pay", exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Pay", exact: true }).click();
  await page.getByRole("button", { name: "Payer avec PayPal" }).click();
  await page.waitForURL("**/sandbox/**");
  await page.locator('form[action$="/approve"] button').click();
  await arriveAt(page, `**/client/dashboard/${quote.id}/payment-success?method=paypal&token=*`);
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  // Opened again it says the same: one order is captured once (SPEC-1.10).
  await page.reload();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Back to your quote" }).click();
  await expect(page.getByText("Thank you, your payment has arrived.")).toBeVisible();
});

test("the link alone offers a bank transfer and pays the quote, after an e-mail address for the receipt", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await page.goto(`/Client/Payement/${quote.link.split("/").at(-1)}?quoteId=${quote.id}`);
  await expect(page.getByText(`Quote ${quote.reference}`)).toBeVisible();
  const transfer = page.getByRole("status", { name: "Bank transfer" });
  await page.getByRole("button", { name: "Pay by bank transfer" }).click();
  await expect(transfer).toContainText(quote.reference);
  await page.getByRole("button", { name: "Pay in another way" }).click();
  await typeCard(page, "4242424242424242");
  await page.getByLabel("Email", { exact: true }).first().fill("not an address");
  await page
    .locator("main")
    .getByRole("button", { name: /^Pay\s+\$/ })
    .click();
  await expect(page.getByText("Veuillez fournir une adresse email valide")).toBeVisible();
  await page.getByLabel("Email", { exact: true }).first().fill("books@whitfield.example");
  await page
    .locator("main")
    .getByRole("button", { name: /^Pay\s+\$/ })
    .click();
  await expect(page.getByText("Payment received", { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText("This quote is paid. Thank you.")).toBeVisible();
});

test("L11.2 a company on net 30 accepts with its order number, and is asked once its invoice has a day", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  const terms = { kind: "net", days: 30 };
  const { company } = (await asStaff(shop, "POST", "/api/companies", { name: "North Market", terms })) as {
    company: { id: number };
  };
  await asStaff(shop, "PUT", `/api/quotes/${quote.id}/company`, { company_id: company.id });
  await quote.offer({ lines: [{ kind: "product", name: "Totes", units: 10_000, unit_price: "0.18" }] });
  await enterAsClient(page, quote);
  const main = page.getByRole("main");
  await main.getByRole("checkbox", { name: /I accept version 1/ }).check();
  await main.getByLabel("Your name").fill("Dana Whitfield");
  await main.getByLabel(/^Purchase order number/).fill("PO-7781");
  await main.getByRole("button", { name: "Accept the offer" }).click();
  await expect(main.getByText("PO-7781").first()).toBeVisible();
  await expect(main.getByText(/^Your turn: please pay/)).toHaveCount(0);

  const { invoice } = (await asStaff(shop, "POST", `/api/quotes/${quote.id}/invoices`, {
    kind: "invoice",
  })) as { invoice: { id: number } };
  const issued = (await asStaff(shop, "POST", `/api/invoices/${invoice.id}/issue`, {})) as {
    invoice: { number: string; issued_on: string; due_on: string };
  };
  const { number, issued_on, due_on } = issued.invoice;
  expect(daysAfter(issued_on, 30)).toBe(due_on);
  await page.reload();
  await expect(
    main.getByText(`Your turn: please pay $1,800.00 of ${number} by ${showDay(due_on, "en")}.`),
  ).toBeVisible();
  const download = page.waitForEvent("download");
  await main.getByRole("list", { name: "Invoices" }).getByRole("button", { name: /PDF/ }).click();
  expect(readPdf(await readFile(await (await download).path())).text).toContain("PO-7781");
});
