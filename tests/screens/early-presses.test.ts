import { expect, test } from "#tests/support/browser.ts";
import { holdScripts } from "#tests/support/early.ts";
import { testAdmin } from "#tests/support/server-process.ts";

test.use({ expectedErrors: [/status of (401|422)/] });

test.describe("FOUND-U40 what is pressed before the scripts came", () => {
  test("signs in", async ({ page }) => {
    const letCome = await holdScripts(page, "/login");
    await page.getByRole("main").getByLabel("Email").fill(testAdmin.email);
    await page.getByLabel("Password", { exact: true }).fill(testAdmin.password);
    await page.getByRole("button", { name: "Sign In" }).click();
    expect(page.url()).toMatch(/\/login$/);
    await letCome();
    await expect(page).toHaveURL(/\/admin/);
  });

  test("is judged like any other, and leaves no password in the address", async ({ page }) => {
    const letCome = await holdScripts(page, "/register");
    await page.getByLabel("Nom complet").fill("Ada Lovelace");
    await page.getByLabel("Mot de passe", { exact: true }).fill("bags for ada");
    await page.getByLabel("Mot de passe", { exact: true }).press("Enter");
    await letCome();
    await expect(page.getByText("Veuillez remplir tous les champs obligatoires").first()).toBeVisible();
    await expect(page.getByLabel("Nom complet")).toHaveValue("Ada Lovelace");
    expect(page.url()).toMatch(/\/register$/);
  });

  test("puts into the cart what was chosen before, and counts each press once", async ({ page }) => {
    const letCome = await holdScripts(page, "/products/1");
    const quantity = page.getByLabel("Quantity", { exact: true });
    const more = page.getByRole("button", { name: "One more" });
    await quantity.fill("25,000");
    await more.click();
    await more.click();
    await page.getByRole("button", { name: "Add to Cart" }).click();
    await letCome();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem("cartItems")))
      .toContain('"quantity":25002');
    await more.click();
    await expect(quantity).toHaveValue("25,003");
  });

  test("asks for a quote for what was chosen before", { tag: "@deep" }, async ({ page }) => {
    const letCome = await holdScripts(page, "/products/1");
    await page.getByLabel("Quantity", { exact: true }).fill("25,000");
    await page.getByRole("main").getByRole("link", { name: "Ask for a quote" }).click();
    await letCome();
    await expect(page).toHaveURL(/\/devis$/);
    await expect(page.getByLabel(/^Quantity of/).first()).toHaveValue("25,000");
  });

  test("shows the other view of what was searched for before", { tag: "@deep" }, async ({ page }) => {
    const letCome = await holdScripts(page, "/products");
    await page.getByRole("searchbox").fill("tote");
    await page.getByRole("link", { name: "List view" }).click();
    await letCome();
    await expect(page).toHaveURL(/\?q=tote&view=list$/);
  });
});
