import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";

const pages = [
  "/",
  "/products",
  "/products/1",
  "/devis",
  "/contact",
  "/about",
  "/privacy-policy",
  "/login",
  "/client/login",
];

for (const path of pages) {
  test(`axe finds nothing on ${path}`, async ({ page }) => {
    // Without motion, so that nothing is looked at half faded in.
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await axeFindings(page)).toEqual([]);
  });
}
