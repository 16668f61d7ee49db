import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";

test("FOUND-T4 leaving the telephone by a press on a size chooses the size, and then says what is wrong", async ({
  page,
}) => {
  await page.goto("/devis");
  await page.getByLabel("Phone").fill("12");
  const size = page.locator("main li:visible [type=checkbox]").first();
  await size.click();
  await expect(size).toBeChecked();
  await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
  // By the keyboard it is said at once.
  await page.getByLabel("Phone").fill("123");
  await expect(page.getByLabel("Phone")).not.toHaveAttribute("aria-invalid");
  await page.keyboard.press("Tab");
  await expect(page.getByLabel("Phone")).toHaveAttribute("aria-invalid", "true");
});

const wrong = {
  ...{ "/devis": "12" },
  ...sized({ quick: {}, deep: { "/contact": " a\n\n\n\n", "/login": "1", "/register": "1" } }),
};

for (const [path, text] of Object.entries(wrong)) {
  test(`FOUND-T4 no field of ${path} that is left moves what is being pressed`, async ({ page }) => {
    await page.goto(path);
    const submit = page.locator("main form [type=submit]").first();
    const fields = await page
      .locator("main form :is(input:not([type=checkbox], [type=radio], [type=file]), textarea):visible")
      .all();
    for (const field of fields) {
      await field.fill(text);
      await submit.scrollIntoViewIfNeeded();
      const before = await submit.boundingBox();
      if (!before) throw new Error("there is nothing to press");
      await page.mouse.move(before.x + 5, before.y + 5);
      await page.mouse.down();
      await page.waitForTimeout(100);
      const after = await submit.boundingBox();
      // A button that is pressed goes down by a pixel.
      expect(Math.abs(Number(after?.y) - before.y)).toBeLessThanOrEqual(1);
      // Elsewhere, so that nothing is sent.
      await page.mouse.move(2, 2);
      await page.mouse.up();
    }
  });
}
