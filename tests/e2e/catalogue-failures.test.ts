import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

/** How each failure of the catalogue's calls is worded, where the browser makes them. */

test.use({ expectedErrors: [/Failed to load resource/] });

/** Opens a page and waits until its script has taken over: from then on the browser makes the calls. */
const open = (page: Page, path: string) => page.goto(path, { waitUntil: "networkidle" });

type Answer = { status: number; body?: unknown } | "none";

/** Answers a call instead of the shop, from now on. */
async function answerInstead(page: Page, path: string | RegExp, answer: Answer): Promise<void> {
  await page.route(path, (route) =>
    answer === "none"
      ? route.abort("connectionrefused")
      : route.fulfill({
          status: answer.status,
          json: answer.body ?? { message: "It broke", code: "internal" },
        }),
  );
}

const through = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();

const lists = /\/api\/products$/;

test("home says what failed, and Try Again reloads the page; home and listing without a product say so", async ({
  page,
}) => {
  await open(page, "/about");
  await answerInstead(page, lists, { status: 500 });
  await through(page, "Home");
  // The server's own message, or the specified one where there is none.
  await expect(page.getByText("It broke")).toBeVisible();
  await page.unroute(lists);
  await answerInstead(page, lists, "none");
  await through(page, "About Us");
  await through(page, "Home");
  await expect(page.getByText("Error loading products.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to GREEN ECO");
  await page.getByRole("button", { name: "Try Again" }).click();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(3);

  await open(page, "/about");
  await page.unroute(lists);
  await answerInstead(page, lists, { status: 200, body: { data: [] } });
  await through(page, "Home");
  await expect(page.getByText("No Products Available")).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Products" })).toBeHidden();
  await through(page, "Products");
  await expect(page.getByText("No Products Available")).toBeVisible();
});

const listingFailures: readonly (readonly [string, Answer, string])[] = [
  ["a refusal", { status: 500 }, "It broke"],
  ["a refusal without words", { status: 500, body: {} }, "Failed to fetch data"],
  ["no answer", "none", "Failed to fetch data"],
  ["no data", { status: 200, body: { data: null } }, "No data received"],
  ["another shape", { status: 200, body: { data: "bags" } }, "Incorrect product data format"],
];

test("the listing says what failed, and reads again; it shows at once that it is loading", async ({
  page,
}) => {
  await open(page, "/about");
  for (const [what, answer, text] of listingFailures) {
    await test.step(what, async () => {
      await answerInstead(page, lists, answer);
      await through(page, "Products");
      await expect(page.getByText("Oops! Something went wrong")).toBeVisible();
      await expect(page.getByRole("alert")).toHaveText(text);
      await page.unroute(lists);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
      await open(page, "/about");
    });
  }

  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(lists, async (route) => {
    await asked;
    await route.continue();
  });
  await through(page, "Products");
  await expect(page.getByText("Loading Amazing Products")).toBeVisible();
  answer();
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(9);
});

const productFailures: readonly (readonly [string, RegExp, Answer, string])[] = [
  ["a refused product", /\/api\/products\/\d+$/, { status: 500 }, "Product error: 500"],
  ["no answer", /\/api\/products\/\d+$/, "none", "Error loading product."],
  ["no product in the answer", /\/api\/products\/\d+$/, { status: 200, body: {} }, "Product data not found"],
  ["a product refused as faulty", /\/api\/products\/\d+$/, { status: 422 }, "Product error: 422"],
  ["sizes in another shape", /\/api\/sizes$/, { status: 200, body: { a: 1 } }, "Error loading product."],
  ["refused sizes", /\/api\/sizes$/, { status: 503 }, "Sizes error: 503"],
];

test("a product says what failed, and reads again; without sizes it cannot be added; none is not found", async ({
  page,
}) => {
  for (const [what, path, answer, text] of productFailures) {
    await test.step(what, async () => {
      await open(page, "/");
      await answerInstead(page, path, answer);
      await page.getByRole("link", { name: "View Details" }).first().click();
      await expect(page.getByRole("alert")).toHaveText(text);
      await page.unroute(path);
      await page.getByRole("button", { name: "Try Again" }).click();
      await expect(page.getByRole("button", { name: "Add to Cart" })).toBeVisible();
    });
  }

  await open(page, "/");
  await answerInstead(page, /\/api\/sizes$/, { status: 200, body: [] });
  await page.getByRole("link", { name: "View Details" }).first().click();
  await expect(page.getByText("No sizes available")).toBeVisible();
  await expect(page.getByRole("button", { name: "Select a Size" })).toBeDisabled();

  const answer = await page.goto("/products/999999");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
  await expect(page.getByText("We couldn't find the product you're looking for.")).toBeVisible();
  // An id that no product can have.
  expect((await page.goto("/products/tote"))?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
});
