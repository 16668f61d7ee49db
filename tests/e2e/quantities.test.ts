import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";

// A shop of its own: lines and templates are kept in it.
test.use({ shopName: "offers" });

test("L9.4, L9.5 three quantities, freight, a deposit and a word in 8 clicks and 40 keys; then kept as a template", async ({
  page,
  shop,
}) => {
  const quote = await requestQuote(shop, { name: "Tom Tiers" });
  const next = await requestQuote(shop, { name: "Tina Template" });
  await openOffice(page, shop, "section=devis");
  await page.goto(`/admin/quotes/${quote.id}`);
  const hand = handOf(page);
  const editor = page.getByRole("form", { name: "Offer" });

  await hand.click("Write an offer");
  await hand.click("Quantities");
  await hand.type("25000/50000");
  await hand.click("Add freight");
  await hand.press("Tab", "Tab");
  await hand.type("420");
  // Two clicks of a hand.
  await editor.getByLabel("Payment").selectOption("50/50");
  await hand.press("Tab");
  await editor.getByLabel("To the client").click();
  await hand.type("As agreed.");
  await expect(editor.getByText("Draft saved")).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  await hand.press("Control+Enter");
  const preview = openDialog(page);
  for (const quantity of ["10,000", "25,000", "50,000"])
    await expect(preview.getByRole("radio", { name: quantity })).toBeVisible();
  await hand.press("Control+Enter");
  await expect(page.getByText(`The offer of ${quote.reference} is on its way`)).toBeVisible();
  expect(hand.counts().clicks + 3).toBeLessThanOrEqual(8);
  expect(hand.counts().keys).toBeLessThanOrEqual(40);
  const { versions } = (await asStaff(shop, "GET", `/api/quotes/${quote.id}/versions`)) as {
    versions: { options: { choices: { units: number }[] }[] }[];
  };
  expect(versions[0]?.options[0]?.choices.map(({ units }) => units)).toEqual([10_000, 25_000, 50_000]);

  // The same lines for the next buyer, a heading over them, and a discount on one.
  await page.goto(`/admin/quotes/${next.id}`);
  await page.getByRole("button", { name: "Write an offer" }).click();
  await editor.getByRole("button", { name: "Saved lines" }).click();
  await page.getByRole("button", { name: "PMS match" }).click();
  await page.keyboard.press("Escape");
  const pms = editor.getByRole("group", { name: /^Line/ }).last();
  await pms.getByLabel("Amount").fill("75");
  await pms.getByRole("button", { name: /^More about line/ }).click();
  await pms.getByLabel("Line discount").fill("20 %");
  await expect(pms.getByLabel("Amount")).toHaveValue("75");
  await pms.getByRole("button", { name: "Save this line" }).click();
  await expect(page.getByText("The line “PMS match” is saved.")).toBeVisible();
  await editor.getByRole("button", { name: "Templates" }).click();
  await page.getByLabel("Save this offer as a template named").fill("Two sizes");
  await page.getByRole("button", { name: "Save as a template" }).click();
  await expect(page.getByRole("button", { name: "Two sizes", exact: true })).toBeVisible();
  await pms.getByLabel("Amount").fill("80");
  await editor.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "Templates" }).click();
  await page.getByRole("button", { name: "Two sizes", exact: true }).click();
  await expect(editor.getByRole("group", { name: /^Line/ }).last().getByLabel("Amount")).toHaveValue("75");
  await expect(editor.getByText("Draft saved")).toBeVisible();
});

/** A hand that counts. */
function handOf(page: Page) {
  const counts = { clicks: 0, keys: 0 };
  return {
    counts: () => counts,
    click: async (name: string) => {
      counts.clicks += 1;
      await page.getByRole("button", { name }).first().click();
    },
    type: async (text: string) => {
      counts.keys += text.length;
      await page.keyboard.type(text);
    },
    press: async (...keys: readonly string[]) => {
      counts.keys += keys.length;
      for (const key of keys) await page.keyboard.press(key);
    },
  };
}
