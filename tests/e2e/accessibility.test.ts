import AxeBuilder from "@axe-core/playwright";
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
    const { violations } = await new AxeBuilder({ page })
      .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
      .analyze();
    const found = violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    );
    expect(found).toEqual([]);
  });
}
