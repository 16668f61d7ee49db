import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser.ts";

test.use({ expectedErrors: [/status of 500/] });

const headings = (page: Page) => page.locator("main h2").allTextContents();

test("about: story, mission, vision, reasons, numbers, values, and two ways on", async ({ page }) => {
  await page.goto("/About");
  expect(await headings(page)).toEqual([
    "Our Story",
    "Our Mission",
    "Our Vision",
    "Why Choose Us",
    "Our Impact",
    "Our Core Values",
    "See the bags, or ask us about them.",
  ]);
  const impact = page.getByRole("region", { name: "Our Impact" });
  for (const number of ["10,000+", "50,000+", "5+", "99%"]) {
    await expect(impact.getByText(number, { exact: true })).toBeVisible();
  }
  await page.locator("main").getByRole("link", { name: "Contact Us" }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await page.getByRole("link", { name: "Explore Our Products" }).click();
  await expect(page).toHaveURL(/\/products$/);
});

test("the legal texts have their sections, each with an anchor; the cookie policy names all that the shop stores", async ({
  page,
  shop,
}) => {
  await page.goto("/privacy-policy");
  await expect(page.getByText("Last updated: April 2, 2025")).toBeVisible();
  expect((await headings(page)).map((title) => title.replace(/^\d+/, ""))).toEqual([
    "Introduction",
    "Information We Collect",
    "How We Use Your Data",
    "Data Security",
    "Your Rights",
    "Cookies",
    "Contact",
  ]);
  for (const kind of ["Identity", "Contact", "Financial", "Transaction", "Technical", "Usage"]) {
    await expect(page.getByText(`${kind} data`, { exact: true })).toBeVisible();
  }
  await page.getByRole("link", { name: "Your Rights" }).click();
  await expect(page).toHaveURL(/#your-rights$/);
  for (const [path, title] of [
    ["/terms", "Terms of Service"],
    ["/cookies", "Cookie Policy"],
  ] as const) {
    expect(await (await fetch(shop.url + path)).text()).toMatch(new RegExp(`<h1[^>]*>${title}</h1>`));
  }
  await page.getByRole("contentinfo").getByRole("link", { name: "Get Quote" }).click();
  await page.getByLabel("Full name").fill("Ann");
  await page.getByRole("button", { name: "Language and appearance" }).click();
  await page.getByRole("radio", { name: "Dark" }).check({ force: true });
  await page.getByRole("contentinfo").getByRole("link", { name: "Cookie Policy" }).click();
  await expect(page).toHaveURL(/\/cookies$/);
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.length).toBeGreaterThan(1);
  for (const name of kept) await expect(page.locator("dt").getByText(name, { exact: true })).toBeVisible();
});

test.describe("a payment is tried", () => {
  // The declined card.
  test.use({ expectedErrors: [/status of 402/] });

  test("test cards are listed; a declined one says so, another one is taken, and no money moves (SPEC-1.24)", async ({
    page,
  }) => {
    await page.goto("/payment-test");
    await expect(page.getByText("TEST – no money moves")).toBeVisible();
    await expect(page.getByRole("rowheader", { name: /4242 4242 4242 4242/ })).toBeVisible();
    await page.getByRole("button", { name: "Open a test payment" }).click();
    const card = page.frameLocator('iframe[title="Card details"]');
    const type = async (number: string) => {
      await card.getByLabel(/card number/i).fill(number);
      await card.getByLabel(/expir/i).fill("12/34");
      await card.getByLabel(/cvc|security/i).fill("123");
      await page.getByRole("button", { name: "Pay $1.00" }).click();
    };
    await type("4000000000000002");
    await expect(page.getByRole("alert").getByText("Your card was declined.")).toBeVisible();
    await type("4242424242424242");
    await expect(page.getByText("The sandbox took the payment.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Try another one" })).toBeVisible();
  });
});

test("a visit is counted once in 24 hours, and read otherwise; errors are only logged", {
  tag: "@deep",
}, async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/views")) calls.push(pathname);
  });
  await page.goto("/about");
  await expect.poll(() => calls).toEqual(["/api/views/increment"]);
  // The flag stands once the call is answered.
  await page.waitForFunction(() => localStorage.getItem("hasVisitedSite") !== null);
  await page.goto("/contact");
  await expect.poll(() => calls).toEqual(["/api/views/increment", "/api/views"]);
  await page.evaluate(() => localStorage.setItem("hasVisitedSite", String(Date.now() - 86_400_000)));
  await page.route("**/api/views/increment", (route) => route.fulfill({ status: 500, json: {} }));
  await page.goto("/about");
  await expect.poll(() => calls.slice(2)).toEqual(["/api/views/increment", "/api/views"]);
});
