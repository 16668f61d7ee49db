import { expect, test, untilAlive } from "#tests/support/browser.ts";

/**
 * No errors or warnings on any public page in any locale, with the worker that visitors have: the browser hydrates what
 * the server rendered. In `npm test` the tour (every-screen.test.ts) loads each public page in one locale and listens.
 */

const languagePages = [
  "/",
  "/products",
  "/products?q=tote&sort=price&view=list",
  "/products/1",
  "/details/2",
  "/devis",
  "/checkout",
  "/contact",
  "/about",
  "/privacy-policy",
  "/terms",
  "/cookies",
];
/** Without an address in each language: the cookie decides. */
const otherPages = [
  "/login",
  "/register",
  "/forgot-password",
  "/reset-password/none",
  "/invitation/none",
  "/confirm-address/none",
  "/unauthorized",
  "/newsletter/unsubscribe/none",
  "/payment-test",
  "/client/login",
];

// What a link that is none is answered with; and with the worker that visitors have, which says nothing either.
test.use({ expectedErrors: [/status of (404|410)/], serviceWorkers: "allow" });

const tabs = 4;

const languages = ["mul", "en", "fr"];

for (const language of languages) {
  test(`the console stays empty, ${language}`, { tag: "@deep" }, async ({ context, shop }) => {
    test.setTimeout(180_000);
    if (language !== "mul") await context.addCookies([{ name: "language", value: language, url: shop.url }]);
    const warnings: string[] = [];
    context.on("console", (message) => {
      const path = new URL(message.page()?.url() ?? shop.url).pathname;
      if (message.type() === "warning") warnings.push(`${path}: ${message.text()}`);
    });
    const prefix = language === "mul" ? "" : `/${language}`;
    const byCookie = prefix ? languagePages : [];
    const paths = [...byCookie, ...otherPages, ...languagePages.map((path) => prefix + path)];
    const waiting = [...paths];
    // Each waits for silence most of the time: several tabs wait at once.
    const looking = Array.from({ length: tabs }, async () => {
      const page = await context.newPage();
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        await page.goto(path);
        await untilAlive(page);
        await page.waitForLoadState("networkidle");
        await expect(page.locator("html")).toHaveAttribute("data-locale", language);
      }
    });
    await Promise.all(looking);
    expect(warnings).toEqual([]);
  });
}
