import { expect, test } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";

test("SPEC-3.17 an account chooses the language of its screens, wherever it signs in, and can undo it", {
  tag: "@deep",
}, async ({ page, browser, shop }) => {
  const html = (of: typeof page) => of.locator("html");
  // What a visitor chose in this browser is his choice, not the account's.
  await page.context().addCookies([{ name: "language", value: "fr", url: shop.url }]);
  await openOffice(page, shop, "section=account");
  await expect(html(page)).toHaveAttribute("data-locale", "mul");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(html(page)).toHaveAttribute("data-locale", "fr");
  await expect(page.getByRole("heading", { name: "Mon compte" })).toBeVisible();

  // Another computer, which knows of no choice: the page comes in the account's language by itself.
  const elsewhere = await browser.newContext({ baseURL: shop.url });
  const other = await elsewhere.newPage();
  await openOffice(other, shop, "section=account");
  await expect(html(other)).toHaveAttribute("data-locale", "fr");
  // The shop's own pages there are as before.
  await other.goto("/about");
  await expect(html(other)).toHaveAttribute("data-locale", "mul");
  await elsewhere.close();

  await page.getByRole("combobox", { name: "Langue" }).selectOption({ label: "Pas de choix" });
  await expect(html(page)).toHaveAttribute("data-locale", "mul");
});
