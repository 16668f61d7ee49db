import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";
import { testAdmin } from "#tests/support/server-process.ts";

// The shop of the other journeys keeps its bank account.
test.use({ shopName: "guarded", expectedErrors: [/status of 422/] });

test("FOUND-S-N2, FOUND-S-N3 inviting a colleague who may refund asks for the password, and keeps what was typed; so does closing the shop to new accounts", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=users");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Email").fill("pam@example.com");
  await dialog.getByLabel("Name (optional)").fill("Pam");
  await expect(dialog.getByLabel("Your password")).toBeHidden();
  await dialog.getByLabel("Role").selectOption("accounts");
  await dialog.getByLabel("Your password").fill("not it");
  const send = dialog.getByRole("button", { name: "Send the invitation" });
  await send.click();
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await expect(dialog.getByLabel("Email")).toHaveValue("pam@example.com");
  await dialog.getByLabel("Your password").fill(testAdmin.password);
  await send.click();
  await expect(page.getByText("An invitation is on its way to pam@example.com.")).toBeVisible();
  await expect(dialog).toHaveCount(0);

  const open = page.getByRole("switch", { name: "Visitors may open accounts" });
  await open.click();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(open).toBeChecked();
  await open.click();
  await dialog.getByLabel("Your password").fill(testAdmin.password);
  await dialog.getByRole("button", { name: "By invitation" }).click();
  await expect(open).not.toBeChecked();
});

test("FOUND-S-N3 the bank account asks for the password where it changes, and keeps what was typed", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=settings");
  const form = page.getByRole("form", { name: "Payments" });
  await expect(form.getByLabel("Your password")).toBeHidden();
  await form.getByLabel("Account holder").fill("Green Eco");
  await form.getByLabel("Account number or IBAN").fill("US-4711");
  const save = form.getByRole("button", { name: /Save/ });
  await form.getByLabel("Your password").fill("not it");
  await save.click();
  await expect(form.getByText("The password is not right.")).toBeVisible();
  await expect(form.getByLabel("Account number or IBAN")).toHaveValue("US-4711");
  await form.getByLabel("Your password").fill(testAdmin.password);
  await save.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await expect(form.getByLabel("Your password")).toBeHidden();
  await expect(form.getByLabel("Account number or IBAN")).toHaveValue("US-4711");
});
