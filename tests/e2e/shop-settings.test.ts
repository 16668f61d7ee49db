import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openOffice } from "#tests/support/office.ts";

test.use({ expectedErrors: [/status of 409/], shopName: "shop-settings" });

test("SPEC-3.25 the owner says who the shop is, and its pages soon say so", async ({ page, shop }) => {
  await openOffice(page, shop, "section=settings");
  const search = page.getByRole("searchbox", { name: "Search the settings" });
  await search.fill("region");
  await expect(page.getByLabel("Claims of the home page")).toBeHidden();
  await page.getByLabel("State or region").fill("");
  await search.fill("nothing of this name");
  await expect(page.getByText("No setting is called so.")).toBeVisible();
  await search.fill("");

  const form = page.getByRole("form", { name: "Shop", exact: true });
  await form.getByLabel("Name of the shop").fill("");
  await form.getByRole("button", { name: "Save Shop" }).click();
  await expect(form.getByText("Please name the shop.")).toBeVisible();
  await form.getByLabel("Name of the shop").fill("Sacs Rhône");
  await form.getByLabel("City").fill("Lyon");
  await form.getByLabel("Postal code").fill("69006");
  const preview = page.getByRole("region", { name: "Shop", exact: true }).getByRole("complementary");
  await expect(preview).toContainText("Sacs Rhône");
  await expect(preview).toContainText("69006 Lyon");
  // A colleague saves another group meanwhile: nothing that stands here is overwritten.
  await asStaff(shop, "PUT", "/api/settings", { values: { hero_sentence_en: "Bags from the Rhône." } });
  await form.getByRole("button", { name: "Save Shop" }).click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();

  await search.fill("tissu");
  await expect(page.getByLabel("State or region")).toBeHidden();
  const cloths = page.getByRole("form", { name: "Colors and materials" });
  await cloths.getByRole("textbox", { name: "English name (6)" }).fill("Fir");
  await cloths.getByRole("textbox", { name: "French name (6)" }).fill("Sapin");
  await cloths.getByRole("button", { name: "Remove White" }).click();
  await expect(page.getByRole("region", { name: "Colors and materials" })).toContainText("Fir");
  await cloths.getByRole("button", { name: "Save Colors and materials" }).click();
  await expect(cloths.getByRole("button", { name: "Save Colors and materials" })).toBeDisabled();
  await search.fill("");

  const claims = page.getByRole("form", { name: "Claims and numbers" });
  await claims.getByLabel("Claims of the home page").fill("Printed in Lyon\n\nQuality Guaranteed");
  await claims.getByLabel("Stars of every product").fill("");
  await claims.getByRole("button", { name: "Remove number 1" }).first().click();
  await claims.getByLabel("What it counts (1)").first().fill("kinds of bags");
  await claims.getByLabel("Show the ready-made claims").uncheck();
  await claims.getByRole("button", { name: "Save Claims and numbers" }).click();
  const history = page.getByRole("region", { name: "History" });
  await expect(history).toContainText("Claims of the home page: Printed in Lyon, Quality Guaranteed");
  await expect(history).toContainText("Name of the shop: Sacs Rhône");
  await expectAccessible(page);
  await expect(page).toHaveTitle(/– Sacs Rhône$/);

  const html = async (path: string) => await (await fetch(shop.url + path)).text();
  // A cached page is dropped within half a second.
  await expect.poll(() => html("/en")).toContain("Bags from the Rhône.");
  await page.goto(`${shop.url}/en`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Sacs Rhône");
  await expect(page.getByText("Bags from the Rhône.")).toBeVisible();
  await expect(page.getByText("Printed in Lyon")).toBeVisible();
  await expect(page.getByText("kinds of bags")).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("69006 Lyon");
  await expect(page.getByRole("img", { name: /out of 5 stars/ })).toHaveCount(0);
  await page.goto(`${shop.url}/fr/devis`);
  const swatches = page.getByRole("group", { name: "Couleur 1" });
  await expect(swatches.getByRole("radio", { name: "Écru" })).toBeChecked();
  await expect(swatches.getByRole("radio", { name: "Sapin" })).toHaveCount(1);
  await expect(swatches.getByRole("radio", { name: "Blanc" })).toHaveCount(0);
  for (const [path, heading] of [
    ["about", "Why Choose Us"],
    ["devis", "Shall we print your logo?"],
  ] as const) {
    const text = await html(`/en/${path}`);
    expect(text).toContain(heading);
    // What a script carries is read where it is shown.
    expect(text.replace(/<script[\s\S]*?<\/script>/g, "")).not.toContain("$0.20 per");
  }
});
