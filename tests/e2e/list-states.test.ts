import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";

/** Chooses in several fields before the page can answer the first of them. */
async function chooseAtOnce(page: Page, choices: Readonly<Record<string, string>>): Promise<void> {
  const fields = await Promise.all(
    Object.entries(choices).map(async ([label, value]) => {
      const field = page.getByLabel(label, { exact: true });
      return { field: await field.elementHandle(), value };
    }),
  );
  await page.evaluate((all) => {
    for (const { field, value } of all) {
      if (!(field instanceof HTMLSelectElement)) throw new Error("no list of choices");
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  }, fields);
}

test("FOUND-T1 changes of a list's state add up: two filters, a search and the length of a page", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=devis");
  await page.getByRole("button", { name: "Filtres" }).click();
  await chooseAtOnce(page, { Statut: "pending", Logo: "0" });
  await expect(page).toHaveURL(/status=pending/);
  await expect(page).toHaveURL(/logo=0/);

  await page.getByRole("link", { name: "Sizes", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Size Management");
  await page.getByRole("searchbox").fill("e");
  await chooseAtOnce(page, { "Rows per page": "25" });
  await expect(page).toHaveURL(/search=e/);
  await expect(page).toHaveURL(/per_page=25/);
  await expect(page.getByLabel("Rows per page")).toHaveValue("25");
});

test("FOUND-T1 search, order and view of the products add up", { tag: "@deep" }, async ({ page }) => {
  await page.goto("/products");
  await page.getByRole("searchbox").fill("tote");
  await chooseAtOnce(page, { "Sort by": "name" });
  await page.getByRole("link", { name: "List view" }).dispatchEvent("click");
  await expect(page).toHaveURL(/\?q=tote&sort=name&view=list$/);
  await expect(page.getByRole("searchbox")).toHaveValue("tote");
});
