import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of 404/] });

test("a quote has a page, which its dialog leads to, and which is decided on like its row", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Petra Page" });
  await openOffice(page, shop, "section=devis&search=Petra+Page");
  await page.getByRole("button", { name: "Petra Page" }).click();
  await openDialog(page).getByRole("link", { name: "Open as a page" }).click();
  await expect(page).toHaveURL(`/admin/quotes/${quote.id}`);
  await expect(page).toHaveTitle(`${quote.reference} – GREEN ECO`);
  const heading = page.getByRole("heading", { level: 1, name: quote.reference });
  await expect(heading).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Sections" });
  await expect(menu.getByRole("link", { name: "Quotes" })).toHaveAttribute("aria-current", "page");

  await page.getByRole("button", { name: "Reject", exact: true }).click();
  await openDialog(page).getByRole("textbox").fill("Out of our range");
  await openDialog(page)
    .getByRole("button", { name: /reject/i })
    .click();
  await expect(page.getByText(`${quote.reference} is rejected.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText(`${quote.reference} is pending again.`, { exact: false })).toBeVisible();

  // What is typed and not saved is asked about, whichever way one leaves.
  await page.getByLabel("Printing type").fill("Screen print");
  await menu.getByRole("link", { name: "Products" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText("Printing noted").first()).toBeVisible();

  // What was answered waits no longer, and the menu counts one less at once.
  const counted = async () =>
    Number(/\d+$/.exec((await menu.getByRole("link", { name: "Quotes" }).textContent()) ?? "")?.[0] ?? 0);
  await expect.poll(counted).toBeGreaterThan(0);
  const before = await counted();
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText(`${quote.reference} is confirmed.`)).toBeVisible();
  await expect.poll(counted).toBe(before - 1);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/admin?section=devis");
  await expect(page.getByText(`${quote.reference} is deleted.`)).toBeVisible();

  await page.goto(`/admin/quotes/${quote.id}`);
  await expect(page.getByText("There is no such record")).toBeVisible();
});

test("a payment, a product and a user have pages that lead to each other's lists", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const quote = await askForClientQuote(shop, true);
  const { total_quote: amount } = (await asStaff(shop, "GET", `/api/quotes/${quote.id}/total`)) as {
    total_quote: number;
  };
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/transfer-received`, { amount });

  await openOffice(page, shop, `section=devis&open=${quote.id}`);
  await openDialog(page).getByRole("region", { name: "Payment" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/admin\/payments\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("$");
  await expect(page.getByText("Bank transfer").first()).toBeVisible();
  await page.getByRole("button", { name: "Rembourser" }).click();
  await expect(openDialog(page)).toContainText("seront rendus");
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: quote.reference }).click();
  await expect(page).toHaveURL(`/admin/quotes/${quote.id}`);
  await page.goBack();
  await expect(page).toHaveURL(/\/admin\/payments\/\d+$/);

  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name: "Products" }).click();
  await page.getByRole("row").nth(1).getByRole("link").click();
  await expect(page).toHaveURL(/\/admin\/products\/\d+$/);
  await expect(page.getByRole("table", { name: "Sizes" }).getByRole("row")).not.toHaveCount(1);
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await openDialog(page).getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("link", { name: "See it in the shop" }).click();
  await expect(page).toHaveURL(/\/products\/\d+$/);
});

test("a user's page shows the account, and changes it", { tag: "@deep" }, async ({ page, shop }) => {
  const { user } = (await asStaff(shop, "POST", "/api/users", {
    name: "Ursula Page",
    email: "ursula.page@example.com",
    telephone: "303-555-0188",
    password: "bags for the fair",
    password_confirmation: "bags for the fair",
  })) as { user: { id: number } };
  await openOffice(page, shop, "section=users&search=Ursula");
  await page.getByRole("link", { name: "Ursula Page" }).click();
  await expect(page).toHaveURL(`/admin/users/${user.id}`);
  await expect(page.getByRole("definition").getByText("303-555-0188")).toBeVisible();
  await page.getByRole("button", { name: "Edit", exact: true }).click();
  await openDialog(page).getByLabel("Name").fill("Ursula Sheet");
  await openDialog(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ursula Sheet" })).toBeVisible();
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
  await expect(page).toHaveURL("/admin?section=users");
  const restored = page.waitForResponse(`**/api/users/${user.id}/restore`);
  await page.getByRole("button", { name: "Undo" }).click();
  await restored;
  await page.goto(`/admin/users/${user.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Ursula Sheet" })).toBeVisible();
  await page.goto("/admin/users/none");
  await expect(page.getByText("There is no such record")).toBeVisible();
});
