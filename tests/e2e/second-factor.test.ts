import type { Page } from "@playwright/test";
import { seconds } from "#domain/time/durations.ts";
import { arriveAt } from "#tests/support/arrive.ts";
import { codeAt } from "#tests/support/authenticator.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";
import { type ServerProcess, testAdmin } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of (409|422)|ERR_FAILED/] });

const password = "printed with care";
const codeNow = (key: string) => codeAt(key, new Date());

/** A code is used up once it was taken: the next one counts half a minute later, or the one that is about to come. */
const codeAfter = (key: string) => codeAt(key, new Date(Date.now() + seconds(30)));

async function typePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
}

async function addColleague(shop: ServerProcess): Promise<string> {
  const email = `factor-${Date.now()}@shop.example`;
  await asStaff(shop, "POST", "/api/users", {
    ...{ name: "Fay Factor", email, telephone: "303-555-0100", is_admin: 1 },
    current_password: testAdmin.password,
    ...{ password, password_confirmation: password },
  });
  return email;
}

test("REL-S8 a second factor from the key to the refund, and off again", async ({ page, shop }) => {
  const email = await addColleague(shop);
  await page.goto("/login");
  await typePassword(page, email);
  await arriveAt(page, "**/admin**");

  await page.getByRole("link", { name: "Settings", exact: true }).click();
  await page.getByRole("link", { name: "My account" }).click();
  await page.getByRole("button", { name: "Set it up" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Your password").fill("not it");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText("The password is not right.")).toBeVisible();
  await dialog.getByLabel("Your password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: "QR code with the key" })).toBeVisible();
  const key = ((await dialog.locator("code").textContent()) ?? "").replaceAll(" ", "");
  await dialog.getByLabel("Code", { exact: true }).fill(codeNow(key));
  await dialog.getByRole("button", { name: "Switch it on" }).click();
  const shown = dialog.getByRole("list", { name: "Recovery codes" }).getByRole("listitem");
  await expect(shown).toHaveCount(10);
  const codes = await shown.allTextContents();
  await dialog.getByRole("button", { name: "I have kept them" }).click();
  await expect(page.getByText("Recovery codes left: 10")).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/login");
  await typePassword(page, email);
  const code = page.getByLabel("Code", { exact: true });
  await expect(code).toBeFocused();
  await code.fill("12");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(
    page.getByText("Saisissez les 6 chiffres de l'application, ou un code de secours"),
  ).toBeVisible();
  await code.fill("000000");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("This code is not right, or it was used before.")).toBeVisible();
  await code.fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await arriveAt(page, "**/admin**");

  const quote = await askForClientQuote(shop, true);
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, {
    amount: ((await asStaff(shop, "GET", `/api/quotes/${quote.id}/total`)) as { total_quote: number })
      .total_quote,
  });
  await page.goto(`/admin?section=Payement&search=${quote.email}`);
  // Where the second factor cannot be read, the server asks for the password.
  await page.route("**/api/me/second-factor", (route) => route.abort());
  await page.getByRole("button", { name: /^Rembourser bt_/ }).click();
  await expect(openDialog(page).getByText("It came by bank transfer")).toBeVisible();
  await expect(openDialog(page).getByLabel("Votre mot de passe")).toHaveCount(0);
  await openDialog(page)
    .getByRole("button", { name: /^Rembourser/ })
    .click();
  await expect(openDialog(page).getByLabel("Votre mot de passe")).toBeVisible();
  await page.unroute("**/api/me/second-factor");
  const again = openDialog(page).getByLabel("Votre mot de passe");
  await again.fill("not it");
  await openDialog(page)
    .getByRole("button", { name: /^Rembourser/ })
    .click();
  await expect(openDialog(page).getByText("The password is not right.")).toBeVisible();
  await again.fill(password);
  await openDialog(page)
    .getByRole("button", { name: /^Rembourser/ })
    .click();
  await expect(page.getByText("Remboursement effectué avec succès")).toBeVisible();

  await page.goto("/admin?section=account");
  await expect(page.getByText("Recovery codes left: 9")).toBeVisible();
  await page.getByRole("button", { name: "Switch it off" }).click();
  await openDialog(page).getByLabel("Your password").fill(password);
  await openDialog(page).getByLabel("Code", { exact: true }).fill(codeAfter(key));
  await openDialog(page).getByRole("button", { name: "Switch it off" }).click();
  await expect(page.getByText("Two-factor authentication is off.")).toBeVisible();
});

test("a colleague resets a lost second factor; where there is none, the dialog says so", {
  tag: "@deep",
}, async ({ page: office, shop }) => {
  const email = await addColleague(shop);
  await openOffice(office, shop, `section=users&search=${email}`);
  await office.getByRole("button", { name: /Edit Fay Factor/ }).click();
  await openDialog(office).getByRole("button", { name: "Lost the authenticator?" }).click();
  const asking = office.getByRole("alertdialog");
  await asking.getByLabel("Your password").fill("a test administrator");
  await asking.getByRole("button", { name: "Take it off" }).click();
  await expect(asking.getByText("Two-factor authentication is not on.")).toBeVisible();
});
