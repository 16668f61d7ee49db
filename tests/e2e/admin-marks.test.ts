import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, payByCard } from "#tests/support/client-quote.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of 409/] });

test("REL-M17 staff reads why a payment is marked, clears it with a reason, and pays a disputed one back only on purpose", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop, true);
  await payByCard(shop, quote);

  // As the books show it while its buyer disputes it.
  let isMarked = true;
  const disputed = (row: object) => ({
    ...row,
    to_check: isMarked ? "disputed" : null,
    dispute: "open",
  });
  await page.route(/\/api\/payments(\/\d+)?(\?.*)?$/, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    if (body.payments) body.payments = body.payments.map(disputed);
    if (body.payment) body.payment = disputed(body.payment);
    await route.fulfill({ json: body });
  });
  await page.route("**/api/payments/*/clear-mark", async (route) => {
    expect(route.request().postDataJSON()).toEqual({ reason: "Answered at the provider" });
    isMarked = false;
    const answer = await route.fetch();
    const { fresh } = await answer.json();
    await route.fulfill({ json: { success: true, payment: disputed(fresh) } });
  });
  await openOffice(page, shop, `section=Payement&search=${encodeURIComponent(quote.email)}`);
  const row = page.getByRole("row", { name: /Dana Whitfield/ });
  await expect(row).toContainText("À vérifier");
  await expect(page.getByText("TEST – no money moves")).toBeVisible();
  await row.getByRole("button", { name: /^History of/ }).click();
  const details = openDialog(page);
  await expect(details.getByText(/^The buyer disputes this payment: answer/)).toBeVisible();
  await expect(details.getByRole("button", { name: "Clear the mark" })).toBeDisabled();
  await details.getByLabel("What came of it").fill("Answered at the provider");
  await details.getByRole("button", { name: "Clear the mark" }).click();
  await expect(page.getByText("The mark is cleared.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row).not.toContainText("À vérifier");

  await row.getByRole("button", { name: /^Rembourser / }).click();
  const refund = openDialog(page);
  await expect(refund.getByText("$2,800.00 seront rendus à Dana Whitfield.")).toBeVisible();
  await refund.getByLabel(/Autre montant/).fill("180");
  await expect(refund.getByText("$180.00 seront rendus à Dana Whitfield.")).toBeVisible();
  await expect(refund.getByText(/\$2,800\.00/)).toHaveCount(0);
  const pay = refund.getByRole("button", { name: "Rembourser $180.00" });
  await expect(pay).toBeDisabled();
  await refund.getByLabel("Pay it back all the same").check();
  await refund.getByLabel("Already paid back by bank transfer").check();
  const asked = page.waitForRequest("**/api/payments/*/refund");
  await pay.click();
  expect((await asked).postDataJSON()).toEqual({
    ...{ amount: "180", reason: "", by_transfer: true, despite_dispute: true },
  });
  await expect(page.getByText("Remboursement effectué avec succès")).toBeVisible();

  await openOffice(page, shop, `section=devis&open=${quote.id}`);
  const about = openDialog(page).getByRole("region", { name: "Payment" });
  await expect(about).toContainText("$2,800.00");
  await expect(about).toContainText("dont $180.00 remboursés");
});
