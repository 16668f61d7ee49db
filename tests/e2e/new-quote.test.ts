import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice } from "#tests/support/office.ts";

test("a quote for a client who telephoned is begun, written, copied, and found by its stage", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=devis");
  await page.getByRole("button", { name: "New quote" }).click();
  const dialog = openDialog(page);
  await dialog.getByRole("button", { name: "Write the offer" }).click();
  await expect(dialog.getByText("Name is required")).toBeVisible();
  await dialog.getByLabel("Name").fill("Carla Caller");
  await dialog.getByLabel("Email").fill("carla.caller@example.com");
  await dialog.getByLabel("Telephone").fill("on the card");
  await dialog.getByRole("button", { name: "Write the offer" }).click();
  await page.waitForURL(/\/admin\/quotes\/\d+$/);
  const first = page.url();
  await expect(page.getByText("The offer is being written")).toBeVisible();
  await expect(page.getByRole("form", { name: "Offer" })).toBeVisible();

  await page.getByLabel("Assigned to").selectOption({ index: 1 });
  await page.getByRole("tab", { name: "History" }).click();
  await expect(page.getByText("Assigned", { exact: true })).toBeVisible();

  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "Duplicate" }).click();
  await page.waitForURL(
    (url) => url.pathname !== new URL(first).pathname && /\/admin\/quotes\/\d+$/.test(url.pathname),
  );
  await openOffice(page, shop, "section=devis&search=carla.caller&stage=drafting");
  await expect(page.getByRole("row", { name: /Carla Caller/ })).toHaveCount(2);
  const { quotes } = (await asStaff(shop, "GET", "/api/quotes?search=carla.caller&stage=offered")) as {
    quotes: unknown[];
  };
  expect(quotes).toEqual([]);
});
