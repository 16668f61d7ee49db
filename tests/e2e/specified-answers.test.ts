import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";

// Answers with exactly the fields that the specification names, in each shape that it names.

const created_at = "2026-03-02T16:00:00.000Z";
const quote = {
  ...{ id: 96, name: "Ann Miller", email: "ann@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, sizes: '["Small","Large"]', sizes_quantities: '{"Small":12000,"Large":8000}' },
  ...{ is_logo_required: 1, price_logo_quote: null, rejection_reason: null, created_at },
};
const staffQuote = {
  ...quote,
  ...{ logo_path: null, logo_base64: null, logo_colors: "[]", product_colors: '["#1A7F37"]' },
  ...{ product_type: null, material: null, printing_type: null, comment: "Bags for the fair." },
};

async function answer(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json }) : route.fallback(),
  );
}

test("users: a whole list is paged, edited without a version, and done whatever is answered", async ({
  page,
  shop,
}) => {
  const users = Array.from({ length: 6 }, (_, index) => ({
    ...{ id: 1000 + index, name: `User ${index}`, email: `u${index}@example.com`, telephone: "303-555-0123" },
    ...{ isAdmin: index === 0 ? 1 : 0, created_at },
  }));
  await answer(page, "**/api/users?*", { users });
  const changes: (string | undefined)[] = [];
  await page.route("**/api/users/1000", async (route) => {
    changes.push(route.request().headers()["if-match"]);
    await route.fulfill({ status: 200, body: "" });
  });
  await openOffice(page, shop, "section=users");
  await expect(page.getByRole("row", { name: /User 0/ })).toContainText("Admin");
  await expect(page.getByRole("row")).toHaveCount(5);
  await expect(page.getByText("1–4 of 6")).toBeVisible();
  await page
    .getByRole("row", { name: /User 0/ })
    .getByRole("button", { name: /Edit/ })
    .click();
  await openDialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Utilisateur mis à jour avec succès")).toBeVisible();
  expect(changes).toEqual([undefined]);
  await page.getByRole("navigation").getByRole("link", { name: "Page 2", exact: true }).click();
  await expect(page.getByRole("row", { name: /User 5/ })).toBeVisible();
});

test("quotes: an unknown status shows En attente, an odd row takes no list away, details open", async ({
  page,
  shop,
}) => {
  const odd = { ...staffQuote, id: 97, name: "Bo Odd", status: "weird" };
  const quotes = [
    staffQuote,
    odd,
    { ...staffQuote, id: 98, name: "No Status", status: null },
    { id: "none" },
  ];
  await answer(page, "**/api/quotes?*", { quotes });
  await answer(page, "**/api/quotes/97", { quote: odd });
  await openOffice(page, shop, "section=devis");
  for (const name of ["Ann Miller", "Bo Odd", "No Status"])
    await expect(page.getByRole("row", { name })).toContainText("En attente");
  await expect(page.getByRole("row")).toHaveCount(4);
  const counters = page
    .getByRole("term")
    .filter({ hasText: /^Total$/ })
    .locator("..");
  await expect(counters).toContainText("3");
  const row = page.getByRole("row", { name: "Bo Odd" });
  await expect(row.getByRole("button", { name: /^(Confirm|Reject)/ })).toHaveCount(0);
  await expect(row.getByRole("button", { name: "Delete #97" })).toBeVisible();
  await row.getByRole("button", { name: "Bo Odd" }).click();
  await expect(openDialog(page)).toContainText("Bags for the fair.");
});

