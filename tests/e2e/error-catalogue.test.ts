import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { staffBearer } from "#tests/support/office.ts";

/** Lines of the error catalogue that stand in no other journey. */

test.use({ expectedErrors: [/Failed to load resource/] });

/** Both answers in `npm test`, each on one page: one module asks, at the start of every page. */
test("the current user is asked for at start: a refused token, or no success, clears the token", async ({
  page,
}) => {
  for (const { what, answer, start } of [
    { what: "a refused token", answer: { status: 401, json: { message: "No." } }, start: "/" },
    { what: "no success", answer: { status: 200, json: { success: false } }, start: "/devis" },
  ]) {
    const paths = ["/", "/products", "/contact", "/about", "/devis", "/login"];
    await page.route("**/api/me", (route) => route.fulfill(answer));
    for (const path of sized({ quick: [start], deep: paths })) {
      await test.step(`${what} on ${path}`, async () => {
        // A page of no script: what is set there, no earlier page asks about.
        await page.goto("/robots.txt");
        await page.evaluate(() => localStorage.setItem("token", "an old one"));
        const asked = page.waitForRequest("**/api/me");
        await page.goto(path);
        expect((await asked).headers().authorization).toBe("Bearer an old one");
        await expect.poll(() => page.evaluate(() => localStorage.getItem("token"))).toBeNull();
      });
    }
    await page.unroute("**/api/me");
  }
});

test("without a token no user is fetched; a good token stays", async ({ page, shop }) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/me")) asked += 1;
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(asked).toBe(0);
  const token = await staffBearer(shop);
  await page.evaluate((bearer) => localStorage.setItem("token", bearer), token);
  await page.goto("/contact", { waitUntil: "networkidle" });
  await expect.poll(() => asked).toBe(1);
  expect(await page.evaluate(() => localStorage.getItem("token"))).toBe(token);
});

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
