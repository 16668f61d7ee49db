import { expect, test } from "#tests/support/browser.ts";

/** Lines of the error catalogue that stand in no other journey (S1 §8). */

test.use({ expectedErrors: [/Failed to load resource/] });

test("signing in: an answer that cannot be understood", async ({ page }) => {
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("someone@example.com");
  await page.getByLabel("Password", { exact: true }).fill("a long password");
  await page.route("**/api/login", (route) => route.fulfill({ json: {} }));
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("An error occurred while connecting");
});

test("registering: a failure without words of the server", async ({ page }) => {
  await page.goto("/register");
  const fields = ["Ann Miller", "ann@example.com", "a long password", "a long password"];
  const inputs = page.getByRole("main").locator("input:not([tabindex='-1'])");
  for (const [index, value] of fields.entries()) await inputs.nth(index).fill(value);
  await page.route("**/api/register", (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByRole("button", { name: "S'inscrire" }).click();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText("Erreur lors de l'inscription");
});

for (const [what, answer] of [
  ["a refused token", { status: 401, json: { message: "No." } }],
  ["no success", { status: 200, json: { success: false } }],
] as const) {
  test(`the current user: ${what} clears the token`, async ({ page }) => {
    await page.goto("/about");
    await page.evaluate(() => localStorage.setItem("token", "an old one"));
    await page.route("**/api/me", (route) => route.fulfill(answer));
    await page.goto("/login");
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
}

test("the cart: a size that has no price cannot be added", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  await page.route(/\/api\/sizes$/, async (route) => {
    const sizes: readonly object[] = await (await route.fetch()).json();
    await route.fulfill({ json: sizes.map((size) => ({ ...size, price: "on request" })) });
  });
  await page.getByRole("link", { name: "View Details" }).first().click();
  await page.getByRole("button", { name: "Add to Cart" }).click();
  await expect(page.getByText("Failed to add item to cart. Please try again.")).toBeVisible();
  await expect(page.getByTestId("cart-count")).toHaveCount(0);
});
