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

test("payments are shown, filtered, refunded in full and saved as a file", async ({ page, shop }) => {
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

test("a refund that was refused claims nothing", async ({ page, shop }) => {
  await page.route("**/api/payments?**", (route) =>
    route.fulfill({ json: { success: true, payments: [payment], meta } }),
  );
  await page.route("**/api/payments/1/refund", (route) =>
    route.fulfill({ status: 409, json: { code: "conflict", message: "The provider says no." } }),
  );
  await openOffice(page, shop, "section=Payement");
  await page.getByRole("button", { name: /^Rembourser / }).click();
  await openDialog(page).getByRole("button", { name: "Rembourser $2,045.00" }).click();
  await expect(openDialog(page).getByText("The provider says no.")).toBeVisible();
  await expect(page.getByText("Remboursement effectué avec succès")).toHaveCount(0);
});

test("the tab Paiements asks for 15 a page, and says when they cannot be read", async ({ page, shop }) => {
  let isBroken = false;
  const asked: string[] = [];
  await page.route("**/api/payments?**", (route) => {
    asked.push(route.request().url());
    return isBroken
      ? route.fulfill({ status: 500, body: "{}" })
      : route.fulfill({ json: { success: true, payments: [payment], meta: { ...meta, per_page: 15 } } });
  });
  await openOffice(page, shop, "section=devis");
  await page.getByRole("tab", { name: "Paiements" }).click();
  await expect(page).toHaveURL(/tab=paiements/);
  await expect(page.getByRole("row", { name: /Dana Whitfield/ })).toBeVisible();
  // A row of the same name stands in the list of quotes, too: the call itself is waited for.
  await expect.poll(() => asked[0]).toContain("per_page=15");
  isBroken = true;
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(page.getByText("Erreur lors du chargement des paiements")).toBeVisible();
});

test("exports that are refused, or not answered, say so and save nothing", async ({ page, shop }) => {
  await openOffice(page, shop, "section=Payement");
  let isSilent = false;
  await page.route("**/api/payments/export**", (route) =>
    isSilent ? route.abort() : route.fulfill({ status: 500, json: { message: "No." } }),
  );
  const failure = page.getByText("❌ Error while exporting data !");
  for (const silent of [false, true]) {
    isSilent = silent;
    await page.getByRole("button", { name: "Export" }).click();
    // A message stays while the pointer rests on it, and it comes where the button is.
    await page.mouse.move(0, 0);
    await expect(failure.first()).toBeVisible();
    await expect(page.getByText("✅ CSV file downloaded successfully !")).toHaveCount(0);
    await expect(failure).toHaveCount(0);
  }
});
