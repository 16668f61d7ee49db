import { expect, test } from "#tests/support/browser.ts";
import { openDialog, openOffice } from "#tests/support/office.ts";
import { refusals, refuse, serverSentence } from "#tests/support/refusals.ts";

test.use({ expectedErrors: [/status of \d+|ERR_/], shopName: "catalogue" });

/** With its pictures, sent as the browser alone does; every other one is refused in src/web/admin. */
test("saving a product: a refusal has its words in the dialog, and nothing is claimed", {
  tag: "@deep",
}, async ({ page, shop }) => {
  await openOffice(page, shop, "section=Products");
  await page
    .getByRole("main")
    .getByRole("button", { name: /^Edit / })
    .first()
    .click();
  for (const refusal of refusals) {
    const allow = await refuse(page, { method: "POST", url: /\/api\/products\/\d+$/ }, refusal);
    await openDialog(page).getByRole("button", { name: "Save", exact: true }).click();
    const words =
      refusal === 422 ? serverSentence(422) : "Une erreur est survenue lors de l'enregistrement du produit.";
    await expect(openDialog(page).getByText(words).first()).toBeVisible();
    await expect(page.getByText("The product is saved.")).toHaveCount(0);
    await allow();
  }
  // Of several sentences for a field, the first.
  await page.route(/\/api\/products\/\d+$/, (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 422, json: { message: "Non", errors: { nom: ["Nom pris", "Nom deux"] } } }),
  );
  await openDialog(page).getByRole("button", { name: "Save", exact: true }).click();
  const name = openDialog(page).getByLabel("Name", { exact: true }).first();
  await expect(name).toHaveAccessibleDescription(/Nom pris/);
  await expect(page.getByText("Nom deux")).toHaveCount(0);
});
