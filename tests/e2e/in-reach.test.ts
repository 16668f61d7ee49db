import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { openOffice } from "#tests/support/office.ts";

/** What one needs next is on the screen, and no message lies over it. */

/** At full size every product; else the one of most sizes, which the button stands below. */
test("every product can be put into the cart on the first screen of a desktop", async ({ page, shop }) => {
  const sizes = (await (await fetch(`${shop.url}/api/sizes`)).json()) as { product_id: number }[];
  const rows = Map.groupBy(sizes, ({ product_id }) => product_id);
  const longestFirst = [...rows].toSorted(([, some], [, others]) => others.length - some.length);
  expect(longestFirst.length).toBeGreaterThan(5);
  for (const [id] of longestFirst.slice(0, sized({ quick: 1, deep: longestFirst.length }))) {
    await page.goto(`/fr/details/${id}`);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("button", { name: "Ajouter au panier" })).toBeInViewport({ ratio: 1 });
    }
  }
});

test("on a phone the form comes before how it works, and its first field on the first screen; only the header sticks, and where the window is low nothing does", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/devis");
  await expect(page.getByLabel("Full name")).toBeInViewport();
  await expect(page.getByLabel("Project details (your message)")).toBeVisible();
  const [form, steps] = await Promise.all([
    page.getByRole("heading", { name: "Request Form" }).boundingBox(),
    page.getByRole("heading", { name: "How It Works" }).boundingBox(),
  ]);
  expect(form?.y).toBeLessThan(steps?.y ?? 0);

  for (const size of [
    { width: 640, height: 360, stuck: 0 },
    { width: 390, height: 844, stuck: 73 },
  ]) {
    await page.setViewportSize(size);
    await page.evaluate(() => scrollTo(0, 1200));
    const covered = await page.evaluate(() => {
      const bars = [...document.querySelectorAll("header, search")];
      return Math.max(0, ...bars.map((bar) => bar.getBoundingClientRect().bottom));
    });
    expect(covered).toBeLessThanOrEqual(size.stuck);
  }
});

test("a message lies below the header, leads to the cart, and goes although the mouse rests on its place", {
  tag: "@deep",
}, async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/details/1");
    await page.mouse.move(width - 60, 110);
    await page.getByRole("button", { name: "Add to Cart" }).press("Enter");
    const message = page.getByRole("region", { name: "Messages" }).getByText(/added to cart!$/);
    await expect(message).toBeVisible();
    const header = await page.getByRole("banner").boundingBox();
    const at = await message.boundingBox();
    expect(at?.y).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
    await expect(message).toBeHidden();
  }
  // A mouse that moves to it makes it wait.
  await page.mouse.move(300, 700);
  await page.getByRole("button", { name: "Add to Cart" }).press("Enter");
  const message = page.getByRole("region", { name: "Messages" });
  await expect(message.getByText(/added to cart!$/)).toBeVisible();
  await message.getByText(/added to cart!$/).hover();
  await page.mouse.move(1100, 115, { steps: 4 });
  await page.waitForTimeout(4_000);
  await expect(message.getByText(/added to cart!$/)).toBeVisible();
  await message.getByRole("button", { name: "View cart" }).click();
  await expect(page.locator("#cart").getByRole("heading", { name: "Your cart" })).toBeVisible();
  await expect(message.getByText(/added to cart!$/)).toHaveCount(0);
});

test("a message of the back office lies below the buttons of its section", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openOffice(page, shop, "section=users");
  const refresh = page.getByRole("button", { name: "Refresh", exact: true });
  await page.getByRole("button", { name: "Download as Excel" }).click();
  const message = page.getByRole("region", { name: "Messages" }).getByRole("group").first();
  await expect(message).toBeVisible();
  const [button, at] = await Promise.all([refresh.boundingBox(), message.boundingBox()]);
  expect(at?.y).toBeGreaterThanOrEqual((button?.y ?? 0) + (button?.height ?? 0));
});
