import { expect, test } from "#tests/support/browser.ts";

const refused = "Phone number is not valid. Please use format: (303) 555-0123 or 303-555-0123";

test("SPEC-3.15 a wrong telephone is reported on leaving the field, not while it is typed; a reader of French writes a French number", {
  tag: "@deep",
}, async ({ page }) => {
  await page.goto("/devis");
  const phone = page.getByLabel("Phone");
  await phone.click();
  await phone.blur();
  await expect(phone).not.toHaveAttribute("aria-invalid", "true");
  await phone.pressSequentially("06 12 34 56 78");
  await expect(page.getByText(refused)).toHaveCount(0);
  await phone.blur();
  await expect(page.getByText(refused)).toBeVisible();
  await expect(phone).toHaveAttribute("aria-invalid", "true");
  await phone.fill("+33 6 12 34 56 78");
  await expect(page.getByText(refused)).toHaveCount(0);
  await phone.blur();
  await expect(page.getByText(refused)).toHaveCount(0);
  await phone.fill("\u202A303\u2011555\u20110123\u202C ext.\u00A012");
  await phone.blur();
  await expect(page.getByText(refused)).toHaveCount(0);

  await page.goto("/fr/devis");
  const french = page.getByLabel("Téléphone");
  await french.fill("06 12 34 56 78");
  await french.blur();
  await expect(french).not.toHaveAttribute("aria-invalid", "true");
  await french.fill("06 12 34");
  await french.blur();
  await expect(french).toHaveAttribute("aria-invalid", "true");
});
