import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote, clientBearer, clientPassword } from "#tests/support/client-quote.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";

test("SPEC-3.19 several quotes: the list after sign-in, each opens, and the entry of the header says so", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const first = await askForClientQuote(shop, true);
  const second = await askForClientQuote(shop, false, first.email);
  await page.goto("/about");
  const header = page.getByRole("navigation", { name: "Main" });
  await header.getByRole("link", { name: "Find my quote" }).click();
  await arriveAt(page, "**/client/login");

  // With the password that its link's page takes.
  await clientBearer(shop, first);
  await page.getByText("I have a password").click();
  const form = page.locator("details form");
  await form.getByLabel("Email").fill(first.email);
  await form.getByLabel("Password", { exact: true }).fill(clientPassword);
  await form.getByRole("button", { name: "Sign In" }).click();
  await arriveAt(page, "**/client/quotes");
  const rows = page.getByRole("list", { name: "My quotes" }).getByRole("listitem");
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(second.reference);
  await expect(rows.nth(0)).toContainText("Under review");
  await expect(rows.nth(1)).toContainText(first.reference);
  await expect(rows.nth(1)).toContainText("20,000 bags");
  await rows.nth(1).getByRole("link", { name: "View and pay" }).click();
  await arriveAt(page, `**/client/dashboard/${first.id}`);
  await expect(page.getByRole("heading", { name: first.reference })).toBeVisible();

  await page.goto(`/client/dashboard/${second.id}`);
  await expect(page.getByRole("heading", { name: second.reference })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/client/dashboard/${second.id}`);
  await page.getByRole("navigation", { name: "Footer" }).getByRole("link", { name: "My quotes" }).click();
  await arriveAt(page, "**/client/quotes");
  // A mailed link opens its own quote, also for a client who is signed in and has read another one.
  await page.goto(first.link);
  await arriveAt(page, `**/client/dashboard/${first.id}`);

  await page.getByRole("button", { name: "Logout" }).click();
  await page.waitForFunction(() => localStorage.getItem("clientToken") === null);
  await page.waitForTimeout(500);
  expect(page.url()).toBe(`${shop.url}/`);
});

test("SPEC-3.20 a lost password: the link fills in the address, the new password opens the quotes, no door is staff's", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await askForClientQuote(shop);
  await clientBearer(shop, quote);
  const expectNoStaffDoor = () =>
    expect(page.locator('a[href$="/login"]:not([href="/client/login"])')).toHaveCount(0);

  await page.goto(quote.link);
  await expect(page.getByLabel("Email", { exact: true }).first()).toHaveValue(quote.email);
  await expectNoStaffDoor();
  await page.getByRole("button", { name: "Choose a new password" }).click();
  await expect(page.getByRole("status").filter({ hasText: "on its way" })).toBeVisible();

  const mail = await waitForMail(shop.dataDir, quote.email, "Choose a new password");
  expect(mail.text).not.toMatch(/(?<!client)\/login/);
  await page.goto(linkIn(mail));
  await expectNoStaffDoor();
  await page.getByLabel("New password").fill("a new one for bags");
  await page.getByLabel("The same again").fill("a new one for bags");
  await page.getByRole("button", { name: "Keep this password" }).click();
  await arriveAt(page, "**/client/quotes");
  await page.getByRole("link", { name: "View the quote" }).click();
  await arriveAt(page, `**/client/dashboard/${quote.id}`);
  await expect(page.getByText("You asked for this quote")).toBeVisible();

  for (const path of ["/forgot-password", "/client/login", "/fr/forgot-password"]) {
    await page.goto(path);
    await expectNoStaffDoor();
  }
});
