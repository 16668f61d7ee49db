import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff } from "#tests/support/office.ts";

/** What the shop announces to a search engine, against what it then finds. */

test("every address of the sitemap is a page, canonical itself, and named in the other languages", async ({
  request,
  shop,
}) => {
  const map = await (await request.get("/sitemap.xml")).text();
  const addresses = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address ?? "");
  // Eight pages and thirteen products, in three locales.
  expect(new Set(addresses).size).toBe((8 + 13) * 3);
  // `npm test` reads those that are read in English, and the pages in all languages.
  const read = addresses.filter((address) => /\/en\b/.test(address) || !/\/products\//.test(address));
  for (const address of sized({ quick: read, deep: addresses })) {
    const answer = await request.get(address);
    expect(answer.status(), address).toBe(200);
    const html = await answer.text();
    expect(html, address).toContain(`<link rel="canonical" href="${address}"/>`);
    const path = address.slice(shop.url.length).replace(/^\/(en|fr)(?=\/|$)/, "");
    for (const start of ["/en", "/fr"]) {
      const other = `<link rel="alternate" hrefLang="${start.slice(1)}" href="${shop.url}${start}${path === "/" ? "" : path}"/>`;
      expect(html, address).toContain(other);
    }
    expect(html, address).not.toContain('content="noindex"');
  }
});

test("robots.txt leads to the sitemap and away from what is private", async ({ request, shop }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain(`Sitemap: ${shop.url}/sitemap.xml`);
  for (const path of ["/admin", "/client/", "/api/"]) expect(text).toContain(`Disallow: ${path}\n`);
});

test("every product has a picture for sharing and says what its sizes cost, and no rating (SPEC-1.25)", async ({
  request,
}) => {
  const { data } = await (await request.get("/api/products")).json();
  for (const { id, name } of data) {
    const html = await (await request.get(`/products/${id}`)).text();
    const picture = /<meta property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? "";
    expect((await request.get(picture)).headers()["content-type"], name).toBe("image/jpeg");
    const json = /<script type="application\/ld\+json">([^<]+)<\/script>/.exec(html)?.[1] ?? "{}";
    expect(JSON.parse(json)).toMatchObject({
      "@type": "Product",
      name,
      offers: { "@type": "AggregateOffer", priceCurrency: "USD" },
    });
    expect(json).not.toMatch(/rating|review/i);
  }
});

test.describe("a product that was taken out", () => {
  test.use({ expectedErrors: [/status of (404|410)/] });

  test("is gone (410), in the words of one that never was, until it comes back", { tag: "@deep" }, async ({
    page,
    shop,
  }) => {
    await asStaff(shop, "DELETE", "/api/products/13");
    try {
      // A cached page is dropped within half a second.
      await expect.poll(async () => (await page.request.get("/products/13")).status()).toBe(410);
      for (const path of ["/details/13", "/fr/products/13"]) {
        expect((await page.goto(path))?.status(), path).toBe(410);
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
      }
      for (const [id, status] of [
        ["13", 410],
        ["999999", 404],
        ["tote", 404],
      ] as const) {
        expect((await page.goto(`/products/${id}`))?.status()).toBe(status);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product Not Found");
        await expect(page.getByText("We couldn't find the product you're looking for.")).toBeVisible();
      }
    } finally {
      await asStaff(shop, "POST", "/api/products/13/restore");
    }
    await expect.poll(async () => (await page.request.get("/products/13")).status()).toBe(200);
  });
});
