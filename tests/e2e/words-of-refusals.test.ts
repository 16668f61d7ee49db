import { expect, test } from "#tests/support/browser.ts";
import { asStaff } from "#tests/support/office.ts";

// Sizes are deleted here: a shop of its own.
test.use({ shopName: "words of refusals", expectedErrors: [/status of 422/] });

const english = "this size is not available. Please choose another one.";
const french = "cette taille n’est pas disponible. Veuillez en choisir une autre.";

test("SPEC-0.18 the server speaks the page's language, which its address decides, then the cookie", {
  tag: "@deep",
}, async ({ page, context, shop }) => {
  for (const { path, cookie, sentence } of [
    { path: "/en/devis", cookie: "fr", sentence: english },
    { path: "/fr/devis", cookie: "", sentence: french },
    { path: "/devis", cookie: "fr", sentence: french },
    { path: "/devis", cookie: "", sentence: english },
  ]) {
    await test.step(`${path} with the cookie "${cookie}"`, async () => {
      await context.clearCookies();
      if (cookie) await context.addCookies([{ name: "language", value: cookie, url: shop.url }]);
      await page.goto(path);
      await page.locator("#name").fill("Ann Miller");
      await page.locator("#email").fill("ann@buyer.example");
      await page.locator("#phone").fill("303-555-0123");
      await page.locator("#message").fill("Bags for the spring fair");
      const units = page.locator('input[id^="units-"][inputmode]').first();
      await units.fill("20000");
      const sizeId = (await units.getAttribute("id"))?.replace("units-", "");
      await asStaff(shop, "DELETE", `/api/sizes/${sizeId}`);
      await page.locator("button[type=submit]", { hasText: /SEND MY REQUEST|ENVOYER MA DEMANDE/ }).click();
      await expect(page.getByText(sentence).first()).toBeVisible();
      await asStaff(shop, "POST", `/api/sizes/${sizeId}/restore`);
      // A page of no script: no draft is stored after this.
      await page.goto("/robots.txt");
      await page.evaluate(() => localStorage.clear());
    });
  }
});
