import { arriveAt } from "#tests/support/arrive.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test.use({ shopName: "people", expectedErrors: [/status of (403|409|410|422)/] });

test("a colleague is invited, chooses the password, and sees what the role may; a changed role counts at once", {
  tag: "@deep",
}, async ({ page, shop, browser }) => {
  test.setTimeout(120_000);
  const { reference } = await requestQuote(shop, { name: "Dana North" });
  await openOffice(page, shop, "section=users");
  await page.getByRole("button", { name: "Invite", exact: true }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Email").fill("pia@shop.example");
  await dialog.getByLabel("Role").selectOption("production");
  await dialog.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText("An invitation is on its way to pia@shop.example.")).toBeVisible();
  await expect(page.getByRole("region", { name: "Open invitations" })).toContainText("pia@shop.example");

  const link = linkIn(await waitForMail(shop.dataDir, "pia@shop.example"));
  const context = await browser.newContext();
  const hers = await context.newPage();
  await hers.goto(link);
  await hers.getByLabel("Your name").fill("Pia Press");
  await hers.getByLabel("Password", { exact: true }).fill("printed with care");
  await hers.getByLabel("The same again").fill("printed with care");
  await hers.getByRole("button", { name: "Accept the invitation" }).click();
  await arriveAt(hers, "**/admin**");
  const menu = hers.getByRole("navigation", { name: "Sections" });
  await expect(menu.getByRole("link", { name: "Quotes" })).toBeVisible();
  for (const name of ["Admin Users", "Payments", "Shop settings", "Clients"])
    await expect(menu.getByRole("link", { name })).toHaveCount(0);
  await menu.getByRole("link", { name: "Quotes" }).click();
  await expect(hers.getByRole("button", { name: `Confirm ${reference}` })).toHaveCount(0);
  await hers.getByRole("button", { name: "Dana North" }).click();
  await expect(openDialog(hers).getByRole("table", { name: "Lines of the quote" })).toContainText("20,000");
  await expect(openDialog(hers)).not.toContainText("$");

  const { users } = (await asStaff(shop, "GET", "/api/users?search=pia%40")) as { users: { id: number }[] };
  const [pia] = users;
  const edit = { name: "Pia Press", email: "pia@shop.example", telephone: "1", role: "accounts" };
  const proof = { current_password: testAdmin.password };
  await asStaff(shop, "PUT", `/api/users/${pia?.id}`, { ...edit, ...proof });
  await hers.goto("/admin?section=Payement");
  await expect(hers.getByRole("heading", { level: 1 })).toHaveText("Payment Management");
  await context.close();
});

test("clients are found by what a caller says, merged and taken apart; the palette leads to them", {
  tag: "@deep",
}, async ({ page, shop }) => {
  test.setTimeout(120_000);
  const one = await requestQuote(shop, { name: "Fay Fox" });
  const other = await requestQuote(shop, { name: "Fay Fox Office" });
  await openOffice(page, shop, "section=dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Dashboard");
  await page.keyboard.press("Control+k");
  await page.getByLabel("Type a command or a search").fill(other.email.slice(0, -8));
  const found = page.getByRole("option", { name: `Fay Fox Office · ${other.email}` });
  await expect(found).toBeVisible();
  await found.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fay Fox Office");
  await page.getByRole("button", { name: "Merge" }).click();
  const dialog = openDialog(page);
  await dialog.getByLabel("Find the other client").fill(one.email);
  const becomes = dialog.getByLabel("Becomes");
  await becomes.selectOption({ label: `Fay Fox · ${one.email}` });
  // Another search does not take the chosen one away.
  await dialog.getByLabel("Find the other client").fill("no such client");
  await expect(becomes.getByRole("option")).toHaveText(["Please choose", `Fay Fox · ${one.email}`]);
  await expect(becomes).not.toHaveValue("");
  await dialog.getByLabel("Your password").fill(testAdmin.password);
  await dialog.getByRole("button", { name: "Merge" }).click();
  const quotes = page.getByRole("region", { name: "Quotes" }).getByRole("listitem");
  await expect(quotes).toHaveCount(2);
  await waitForMail(shop.dataDir, other.email, "one address");
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(quotes).toHaveCount(1);
});
