import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { staffBearer } from "#tests/support/office.ts";

/** The line of the error catalogue about a session that has ended; its other answers: src/web/parts/accounts. */

test.use({ expectedErrors: [/Failed to load resource/] });

test("the current user is asked for at start, with a token alone; a refused one is cleared, a good one stays", async ({
  page,
  shop,
}) => {
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/me")) asked += 1;
  });
  await page.goto("/about", { waitUntil: "networkidle" });
  expect(asked).toBe(0);
  const token = () => page.evaluate(() => localStorage.getItem("token"));
  const begin = async (value: string, path: string) => {
    // A page of no script: what is set there, no earlier page asks about.
    await page.goto("/robots.txt");
    await page.evaluate((stored) => localStorage.setItem("token", stored), value);
    const request = page.waitForRequest("**/api/me");
    await page.goto(path);
    expect((await request).headers().authorization).toBe(`Bearer ${value}`);
  };
  // `npm test` asks on one page: one module asks, at the start of every page.
  for (const path of sized({
    quick: ["/"],
    deep: ["/", "/products", "/contact", "/about", "/devis", "/login"],
  })) {
    await page.route("**/api/me", (route) => route.fulfill({ status: 401, json: { message: "No." } }));
    await begin("an old one", path);
    await expect.poll(token).toBeNull();
    await page.unroute("**/api/me");
  }
  const good = await staffBearer(shop);
  await begin(good, "/contact");
  await page.waitForLoadState("networkidle");
  expect(await token()).toBe(good);
});
