import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openOffice } from "#tests/support/office.ts";

// It changes what sizes cost.
test.use({ shopName: "price lists" });

test("SPEC-3.33 a seller uses another price list, and a buyer is told what printing and more bags cost", async ({
  page,
  shop,
}) => {
  await openOffice(page, shop, "section=price-lists");
  await page.getByRole("button", { name: "Use this list: Example: screen printer" }).click();
  await expect(page.getByText("Example: screen printer is in use.")).toBeVisible();

  await page.getByRole("button", { name: "Edit Example: screen printer" }).click();
  await page.getByLabel("Size", { exact: true }).selectOption({ label: "Gusset Shopper, Standard 13×14" });
  await page.getByLabel("Bags", { exact: true }).fill("24000");
  await page.getByLabel("Colors in front").fill("2");
  await page.getByLabel("Colors at the back").fill("1");
  await expect(page.getByTestId("trial-total")).toHaveText("$5,415.00");
  await expect(page.getByText("Next break: 25,000 bags, −$155.00")).toBeVisible();
  const price = page.getByLabel("Gusset Shopper, Standard 13×14, from 25,000 bags");
  await price.fill("0.16");
  await price.press("Enter");
  await expect(page.getByLabel("Gusset Shopper, Tall 13×17, from 25,000 bags")).toBeFocused();
  await price.fill("0.165");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The price list is saved.")).toBeVisible();

  await page.goto("/en/devis");
  await page.getByText("Gusset Shopper").click();
  await page.getByLabel("Quantity of Standard 13×14").fill("24000");
  await page.getByLabel("Logo Required").check();
  await page.getByLabel("Front", { exact: true }).fill("2");
  await page.getByLabel("Back", { exact: true }).fill("1");
  const estimate = page.getByRole("region", { name: "Your estimate" });
  await expect(estimate.getByText("$5,415.00")).toBeVisible();
  await expect(estimate.getByText("1,000 more bags cost $155.00 less")).toBeVisible();
  await estimate.getByRole("button", { name: "Add 1,000 bags" }).click();
  await expect(estimate.getByText("$5,260.00")).toBeVisible();
  await expect(estimate.getByRole("button", { name: /^Add/ })).toHaveCount(0);
});

test("a price that cannot be saved shows, whatever is looked for", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  // So many that one looks for them.
  for (let count = 1; count <= 20; count += 1)
    await asStaff(shop, "POST", "/api/sizes", { name: `Extra ${count}`, price: "0.2", product_id: 1 });
  await openOffice(page, shop, "section=price-lists");
  await page.getByRole("button", { name: "New price list" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Spring");
  const search = page.getByLabel("Look for a size");
  await search.fill("Extra 7");
  const price = page.getByRole("textbox", { name: /Extra 7, from 1 bags/ });
  await price.fill("0");
  await search.fill("Extra 9");
  await expect(price).toHaveCount(0);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(price).toBeFocused();
  await expect(price).toHaveAccessibleDescription(/greater than 0/);
  await price.fill("0.19");
  await expect(price).toBeFocused();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("The price list is saved.")).toBeVisible();
});