test("payments, sizes and products", async ({ page, shop }) => {
  const payment = {
    ...{
      id: 1,
      payment_id: "pi_specified_only",
      customer_name: "Ann Miller",
      customer_email: "ann@example.com",
    },
    ...{ product_name: "Tote", amount: "1550.00", created_at, payment_status: "completed" },
  };
  const payments = [payment, { ...payment, id: 2, customer_name: "Bo Odd", payment_status: "held" }];
  await answer(page, "**/api/payments?*", { success: true, payments });
  await openOffice(page, shop, "section=Payement");
  await expect(page.getByRole("row", { name: /Ann Miller/ })).toContainText("$1,550.00");
  await expect(page.getByRole("row", { name: /Ann Miller/ })).toContainText("Réussi");
  await expect(page.getByRole("row", { name: /Bo Odd/ })).toContainText("Undetermined");

  const products = [{ id: 5, nom: "Specified tote", image_base64: null, created_at }];
  await answer(page, "**/api/products**", products);
  await answer(page, "**/api/sizes?*", [
    { id: 7, name: "Specified size", label: "S", price: 0.14, product_id: 5 },
  ]);
  await openOffice(page, shop, "section=sizes");
  await expect(page.getByRole("row", { name: /Specified size/ })).toContainText("Specified tote");
  await openOffice(page, shop, "section=Products");
  await expect(page.getByRole("row", { name: /Specified tote/ })).toBeVisible();
});

test("the client's quote: an unknown status is Undetermined, and a page without a total estimates one", async ({
  page,
  shop,
}) => {
  const asked = await askForClientQuote(shop);
  await enterAsClient(page, asked);
  await answer(page, "**/api/sizes", [
    { id: 1, name: "Small", label: "S", price: "0.10", product_id: 1 },
    { id: 2, name: "Large", label: "L", price: "0.20", product_id: 1 },
  ]);
  const own = { ...quote, id: asked.id, email: asked.email, status: "shipped", sizes_quantities: null };
  await answer(page, `**/api/quotes/${asked.id}`, { quote: own });
  await answer(page, `**/api/quotes/${asked.id}/total`, {});
  await page.goto(`/client/dashboard/${asked.id}`);
  const main = page.getByRole("main");
  await expect(main.getByText("Undetermined")).toBeVisible();
  await expect(main.getByRole("row", { name: /Total \(estimate\)/ })).toContainText("$3,000.00");
  await expect(main.getByRole("button", { name: "Pay", exact: true })).toHaveCount(0);

  const priced = { ...own, status: "confirmed", total: "1550.00" };
  await answer(page, `**/api/quotes/${asked.id}`, { quote: priced });
  await answer(page, `**/api/quotes/${asked.id}/total`, { total_quote: 1550 });
  await page.reload();
  await expect(main.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Total/ })).toContainText("$1,550.00");
  await expect(main.getByRole("button", { name: "Pay", exact: true })).toBeVisible();

  await answer(page, "**/api/payments/paypal/capture**", { success: true });
  await page.goto(`/client/dashboard/${asked.id}/payment-success?method=paypal&token=ORDER1`);
  await expect(main.getByText("Payment received")).toBeVisible();
  await answer(page, "**/api/payments/paypal/capture**", { success: false });
  await page.reload();
  await expect(main.getByText("Le traitement du paiement a échoué. Veuillez réessayer.")).toBeVisible();
});

test("any 2xx answer to a request counts as sent; without a readable body it names no reference", async ({
  page,
}) => {
  await page.goto("/devis", { waitUntil: "networkidle" });
  await page.getByLabel(/^Full name/i).fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).first().fill("ann@example.com");
  await page.getByLabel(/^Phone/).fill("303-555-0123");
  await page
    .getByLabel(/^Quantity of/)
    .first()
    .fill("10000");
  await page.getByLabel("Project details").fill("Bags for the fair.");
  await page.route("**/api/quotes", (route) => route.fulfill({ status: 201, body: '{"quote":{"id":' }));
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  const main = page.getByRole("main");
  await expect(main.getByText("Request Sent Successfully!")).toBeVisible();
  await expect(main.getByText(/GE-\d{4}-\d{6}/)).toHaveCount(0);
  await expect(main.getByText(/undefined|null/)).toHaveCount(0);
});
