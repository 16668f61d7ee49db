import { expect, test } from "#tests/support/browser.ts";
import { openOfficeAt, requestQuote } from "#tests/support/office.ts";

// A shop of its own: lines and templates are kept in it.
test.use({ shopName: "offers" });

test("L9.5 a line with a discount is kept for the next offer, and a whole offer as a template", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Tina Template" });
  const editor = page.getByRole("form", { name: "Offer" });
  await openOfficeAt(page, shop, `/admin/quotes/${quote.id}`);
  await page.getByRole("button", { name: "Write an offer" }).click();
  await editor.getByRole("button", { name: "Saved lines" }).click();
  await page.getByRole("button", { name: "PMS match" }).click();
  await page.keyboard.press("Escape");
  const pms = editor.getByRole("group", { name: /^Line/ }).last();
  await pms.getByLabel("Amount").fill("75");
  await pms.getByRole("button", { name: /^More about line/ }).click();
  await pms.getByLabel("Line discount").fill("20 %");
  await expect(pms.getByLabel("Amount")).toHaveValue("75");
  await pms.getByRole("button", { name: "Save this line" }).click();
  await expect(page.getByText("The line “PMS match” is saved.")).toBeVisible();
  await editor.getByRole("button", { name: "Templates" }).click();
  await page.getByLabel("Save this offer as a template named").fill("Two sizes");
  await page.getByRole("button", { name: "Save as a template" }).click();
  await expect(page.getByRole("button", { name: "Two sizes", exact: true })).toBeVisible();
  await pms.getByLabel("Amount").fill("80");
  await editor.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "Two sizes", exact: true }).click();
  await expect(editor.getByRole("group", { name: /^Line/ }).last().getByLabel("Amount")).toHaveValue("75");
  await expect(editor.getByText("Draft saved")).toBeVisible();
});
