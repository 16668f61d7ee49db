import type { Page, Route } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

// Every sentence of the server stands under its field; the other forms: src/web/admin, src/web/storefront, and a product in admin-mutation-refusals.test.ts.

test.use({ expectedErrors: [/status of 422/] });

async function refuseWith(page: Page, path: string, errors: object) {
  await page.route(path, (route: Route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 422, json: { message: "Champs invalides", errors } }),
  );
}

test("the quote form: a sentence for each size, in the summary and at the sizes", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/devis", { waitUntil: "networkidle" });
  await page.getByLabel(/^Full name/i).fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).first().fill("ann@example.com");
  await page.getByLabel(/^Phone/).fill("303-555-0123");
  for (const index of [0, 1])
    await page
      .getByLabel(/^Quantity of/)
      .nth(index)
      .fill("10000");
  await page.getByLabel("Project details").fill("Bags for the fair.");
  const texts = ["Small: minimum 20,000 units required", "Large: minimum 20,000 units required"];
  await refuseWith(page, "**/api/quotes", { sizesQuantities: texts, foo: ["Foo faute"] });
  await page.getByRole("button", { name: "SEND MY REQUEST" }).click();
  const summary = page.getByRole("alert").filter({ hasText: "Validation errors were found" });
  for (const text of [...texts, "Foo faute"]) await expect(summary).toContainText(text);
  for (const text of texts) await expect(page.locator("#sizes")).toContainText(text);
  await expect(page.locator("#sizes")).not.toContainText("Foo faute");
});
