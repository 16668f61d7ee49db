import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, enterAsClient } from "#tests/support/client-quote.ts";

// Answers with exactly the fields that the specification names, in each shape that it names; the others: src/web/admin and src/web/client.

const created_at = "2026-03-02T16:00:00.000Z";
const quote = {
  ...{ id: 96, name: "Ann Miller", email: "ann@example.com", phone: "(303) 555-0123", status: "pending" },
  ...{ quantity: 20_000, sizes: '["Small","Large"]', sizes_quantities: '{"Small":12000,"Large":8000}' },
  ...{ is_logo_required: 1, price_logo_quote: null, rejection_reason: null, created_at },
};

async function answer(page: Page, path: string, json: unknown): Promise<void> {
  await page.route(path, (route) =>
    route.request().method() === "GET" ? route.fulfill({ json }) : route.fallback(),
  );
}

test("the client's quote: the specified total is shown, and can be paid", async ({ page, shop }) => {
  const asked = await askForClientQuote(shop);
  const priced = { ...quote, id: asked.id, email: asked.email, status: "confirmed", total: "1550.00" };
  await answer(page, `**/api/quotes/${asked.id}`, { quote: priced });
  await answer(page, `**/api/quotes/${asked.id}/total`, { total_quote: 1550 });
  await enterAsClient(page, asked);
  const main = page.getByRole("main");
  await expect(main.getByText("Confirmed", { exact: true })).toBeVisible();
  await expect(main.getByRole("row", { name: /^Total/ })).toContainText("$1,550.00");
  await expect(main.getByRole("button", { name: "Pay", exact: true })).toBeVisible();
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
