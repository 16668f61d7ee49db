import { expect, test } from "#tests/support/browser.ts";
import { openOffice, requestQuote } from "#tests/support/office.ts";

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
