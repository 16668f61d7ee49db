import type { Locator, Page } from "@playwright/test";
import { days } from "#domain/time/durations.ts";
import { shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openDialog, openOffice, openOfficeAt, requestQuote } from "#tests/support/office.ts";

// A shop of its own: its administrator chooses a language.
test.use({ shopName: "offers", expectedErrors: [/status of 409/] });

test("L1, L3 an offer with discount, freight and tax is written by keyboard, sent, recalled, and followed by the next", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const { tax_profile } = (await asStaff(shop, "POST", "/api/tax-profiles", {
    ...{ name: "Denver", freight_taxable: false, setup_taxable: true },
    jurisdictions: [{ name: "Denver", percent: 8.25 }],
  })) as { tax_profile: { id: number } };
  const quote = await requestQuote(shop, { name: "Olga Offer" });
  await openOfficeAt(page, shop, `/admin/quotes/${quote.id}`);

  await page.getByRole("button", { name: "Write an offer" }).click();
  const editor = page.getByRole("form", { name: "Offer" });
  // It begins with the request.
  await expect(editor.getByRole("group", { name: /^Line/ })).toHaveCount(2);
  await editor.getByRole("button", { name: "Remove line 2" }).click();
  const first = line(editor, 1);
  await first.getByLabel("Name").fill("Non-woven bag L");
  await first.getByLabel("Units").fill("25,000");
  await first.getByLabel("Unit price").fill("0.165");
  await expect(first.getByLabel("Amount")).toHaveAttribute("placeholder", "$4,125.00");

  await writeLine(page, line(editor, 2), "Print run", ["Run charge", "50000", "0.02"]);
  await writeLine(page, line(editor, 3), "Setup fee", ["Screens", "3", "45"]);
  await page.keyboard.press("Enter");
  await line(editor, 4).getByLabel("Kind").selectOption("Freight");
  await line(editor, 4).getByLabel("Freight", { exact: true }).selectOption("To be confirmed");
  await editor.getByLabel("Discount", { exact: true }).fill("5");
  await editor.getByLabel("Sales tax").selectOption(String(tax_profile.id));
  await expect(editor.getByText("plus freight")).toBeVisible();
  await line(editor, 4).getByLabel("Freight", { exact: true }).selectOption("Fixed");
  await line(editor, 4).getByLabel("Amount").fill("420");
  await expect(editor.getByText("plus freight")).toHaveCount(0);
  await expect(editor.getByText("$5,836.56")).toBeVisible();
  await expect(editor.getByText("Draft saved")).toBeVisible();
  await expect(page.getByText("The offer is being written")).toBeVisible();
  await expectAccessible(page);

  // What is kept is read again.
  await page.reload();
  await expect(editor.getByText("$5,836.56")).toBeVisible();
  await line(editor, 1).getByLabel("Units").focus();
  await page.keyboard.press("Control+Enter");
  const preview = openDialog(page);
  await expect(preview.getByRole("article")).toContainText("Denver (8.25%)");
  await expect(preview.getByRole("article")).toContainText("$5,836.56");
  await page.keyboard.press("Control+Enter");
  await expect(
    page.getByText(`The offer of ${quote.reference} is on its way to ${quote.email}.`),
  ).toBeVisible();
  await expect(preview).toHaveCount(0);
  const sent = page.getByRole("list", { name: "Offers that were sent" }).getByRole("listitem");
  await expect(sent).toHaveText([/Version 1, Sent.*\$5,836\.56/]);
  await expect(page.getByText(/^Offer sent, waits for the client/)).toBeVisible();

  await page.getByRole("button", { name: "Recall" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Recall" }).click();
  await expect(sent).toHaveText([/Version 1, Recalled/]);
  await line(editor, 1).getByLabel("Unit price").fill("0.16");
  await expect(editor.getByText("Draft saved")).toBeVisible();
  await page.keyboard.press("Control+Enter");
  await openDialog(page).getByRole("button", { name: "Send the offer" }).click();
  await expect(sent).toHaveText([/Version 2, Sent/, /Version 1, Recalled/]);
  await sent.first().getByRole("button", { name: "What changed" }).click();
  await expect(sent.first()).toContainText("$0.16");
});

test("L3 an answer by telephone is taken back; then the offer holds longer, is declined, and begun anew", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Otto Offer" });
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/send-offer`, {});
  await openOfficeAt(page, shop, `/admin/quotes/${quote.id}`);
  const editor = page.getByRole("form", { name: "Offer" });
  const sent = page.getByRole("list", { name: "Offers that were sent" }).getByRole("listitem");
  const answerBy = async (answer: string) => {
    await page.getByRole("button", { name: "Record an answer" }).click();
    await openDialog(page).getByLabel(answer).check();
    await openDialog(page).getByRole("button", { name: "Record", exact: true }).click();
    await expect(openDialog(page)).toHaveCount(0);
  };
  await answerBy("accepts");
  await expect(sent.first()).toContainText("Accepted");
  // The order is read by now: one that is gone meanwhile would be answered 404.
  await expect(page.getByText(/^GO-/)).toBeVisible();
  await page.getByRole("button", { name: "Undo the acceptance" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Undo the acceptance" }).click();
  await expect(sent.first()).toContainText("Sent");
  await page.getByRole("button", { name: "Extend" }).click();
  const lastDay = shopDayAt(new Date(Date.now() + days(60)), usualTimeZone);
  await openDialog(page).getByLabel("Last day").fill(lastDay);
  await openDialog(page).getByRole("button", { name: "Extend" }).click();
  await expect(page.getByText(`The offer of ${quote.reference} holds longer.`)).toBeVisible();
  await answerBy("declines");
  await expect(sent.first()).toContainText("Declined");
  await page.getByRole("button", { name: "Reopen" }).click();
  await expect(page.getByText(`${quote.reference} is open again.`)).toBeVisible();
  await expect(editor).toBeVisible();
});

test("L3.4 a draft that another user changed is not overwritten; a French office reads it in French", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Omar Other" });
  await openOffice(page, shop, "section=devis");
  await page.getByRole("button", { name: "Preferences" }).click();
  await page.getByRole("button", { name: "Français" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-locale", "fr");
  await page.goto(`/admin/quotes/${quote.id}`);
  await page.getByRole("button", { name: "Rédiger une offre" }).click();
  const editor = page.getByRole("form", { name: "Offre" });
  const first = editor.getByRole("group", { name: "Ligne 1" });
  await first.getByLabel("Prix unitaire").fill("0,2");
  await expect(editor.getByText("Brouillon enregistré")).toBeVisible();
  await expect(editor.getByText(/^[\d\s]+,00\s\$US$/).last()).toBeVisible();

  const theirs = { lines: [{ kind: "fee", name: "Theirs", amount: 5 }] };
  await asStaff(shop, "PUT", `/api/quotes/${quote.id}/draft`, theirs);
  await first.getByLabel("Prix unitaire").fill("0,3");
  await expect(editor.getByText(/^Administrator a été plus rapide/)).toBeVisible();
  await expect(first.getByLabel("Prix unitaire")).toHaveValue("0,3");
  await editor.getByRole("button", { name: "Charger le sien" }).click();
  await expect(first.getByLabel("Nom")).toHaveValue("Theirs");
});

function line(editor: Locator, place: number): Locator {
  return editor.getByRole("group", { name: `Line ${place}`, exact: true });
}

/** Enter in the line before begins it; name, units and unit price are reached by Tab. */
async function writeLine(page: Page, row: Locator, kind: string, texts: readonly string[]): Promise<void> {
  await page.keyboard.press("Enter");
  await expect(row.getByLabel("Name")).toBeFocused();
  for (const text of texts) {
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.type(text);
    await page.keyboard.press("Tab");
  }
  await row.getByLabel("Kind").selectOption(kind);
  await row.getByLabel("Unit price").focus();
}
