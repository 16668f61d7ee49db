import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

async function askForEight(shop: Parameters<typeof requestQuote>[0]) {
  for (let count = 1; count <= 8; count += 1) await requestQuote(shop, { name: `Buyer ${count}` });
}

test.describe("how many rows there are is counted", () => {
  // A shop of its own.
  test.use({ shopName: "row choices" });

  test("SPEC-3.26 a list shows the rows, columns and views that a person has chosen, and is walked by keys", {
    tag: "@deep",
  }, async ({ page, shop }) => {
    await askForEight(shop);
    await openOffice(page, shop, "section=devis");
    const rows = page.getByRole("table", { name: "Quotes" }).locator("tbody tr");
    await expect(rows).toHaveCount(6);
    await page.getByLabel("Rows per page").selectOption("25");
    await expect(rows).toHaveCount(8);

    await page.getByRole("button", { name: "Columns" }).click();
    await page.getByRole("checkbox", { name: "Total" }).check();
    await page.getByRole("checkbox", { name: "Téléphone" }).uncheck();
    await page.getByRole("switch", { name: "Compact rows" }).check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("columnheader", { name: "Total" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "Téléphone" })).toHaveCount(0);
    const heights = await rows.evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
    // 25 of them stand on a screen of 1080 px, below the head of the page.
    expect(Math.max(...heights)).toBeLessThanOrEqual(33);
    await expectAccessible(page);

    await page.getByRole("searchbox").fill("Buyer 3");
    await expect(rows).toHaveCount(1);
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByLabel("Name of this view").fill("The third");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.keyboard.press("Escape");

    // All of it is remembered.
    await page.goto("/admin?section=devis");
    await expect(rows).toHaveCount(8);
    await expect(page.getByRole("columnheader", { name: "Total" })).toBeVisible();
    await page.getByRole("button", { name: "Views" }).click();
    await page.getByRole("link", { name: "The third" }).click();
    await expect(rows).toHaveCount(1);
    await page.goto("/admin?section=devis");
    await expect(rows).toHaveCount(8);

    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await page.keyboard.press("x");
    await expect(rows.first().getByRole("checkbox")).toBeChecked();
    await page.keyboard.press("x");
    await page.keyboard.press("Enter");
    await expect(openDialog(page)).toContainText("Buyer 8");
  });
});

test("SPEC-3.26 the list of clients remembers its length, too", async ({ page, shop }) => {
  await requestQuote(shop, { name: "Lena Length" });
  await openOffice(page, shop, "section=clients");
  const length = page.getByLabel("Rows per page");
  await length.selectOption("50");
  await page.waitForURL(/per_page=50/);
  await page.goto("/admin?section=clients");
  await expect(length).toHaveValue("50");
});
