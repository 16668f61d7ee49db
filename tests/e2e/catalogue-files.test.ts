import { readFile } from "node:fs/promises";
import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, openOfficeAt } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of (409|422)/], shopName: "catalogue-files" });

test("a file is looked at, corrected and imported; the export comes back unchanged", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=Products");
  await page.getByRole("button", { name: "Import" }).click();
  const dialog = openDialog(page);
  const file = dialog.getByLabel("CSV or Excel file");
  const csv = (price: string, label = "label") => ({
    name: "bags.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Our bags\nItem,size,${label},price\nFair Bag,Small,9 in,${price}\nFair Bag,Large,12 in,0.2\n`,
    ),
  });
  await file.setInputFiles(csv("free"));
  await expect(dialog.getByText("1 cell has to be corrected. Nothing is imported before.")).toBeVisible();
  await expect(dialog.getByRole("row", { name: "3 price Write the price" })).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Import", exact: true })).toBeDisabled();
  await expectAccessible(page);
  await file.setInputFiles(csv("$0.15", "Wide"));
  await dialog.getByLabel("Wide").selectOption("Label of the size");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("2 rows can be imported.")).toBeVisible();
  await expect(dialog.getByRole("row", { name: "4 Fair Bag Large – $0.20" })).toBeVisible();
  await dialog.getByRole("button", { name: "Import 2 rows" }).click();
  await expect(page.getByText("The file is imported.").first()).toBeVisible();
  await expect(page.getByRole("row", { name: /Fair Bag/ })).toBeVisible();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Export as Excel" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^products_\d{4}-\d\d-\d\d\.xlsx$/);
  await page.getByRole("button", { name: "Import" }).click();
  const buffer = await readFile(await download.path());
  await file.setInputFiles({ name: "bags.xlsx", mimeType: "application/octet-stream", buffer });
  await expect(dialog.getByText("The shop has all of this already.")).toBeVisible();
});

test("all prices rise by 5 % in four clicks, and are taken back", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=dashboard");
  const prices = async () =>
    ((await asStaff(shop, "GET", "/api/sizes")) as { price: string }[]).map(({ price }) => price);
  const before = await prices();
  await page.getByRole("link", { name: "Sizes" }).first().click();
  await page.getByRole("button", { name: "Change prices" }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("textbox", { name: "Per cent" }).fill("5");
  await expect(dialog.getByRole("row").nth(1)).toContainText("$0.1");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: `Change ${before.length} prices` }).click();
  await expect(page.getByText(`Prices changed: ${before.length}.`).first()).toBeVisible();
  expect(await prices()).toEqual(
    before.map((price) => {
      const after = (Math.round(Number(price) * 10_500 + 1e-9) / 10_000).toFixed(4);
      return after.replace(/0{1,2}$/, "");
    }),
  );
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("The prices are as they were.").first()).toBeVisible();
  expect(await prices()).toEqual(before);
});

test("the sizes of a product are typed in where they stand; a copy is a draft until it is published", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const { data } = (await asStaff(shop, "GET", "/api/products?search=tote")) as { data: { id: number }[] };
  await openOfficeAt(page, shop, `/admin/products/${data[0]?.id}`);
  const table = page.getByRole("table", { name: "Sizes and prices" });
  const price = table.getByRole("textbox", { name: /^Price of / });
  await expect(price.nth(1)).toBeVisible();
  const count = await table.getByRole("row").count();
  await price.nth(0).fill("0.1999");
  await price.nth(0).press("Enter");
  await expect(table.getByRole("button", { name: /^Save / }).first()).toBeDisabled();
  await price.nth(0).press("ArrowDown");
  await expect(price.nth(1)).toBeFocused();
  await price.nth(1).fill("0.3");
  await price.nth(1).press("Escape");
  await expect(price.nth(1)).not.toHaveValue("0.3");
  await table.getByRole("textbox", { name: "New size", exact: true }).fill("Huge");
  await table.getByRole("textbox", { name: "Price of a new size ($)" }).fill("0.4");
  await page.keyboard.press("Enter");
  await expect(table.getByRole("row")).toHaveCount(count + 1);
  await expect(table.getByRole("textbox", { name: "New size", exact: true })).toBeFocused();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /\(copy\)$/ })).toBeVisible();
  await expect(table.getByRole("row")).toHaveCount(count + 1);
  await expect(price.nth(0)).toHaveValue("0.1999");
  const address = page.url().replace("/admin", "");
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("link", { name: "See it in the shop" })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});

test("products are ordered by keyboard, and the listing shows that order first", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=Products");
  await page.getByRole("button", { name: "Order", exact: true }).click();
  const dialog = openDialog(page);
  const rows = dialog.getByRole("listitem");
  const second = (await rows.nth(1).textContent())?.replace(/^2/, "").trim() ?? "";
  await rows
    .nth(1)
    .getByRole("button", { name: `Move ${second} up` })
    .focus();
  await page.keyboard.press("Alt+ArrowUp");
  await expect(rows.nth(0)).toContainText(second);
  await page.keyboard.press("Alt+ArrowDown");
  await page.keyboard.press("Alt+ArrowUp");
  await rows.nth(3).dragTo(rows.nth(1));
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("The shop shows the products in this order.").first()).toBeVisible();
  // Pages follow the catalogue within a second, not at once.
  await expect(async () => {
    await page.goto("/products");
    await expect(page.getByRole("article").first()).toContainText(second, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByLabel("Sort by").locator("option").first()).toHaveText("Our selection");
});
