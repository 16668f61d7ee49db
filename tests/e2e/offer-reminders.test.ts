import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOfficeAt, requestQuote } from "#tests/support/office.ts";

test("L5.4 staff sees when a client is reminded, reads the mail before it leaves, and pauses it", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const { id } = await requestQuote(shop, { name: "Rita Reminded" });
  await asStaff(shop, "POST", `/api/quotes/${id}/send-offer`, {});
  await openOfficeAt(page, shop, `/admin/quotes/${id}`);
  const reminders = page.getByRole("region", { name: "Reminders" });
  await expect(reminders.getByRole("listitem")).toHaveCount(2);
  await reminders.getByRole("button", { name: "Preview: The offer is about to end" }).click();
  await expect(openDialog(page).getByRole("heading", { name: /is about to end/ })).toBeVisible();
  const mail = openDialog(page).frameLocator("iframe");
  await expect(mail.getByText("Our offer holds for a few days more").last()).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  const pause = reminders.getByRole("switch", { name: "Remind the client of this offer" });
  await pause.click();
  await expect(pause).not.toBeChecked();
  await expect(async () => {
    expect(await asStaff(shop, "GET", `/api/quotes/${id}/reminders`)).toMatchObject({ paused: true });
  }).toPass();
  await asStaff(shop, "POST", `/api/quotes/${id}/recall`, {});
  await page.reload();
  await expect(reminders.getByText("cancelled · the offer is another one now")).toHaveCount(2);
});
