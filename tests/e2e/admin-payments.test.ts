import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of (409|500)|ERR_FAILED/] });

const payment = {
  id: 1,
  payment_intent_id: "pi_0123456789abcdefghij",
  customer_name: "Dana Whitfield",
  customer_email: "dana@whitfield.example",
  product_name: "Grocery Bag",
  amount: 2045,
  amount_cents: 204_500,
  refunded_amount: 0,
  refunded_cents: 0,
  currency: "usd",
  quote_id: 7,
  quote_reference: "GE-2026-000007",
  provider: "sandbox",
  is_test: true,
  status: "completed",
  to_check: null,
  created_at: "2026-03-02T16:00:00.000Z",
  completed_at: "2026-03-02T16:00:00.000Z",
  version: 1,
};
const refunded = { ...payment, id: 2, payment_intent_id: "pi_refunded0000000", status: "refunded" };
const meta = { page: 1, per_page: 10, total: 2, last_page: 1 };

test("payments are shown, filtered, refunded in full and saved as a file", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await page.route("**/api/payments?**", (route) =>
    route.fulfill({ json: { success: true, payments: [payment, refunded], meta } }),
  );
  await page.route("**/api/payments/export**", (route) =>
    route.fulfill({ contentType: "application/x-ndjson", body: `${JSON.stringify(payment)}\n` }),
  );
  await openOffice(page, shop, "section=Payement");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Payment Management");
  await expect(page.getByPlaceholder("Email, nom, ID...")).toBeVisible();
  for (const name of ["Research", "Refresh", "Export"]) {
    await expect(page.getByRole("button", { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole("combobox", { name: "Statut" }).locator("option")).toHaveText([
    "Tous les statuts",
    "En attente",
    "Successful",
    "Échec",
    "Expiré",
    "Remboursé",
  ]);
  const row = page.getByRole("row", { name: /pi_012345678/ });
  await expect(row).toContainText("Réussi");
  await expect(row).not.toContainText("pi_0123456789ab");
  await expect(page.getByLabel("Rows per page").locator("option")).toHaveText(["10", "15", "25", "50"]);
  await expect(page.getByRole("button", { name: "Rembourser pi_refunded0000000" })).toBeDisabled();
  await page.getByRole("combobox", { name: "Statut" }).selectOption("completed");
  await expect(page).toHaveURL(/status=completed/);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^paiements_\d{4}-\d{2}-\d{2}\.csv$/);

  await page.route("**/api/payments/1/refund", (route) =>
    route.fulfill({ json: { success: true, payment: { ...payment, status: "refunded" } } }),
  );
  await page.getByRole("button", { name: "Rembourser pi_0123456789abcdefghij" }).click();
  const dialog = openDialog(page);
  await expect(dialog).toContainText("$2,045.00");
  const began = Date.now();
  await dialog.getByRole("button", { name: "Rembourser $2,045.00" }).click();
  await expect(dialog.getByText("Traitement...")).toBeVisible();
  await expect(page.getByText("Remboursement effectué avec succès")).toBeVisible();
  expect(Date.now() - began).toBeGreaterThanOrEqual(1400);
  await expect(dialog).toBeHidden();
});
