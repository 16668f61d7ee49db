import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";
import { openReceivers } from "#tests/support/receivers.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test("SPEC-4.60 SPEC-4.61 an owner connects a program: a key that reads orders, and an endpoint that is told, tested and removed", async ({
  page,
  shop,
}) => {
  await using receivers = await openReceivers({
    "/hook": (answer) => answer.writeHead(200).end("taken, thank you"),
  });
  await openOffice(page, shop, "section=connections");

  await page.getByRole("button", { name: "Make a key" }).click();
  await openDialog(page).getByLabel("Name").fill("Warehouse");
  await openDialog(page).getByLabel("Role").selectOption("production");
  await openDialog(page).getByLabel("Your password").fill(testAdmin.password);
  await openDialog(page).getByRole("button", { name: "Make the key" }).click();
  const key = (await openDialog(page).locator("code").textContent()) ?? "";
  const ask = (path: string) =>
    fetch(`${shop.url}/api/${path}`, { headers: { authorization: `Bearer ${key}` } });
  expect((await ask("orders")).status).toBe(200);
  expect((await ask("users")).status).toBe(403);
  await openDialog(page).getByRole("button", { name: "It is in a safe place" }).click();

  await page.getByRole("button", { name: "Add an endpoint" }).click();
  await openDialog(page).getByLabel("Address").fill(receivers.url("/hook"));
  await openDialog(page).getByLabel("Offer accepted").check();
  await openDialog(page).getByLabel("Your password").fill(testAdmin.password);
  await openDialog(page).getByRole("button", { name: "Add", exact: true }).click();
  await expect(openDialog(page).locator("code")).toHaveText(/^whsec_/);
  await openDialog(page).getByRole("button", { name: "It is in a safe place" }).click();

  const { host } = new URL(receivers.url("/"));
  await page.getByRole("button", { name: `Send a test to ${host}` }).click();
  await receivers.until("/hook", 1);
  await expect(async () => {
    await openDialog(page).getByRole("button", { name: "Refresh" }).click();
    await expect(openDialog(page).getByText("Told", { exact: true })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await openDialog(page).locator("summary").first().click();
  await expect(openDialog(page).getByText("taken, thank you")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: `Remove ${host}` }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("No program is told of anything.")).toBeVisible();
  await page.getByRole("button", { name: "End the key Warehouse" }).click();
  await page.getByLabel("Your password").fill(testAdmin.password);
  await page.getByRole("button", { name: "End the key", exact: true }).click();
  await expect(page.getByText("No program has a key.")).toBeVisible();
  expect((await ask("orders")).status).toBe(401);
});
