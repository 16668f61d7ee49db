import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice, requestQuote } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({ expectedErrors: [/status of 500/] });

test("the words of a list that could not be read go after 3 s, and the way to ask again stays", async ({
  page,
  shop,
}) => {
  await requestQuote(shop, { name: "Lena Loaded" });
  let isBroken = true;
  await page.route("**/api/quotes?*", (route) =>
    isBroken ? route.fulfill({ status: 500, json: { message: "Base en panne" } }) : route.fallback(),
  );
  await openOffice(page, shop, "section=devis");
  const words = page.getByText("Base en panne");
  await expect(words).toBeVisible();
  await expect(page.getByText("Loading Error")).toBeVisible();
  const shownAt = Date.now();
  await expect(words).toHaveCount(0);
  expect(Date.now() - shownAt).toBeGreaterThan(1500);
  await expect(page.getByText("Loading Error")).toHaveCount(0);
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(words).toBeVisible();
  isBroken = false;
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("row", { name: /Lena Loaded/ }).first()).toBeVisible();
});

test("a decimal comma in the logo price is not dropped: confirm stays disabled", async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Cora Comma", needsLogo: true, logo: tinyPng });
  await openOffice(page, shop, "section=devis");
  await page.getByRole("button", { name: `Confirm ${quote.reference}` }).click();
  const price = openDialog(page).getByLabel("Logo price ($)");
  const confirm = openDialog(page).getByRole("button", { name: "Save and confirm" });
  await price.pressSequentially("12,5");
  await expect(price).toHaveValue("12,5");
  await expect(confirm).toBeDisabled();
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await price.fill("12.5");
  await expect(confirm).toBeEnabled();
});

test("FOUND-C2 the logo price says its rule to assistive technology", async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Rita Rule", needsLogo: true, logo: tinyPng });
  await openOffice(page, shop, "section=devis");
  await page.getByRole("button", { name: `Confirm ${quote.reference}` }).click();
  const price = openDialog(page).getByLabel("Logo price ($)");
  await expect(price).toHaveAccessibleDescription(/In steps of 0\.01, not below 0\./);
  await expect(price).toHaveAttribute("inputmode", "decimal");
});
