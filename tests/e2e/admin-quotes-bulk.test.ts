import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

test("FOUND-C3, SPEC-0.14 ticked quotes are deleted together, each with its outcome, and taken back together; one is spoken of as one; a deletion is undone", async ({
  page,
  shop,
}) => {
  await requestQuote(shop, { name: "Bulk One" });
  await requestQuote(shop, { name: "Bulk Two" });
  const kept = await requestQuote(shop, { name: "Bulk Kept" });
  await openOffice(page, shop, "section=devis&search=Bulk");
  await page.getByLabel("Select all").check();
  await expect(page.getByText("3 rows selected")).toBeVisible();
  await page.getByLabel(`Select ${kept.reference}`).uncheck();
  await page.getByRole("button", { name: "Delete the selected quotes" }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole("heading")).toHaveText("Delete 2 quotes?");
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(dialog.getByText("Deleted")).toHaveCount(2);
  // Several deletions are taken back together (SPEC-0.14).
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByText("Restored", { exact: true })).toHaveCount(2);
  await expect(dialog.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Close" }).last().click();
  await expect(page.getByText("Page 1 sur 1 (3 devis au total)")).toBeVisible();
  await page.getByLabel("Select all").check();
  await page.getByLabel("Select all").uncheck();
  await page.getByLabel(`Select ${kept.reference}`).check();
  await page.getByRole("button", { name: "Delete the selected quotes" }).click();
  await expect(dialog).toContainText("Delete 1 quote?");
  await expect(dialog).toContainText("It leaves the list.");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Delete ${kept.reference}` }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Page 1 sur 1 (2 devis au total)")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("row", { name: new RegExp(kept.reference) })).toBeVisible();
});
