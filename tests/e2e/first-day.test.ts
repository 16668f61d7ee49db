import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { openOffice } from "#tests/support/office.ts";

test.use({ shopName: "first-day" });

test("the list of the first day is folded in the demo, ticked, put away and brought back", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=dashboard");
  const line = page.getByText("Before you open: 6 steps left");
  await line.click();
  const list = page.getByRole("list", { name: "Before you open" });
  await expect(list.getByText("Add the first product")).toBeVisible();
  await list.getByRole("button", { name: "Send me a test mail" }).click();
  await expect(page.getByText("No mail left yet: enter your mail server")).toBeVisible();
  await list.getByRole("button", { name: "I have it" }).click();
  await expect(page.getByText("Before you open: 5 steps left")).toBeVisible();
  await expect(list.getByRole("button", { name: "I have it" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Put this list away" }).click();
  await expect(page.getByText("Before you open")).toHaveCount(0);
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Show the list of the first day again" }).click();
  await expect(page.getByText("Before you open: 5 steps left")).toBeVisible();
});
