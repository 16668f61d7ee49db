import { expect, test } from "#tests/support/browser.ts";
import { openOffice, requestQuote } from "#tests/support/office.ts";
import { networkErrors } from "#tests/support/offline.ts";

test.use({ expectedErrors: networkErrors });

test("SPEC-1.28 without a network a mutation of staff fails with words, and is not done later by itself", async ({
  page,
  shop,
  context,
}) => {
  const { reference } = await requestQuote(shop, { name: "Odile Offline" });
  await openOffice(page, shop, "section=devis&search=Odile+Offline");
  const row = page.getByRole("row", { name: new RegExp(reference) });
  await expect(row).toContainText("En attente");
  await context.setOffline(true);
  await page.getByRole("button", { name: `Confirm ${reference}` }).click();
  const told = page.getByRole("main").getByRole("alert");
  await expect(told.filter({ hasText: /^Une erreur est survenue$/ })).toBeVisible();
  await context.setOffline(false);
  // Whatever waited for the network would go now.
  const read = page.waitForResponse(/\/api\/quotes\?/);
  await page.getByRole("button", { name: "Refresh" }).click();
  await read;
  await expect(row).toContainText("En attente");
});

test("SPEC-1.28 without a network a client sees an error at once", async ({ page, context }) => {
  await page.goto("/client/login");
  await page.getByLabel("Email").first().fill("odile@buyers.example");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Mail me a link" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toBeVisible();
  await expect(page.getByRole("button", { name: "Mail me a link" })).toBeEnabled();
});
