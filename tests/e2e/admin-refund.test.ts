import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, payByCard } from "#tests/support/client-quote.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of 409/] });

test("SPEC-1.7 a payment is found, saved as a file, and paid back in part, then by a colleague, then to its last cent, and no further", async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  await payByCard(shop, quote);

  await openOffice(page, shop, `section=Payement&search=${encodeURIComponent(quote.email)}`);
  const row = page.getByRole("row", { name: /Dana Whitfield/ });
  await expect(row).toContainText("Réussi");
  await page.getByRole("combobox", { name: "Statut" }).selectOption("completed");
  await expect(page).toHaveURL(/status=completed/);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^paiements_\d{4}-\d{2}-\d{2}\.csv$/);
  await page.getByRole("combobox", { name: "Statut" }).selectOption("");
  const refund = row.getByRole("button", { name: /^Rembourser / });
  const dialog = openDialog(page);

  await refund.click();
  await dialog.getByLabel(/Autre montant/).fill("100");
  await dialog.getByLabel(/Motif/).fill("a".repeat(501));
  await expect(dialog.getByText("Please use at most 500 characters")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Rembourser $100.00" })).toBeDisabled();
  await dialog.getByLabel(/Motif/).fill("Two bags were torn.");
  await dialog.getByRole("button", { name: "Rembourser $100.00" }).click();
  await expect(dialog.getByText("Traitement...")).toBeVisible();
  await expect(page.getByText("Remboursement effectué avec succès")).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("dont $100.00 remboursés");

  await refund.click();
  const { payments } = (await asStaff(shop, "GET", `/api/payments?search=${quote.email}`)) as {
    payments: { id: number; amount: number }[];
  };
  const [paid = { id: 0, amount: 0 }] = payments;
  await asStaff(shop, "POST", `/api/payments/${paid.id}/refund`, { amount: 50, reason: "Another part" });
  await dialog.getByRole("button", { name: /^Rembourser \$/ }).click();
  await expect(dialog.getByRole("alert")).toContainText("This was changed in the meantime.");
  // Behind the dialog the list is hidden from readers, but read again.
  await expect(page.locator("tbody tr")).toContainText("dont $150.00 remboursés");

  // The same dialog goes on from what stands there now.
  const rest = (paid.amount - 150).toLocaleString("en-US", { minimumFractionDigits: 2 });
  await expect(dialog.getByText("déjà remboursés")).toContainText("$150.00");
  await dialog.getByLabel(/Autre montant/).fill(String(paid.amount));
  await expect(dialog.getByRole("button", { name: /^Rembourser \$/ })).toBeDisabled();
  await dialog.getByLabel(/Autre montant/).fill("");
  await dialog.getByRole("button", { name: `Rembourser $${rest}` }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Remboursé");
  await expect(refund).toBeDisabled();
});
