import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, clientBearer, enterAsClient } from "#tests/support/client-quote.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";
import { waitForMail } from "#tests/support/outbox-folder.ts";

test.use({ expectedErrors: [/status of (401|422)/] });

/** From the client's choice to the receipt, by the two who do it; in the demo the account is an example. */
test("a quote is paid by bank transfer: details, mail, two pieces, the receipts", async ({
  page,
  shop,
  browser,
}) => {
  const quote = await askForClientQuote(shop, true);
  await enterAsClient(page, quote);
  await page.getByRole("button", { name: "Pay", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Payment", exact: true });
  await dialog.getByRole("button", { name: "Pay by bank transfer" }).click();
  const details = dialog.getByRole("status", { name: "Bank transfer" });
  await expect(details.getByText("EXAMPLE: no such account exists. Please send no money.")).toBeVisible();
  await expect(details.getByText(quote.reference, { exact: true })).toBeVisible();
  const total = (await page.locator("tfoot").textContent())?.match(/\$[\d,]+\.\d\d/)?.[0] ?? "no total";
  await expect(details.getByText(total)).toBeVisible();
  await details.getByRole("button", { name: "Mail me these details" }).click();
  const mail = await waitForMail(shop.dataDir, quote.email, `Bank transfer for quote ${quote.reference}`);
  expect(mail.text).toContain("EXAMPLE-ACCOUNT");
  expect(mail.text).toContain(total);
  await page.keyboard.press("Escape");
  await expect(page.getByText(`Bank transfer announced: ${total}`)).toBeVisible();

  await expect(page.getByText("You chose to pay by bank transfer.")).toBeVisible();

  const office = await (await browser.newContext()).newPage();
  await openOffice(office, shop, `section=devis&open=${quote.id}`);
  // It comes in two pieces (L10.4).
  const rest = `$${(Number(total.replace(/[$,]/g, "")) - 1).toLocaleString("en-US", { minimumFractionDigits: 2 })}`;
  const record = async (amount: string) => {
    await openDialog(office).getByRole("button", { name: "Record a bank transfer" }).click();
    const recording = office.getByRole("dialog", { name: `Bank transfer for ${quote.reference}` });
    await recording.getByLabel("Amount received ($)").fill(amount);
    await recording.getByRole("button", { name: "The money is here" }).click();
  };
  await record("1");
  await expect(office.getByText(`${rest} of ${quote.reference} is still open.`)).toBeVisible();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByText(`$1.00 received, ${rest} to pay`)).toBeVisible();
  await record(rest.replace("$", ""));
  await expect(office.getByText(`${quote.reference} is paid. The receipt is on its way.`)).toBeVisible();

  const receipt = await waitForMail(shop.dataDir, quote.email, `Receipt for quote ${quote.reference}`);
  expect(receipt.attachments).toMatchObject([{ mimeType: "application/pdf" }]);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(page.getByText(`${quote.reference} is now: Paid`)).toBeVisible();
  await expect(page.getByText(`Payment received: ${rest}`)).toBeVisible();
});

test.describe("what is left of the quote cannot be read", () => {
  test.use({ expectedErrors: [/status of (401|503)/] });

  test("and the transfer is recorded all the same", { tag: "@deep" }, async ({ page, shop }) => {
    const quote = await askForClientQuote(shop, true);
    await page.route("**/api/quotes/*/plan", (route) => route.fulfill({ status: 503, json: {} }));
    await openOffice(page, shop, `section=devis&open=${quote.id}`);
    await openDialog(page).getByRole("button", { name: "Record a bank transfer" }).click();
    const recording = page.getByRole("dialog", { name: `Bank transfer for ${quote.reference}` });
    await recording.getByLabel("Amount received ($)").fill("1");
    await recording.getByRole("button", { name: "The money is here" }).click();
    await expect(page.getByText("The transfer is recorded.", { exact: true })).toBeVisible();
    await expect(recording).toBeHidden();
  });
});

test("staff mails a new link and ends all of them, and with them the password that was chosen through one", {
  tag: "@deep",
}, async ({ page, shop, browser }) => {
  const quote = await askForClientQuote(shop);
  await clientBearer(shop, quote);
  const office = await (await browser.newContext()).newPage();
  await openOffice(office, shop, `section=devis&open=${quote.id}`);
  await openDialog(office).getByRole("button", { name: "Mail a new link" }).click();
  await expect(office.getByText(`A new link is on its way to ${quote.email}.`)).toBeVisible();
  await waitForMail(shop.dataDir, quote.email, `Your link to quote ${quote.reference}`);
  await openDialog(office).getByRole("button", { name: "End all mailed links" }).click();
  await office.getByRole("alertdialog").getByRole("button", { name: "End all mailed links" }).click();
  await expect(office.getByText("No mailed link opens this quote any more.")).toBeVisible();

  await page.goto(quote.link);
  await expect(page.getByText("Session invalide ou expirée")).toBeVisible();
  await page.goto("/client/login");
  await page.getByText("I have a password").click();
  const form = page.locator("details form");
  await form.getByLabel("Email").fill(quote.email);
  await form.getByLabel("Password", { exact: true }).fill("bags for the fair");
  await form.getByRole("button", { name: "Sign In" }).click();
  // It was chosen through a link that is revoked now (SPEC-3.10).
  await expect(form.getByRole("alert")).toBeVisible();
  await expect(page).toHaveURL(/\/client\/login$/);
});
