import { expect, test } from "#tests/support/browser.ts";

test.describe("a browser that asks for French first", () => {
  test.use({ locale: "fr-FR" });

  test("SPEC-3.16, SPEC-3.35 reads French from the first page on: bags, sizes, search, cart; a choice wins", async ({
    page,
  }) => {
    await page.goto("/products?q=vin");
    await expect(page.locator("html")).toHaveAttribute("lang", "fr");
    await expect(page.getByRole("heading", { name: "Sac à vin, une bouteille" })).toBeVisible();
    await expect(page.getByText("2 sur 2 produits")).toBeVisible();
    await page.getByRole("link", { name: /Sac à vin, une bouteille/ }).click();
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { level: 1 })).toHaveText("Sac à vin, une bouteille");
    await expect(main.getByText("Un sac étroit pour une bouteille de vin ou d’huile")).toBeVisible();
    await expect(main.getByText("Sac à bouteille", { exact: true })).toBeVisible();
    await expect(main.getByText("Polypropylène non-tissé, 80 g/m²")).toBeVisible();
    await expect(main.getByText("11 × 33 × 10 cm (4.5 × 13 × 4 po)")).toBeVisible();
    await main.getByRole("button", { name: "Ajouter au panier" }).click();
    await expect(
      page.getByText("Sac à vin, une bouteille (Bouteille 4.5×13) : ajouté au panier !"),
    ).toBeVisible();
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("cartItems") ?? "[]"));
    expect(stored).toMatchObject([
      { name: "Wine Carrier, One Bottle", selectedSize: { name: "Bottle 4.5×13" } },
    ]);

    await page.getByRole("button", { name: "Langue et apparence" }).click();
    const chosen = page.getByRole("button", { name: "Français" }).and(page.locator('[aria-pressed="true"]'));
    await expect(chosen.first()).toBeVisible();
    await page.getByRole("button", { name: "English" }).first().click();
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await page.goto("/products?q=wine");
    await expect(page.getByRole("heading", { name: "Wine Carrier, One Bottle" })).toBeVisible();
    await page.goto("/fr/devis");
    await expect(page.getByText("Cabas marché").first()).toBeVisible();
  });

  test("SPEC-3.17 the back office keeps the specification's locale until its account chooses", async ({
    request,
  }) => {
    // With the browser's own languages.
    expect(await (await request.get("/admin")).text()).toContain('data-locale="mul"');
  });
});

test("SPEC-3.16 a program that names no language gets the specification's locale", async ({ shop }) => {
  const answer = await fetch(`${shop.url}/products`, { headers: { "accept-language": "" } });
  expect(await answer.text()).toContain('data-locale="mul"');
  expect(answer.headers.get("vary")).toContain("accept-language");
});
