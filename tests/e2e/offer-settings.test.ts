import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of 409/], shopName: "offer-settings" });

test("the settings of offers are changed, shown in their history, and not left unsaved unasked", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=settings");
  const days = page.getByLabel("Days an offer holds");
  await expect(days).toHaveValue("30");
  const save = page.getByRole("button", { name: "Save Quotes and offers" });
  await days.fill("400");
  await save.click();
  await expect(page.getByText("Please give a whole number from 1 to 365.")).toBeVisible();
  await days.fill("14");
  await page.getByLabel("Terms in French").fill("Payable à 30 jours.");
  await page.getByLabel("Least units of a size").fill("2,500");
  await save.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await expect(page.getByRole("region", { name: "History" })).toContainText("Days an offer holds: 14");
  await expectAccessible(page);

  // Nothing is left to save: leaving asks nothing.
  await page.getByRole("link", { name: "My account" }).click();
  await page.getByRole("link", { name: "Shop settings" }).click();
  await expect(days).toHaveValue("14");
  await days.fill("");
  await page.getByRole("link", { name: "My account" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("Leave without saving?");
  await page.getByRole("button", { name: "Keep editing" }).click();
  await expect(days).toHaveValue("");
});

test("settings that a colleague saved meanwhile are not overwritten unseen", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=settings");
  const save = page.getByRole("button", { name: "Save Quotes and offers" });
  await expect(save).toBeVisible();
  await asStaff(shop, "PUT", "/api/settings", { values: { reminder_after_days: 9 } });
  await page.getByLabel("Days before the end").fill("4");
  await save.click();
  await expect(page.getByText(/^Administrator was faster/)).toBeVisible();
  await page.getByLabel("Days after sending").fill("9");
  await save.click();
  await expect(page.getByText(/^Administrator was faster/)).toHaveCount(0);
  const { values } = (await asStaff(shop, "GET", "/api/settings")) as { values: object };
  expect(values).toMatchObject({ reminder_after_days: 9, reminder_before_days: 4 });
});

test("a tax profile is added with its rates, made the usual one, and retired", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=taxes");
  await page.getByRole("button", { name: "Add a tax profile" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Name").fill("Denver");
  await dialog.getByLabel("Tax of (1), such as a state or city").fill("State of Colorado");
  await dialog.getByLabel("Rate in % (1)").fill("2,9");
  await dialog.getByRole("button", { name: "Add a rate" }).click();
  await dialog.getByRole("button", { name: "Add a rate" }).click();
  await dialog.getByLabel("Tax of (3), such as a state or city").fill("City of Denver");
  await dialog.getByLabel("Rate in % (3)").fill("5.35");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByText("Please name who levies the tax.")).toBeVisible();
  await dialog.getByRole("button", { name: "Remove rate 2" }).click();
  await expect(dialog.getByLabel("Tax of (2), such as a state or city")).toHaveValue("City of Denver");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  const profiles = page.getByRole("region", { name: "Tax profiles" });
  await expect(profiles).toContainText("Denver · 8.25%");
  await expect(profiles).toContainText("State of Colorado 2.9% · City of Denver 5.35%");

  await page.getByLabel("Tax profile of new offers").selectOption({ label: "Denver" });
  await page.getByRole("button", { name: "Save Taxes" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await profiles.getByRole("button", { name: "Retire Denver" }).click();
  await profiles.getByText("1 retired profile").click();
  await profiles.getByRole("button", { name: "Offer Denver again" }).click();
  await expect(page.getByText("Denver is offered again.")).toBeVisible();
});
