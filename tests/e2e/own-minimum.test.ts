import { expect, test } from "#tests/support/browser.ts";
import { startServer } from "#tests/support/server-process.ts";

test("SPEC-2.19 a shop with a minimum of its own says it wherever it says one, and takes it", {
  tag: "@deep",
}, async ({ page }) => {
  await using shop = await startServer({ env: { MINIMUM_UNITS: "500", RATE_LIMITS: "off" } });
  await page.goto(`${shop.url}/en/about`);
  await expect(page.getByText("Because we start at 500 of a size.")).toBeVisible();
  await page.goto(`${shop.url}/en/terms`);
  await expect(page.getByText("Each size starts at 500 units.")).toBeVisible();

  await page.goto(`${shop.url}/en/products/1`);
  await expect(page.getByText("A quote starts at 500 bags of a size.")).toBeVisible();
  await page
    .getByRole("group", { name: "Usual quantities" })
    .getByRole("button", { name: "500" })
    .first()
    .click();
  await expect(page.getByText("your quote has the exact price")).toBeVisible();

  await page.goto(`${shop.url}/en/devis`);
  await expect(page.getByText("500 bags or more")).toBeVisible();
  await page.getByLabel("Full name").fill("Ann Miller");
  await page.getByLabel("Email", { exact: true }).first().fill("small@buyer.example");
  await page.getByLabel("Phone").fill("303-555-0123");
  await page.getByLabel("Project details").fill("A first try");
  await expect(page.getByText("Min: 500").first()).toBeVisible();
  const units = page.getByLabel("Quantity of Standard").first();
  await units.fill("499");
  await page.getByRole("button", { name: /send my request/i }).click();
  await expect(page.getByText(/^Standard.*: minimum 500 units required/).first()).toBeVisible();
  await units.fill("500");
  await page.getByRole("button", { name: /send my request/i }).click();
  await expect(page.getByRole("heading", { name: "Thank You for Your Request!" })).toBeVisible();
});
