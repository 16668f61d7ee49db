import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

/** The product page: looking, choosing, sharing. */

async function idOfProduct({ url }: { readonly url: string }): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/products?search=market`);
  const { data } = (await answer.json()) as { data: { id: number; name: string }[] };
  return data.find(({ name }) => name === "Market Tote")?.id;
}

/** Opens the page of Market Tote. */
async function openProduct(page: Page, shop: { readonly url: string }): Promise<void> {
  await page.goto(`/details/${await idOfProduct(shop)}`);
}

test("both of its addresses show it, and the canonical one is /products/{id}", async ({ shop }) => {
  const id = await idOfProduct(shop);
  const [html, ...others] = await Promise.all(
    [`/details/${id}`, `/products/${id}`, `/Products/${id}`].map(async (path) =>
      (await fetch(shop.url + path)).text(),
    ),
  );
  for (const each of [html, ...others]) {
    expect(each).toMatch(/<h1[^>]*>Market Tote<\/h1>/);
    expect(each).toContain(`<link rel="canonical" href="${shop.url}/products/${id}"/>`);
  }
  const data = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html ?? "")?.[1];
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "Product",
    name: "Market Tote",
    offers: { "@type": "AggregateOffer", lowPrice: "0.155", highPrice: "0.1875", offerCount: 3 },
  });
  expect(data).not.toContain("Rating");
  const image = /<meta property="og:image" content="([^"]+)"/.exec(html ?? "")?.[1];
  const picture = await fetch(`${shop.url}${new URL(image ?? "").pathname}`);
  expect(picture.headers.get("content-type")).toBe("image/jpeg");
});

test("the viewer is 500 px high and enlarges to 250 % under the pointer, by keys, by a finger; a picture that does not load is replaced", async ({
  page,
  shop,
  context,
  browser,
}) => {
  await openProduct(page, shop);
  const stage = page.getByTestId("viewer-stage");
  const glass = page.getByRole("button", { name: "Enlarge the picture" });
  await expect(glass).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(stage).toHaveCSS("scale", "1");
  expect((await stage.boundingBox())?.height).toBeGreaterThan(490);
  expect((await stage.boundingBox())?.height).toBeLessThanOrEqual(500);
  const box = await glass.boundingBox();
  if (!box) throw new Error("the viewer has no box");
  await page.mouse.move(box.x + box.width * 0.25, box.y + box.height * 0.75);
  await expect(stage).toHaveCSS("scale", "2.5");
  await expect(stage).toHaveAttribute("style", /--at-x: 25[.%].*--at-y: (75|74\.\d+)/);
  await page.mouse.move(0, 0);
  await expect(stage).toHaveCSS("scale", "1");

  await glass.focus();
  await page.keyboard.press("Enter");
  await expect(glass).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("ArrowRight");
  await expect(stage).toHaveAttribute("style", /--at-x: 60%/);
  await page.keyboard.press("Escape");
  await expect(stage).toHaveCSS("scale", "1");

  const phone = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const touched = await phone.newPage();
  await touched.goto(page.url());
  await touched.getByRole("button", { name: "Enlarge the picture" }).tap();
  await expect(touched.getByTestId("viewer-stage")).toHaveCSS("scale", "2.5");
  await touched.getByRole("button", { name: "Enlarge the picture" }).tap();
  await expect(touched.getByTestId("viewer-stage")).toHaveCSS("scale", "1");
  await phone.close();

  await context.route("**/storage/pictures/**", (route) =>
    route.fulfill({ status: 200, contentType: "image/jpeg", body: "no picture" }),
  );
  await page.reload();
  await expect(page.getByTestId("viewer-stage").getByRole("img", { name: "Market Tote" })).toBeVisible();
  await expect(page.getByTestId("viewer-stage").locator("img")).toHaveCount(0);
});

test("size and quantity change the price; printed it is a sheet; a favourite stays on the device; the link is copied", async ({
  page,
  shop,
  context,
}) => {
  await openProduct(page, shop);
  await expect(page.getByTestId("price")).toHaveText("$0.155");
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("1");
  await page.getByRole("button", { name: "One less" }).click();
  await expect(page.getByLabel("Quantity", { exact: true })).toHaveValue("1");
  await page.getByRole("radio", { name: /Large/ }).check();
  await expect(page.getByTestId("price")).toHaveText("$0.1875");
  for (const typed of ["20,000", "20 000", "20000"]) {
    await page.getByLabel("Quantity", { exact: true }).fill(typed);
    await expect(page.getByTestId("estimate")).toHaveText("$3,750.00");
  }
  await page.getByRole("button", { name: "50,000" }).click();
  await expect(page.getByTestId("estimate")).toHaveText("$9,375.00");
  const row = page.getByRole("row", { name: /Small/ });
  await expect(row).toContainText("$0.155");
  await expect(row).toContainText("$1,550.00");

  // The shop's address, the picture and the prices.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Add to Cart" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Share" })).toBeHidden();
  await expect(page.getByText("Related products")).toBeHidden();
  await expect(page.getByText("1700 Sherman Street").first()).toBeVisible();
  await expect(row).toContainText("$1,550.00");
  await page.emulateMedia({ media: "screen" });

  const favourite = page.getByRole("button", { name: "Favourite" });
  await favourite.click();
  await expect(favourite).toHaveAttribute("aria-pressed", "true");
  await page.reload();
  await expect(favourite).toHaveAttribute("aria-pressed", "true");

  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.evaluate(() => Object.defineProperty(navigator, "share", { value: undefined }));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Link copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
