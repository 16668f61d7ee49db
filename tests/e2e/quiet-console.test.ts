import { expect, test } from "#tests/support/browser.ts";

/** Neither errors nor warnings, on any public page, in any wording: what the server drew is what the browser draws. */

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
  "/unauthorized",
  "/newsletter/unsubscribe/none",
  "/payment-test",
  "/client/login",
];

// What a link that is none is answered with; and with the worker that visitors have, which says nothing either.
test.use({ expectedErrors: [/status of 404/], serviceWorkers: "allow" });

for (const language of ["mul", "en", "fr"]) {
  test(`the console stays empty, ${language}`, async ({ page, context, shop }) => {
    test.setTimeout(180_000);
    if (language !== "mul") await context.addCookies([{ name: "language", value: language, url: shop.url }]);
    const warnings: string[] = [];
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(`${new URL(page.url()).pathname}: ${message.text()}`);
    });
    const prefix = language === "mul" ? "" : `/${language}`;
    const paths = [
      ...languagePages,
      ...otherPages,
      ...(prefix ? languagePages.map((path) => prefix + path) : []),
    ];
    for (const path of paths) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("html")).toHaveAttribute("data-wording", language);
    }
    expect(warnings).toEqual([]);
  });
}
