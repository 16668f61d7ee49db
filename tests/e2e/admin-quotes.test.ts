import { expect, test } from "#tests/support/browser.ts";
import { sized } from "#tests/support/lane.ts";
import { asStaff, openDialog, openOffice, requestQuote } from "#tests/support/office.ts";
import { tinyPng } from "#tests/support/tiny-png.ts";

test.use({
  expectedErrors: [/status of (404|409)/],
  permissions: ["clipboard-write", "clipboard-read"],
});

test("a quote is found, looked at, copied from, rejected, and tells why", async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Rosa Reject" });
  await openOffice(page, shop, "section=devis");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Quotes Management");
  for (const counter of ["Total", "Pending", "Confirmed", "Paid", "Rejected"]) {
    await expect(page.locator("dt", { hasText: new RegExp(`^${counter}$`) })).toBeVisible();
  }
  await expect(page.getByText(/^Page 1 sur \d+ \(\d+ devis au total\)$/)).toBeVisible();
  await page.getByPlaceholder("Rechercher par nom, email, téléphone...").fill("Rosa Reject");
  await expect(page).toHaveURL(/search=Rosa\+Reject/);
  const row = page.getByRole("row", { name: new RegExp(quote.reference) });
  await expect(row).toContainText("ros...@buyers.example");
  await expect(row).toContainText("Non requis");
  await expect(row).toContainText("En attente");
  await row.getByRole("button", { name: "20,000, by size" }).click();
  await expect(row.locator("dd")).toHaveText(["10,000", "10,000"]);
  await row.getByRole("button", { name: "Copy #1A7F37" }).click();
  await expect(row.getByText("Copié").first()).toBeVisible();
  await expect(row.getByText("Copié")).toHaveCount(0);

  await row.getByRole("button", { name: `Reject ${quote.reference}` }).click();
  const dialog = openDialog(page);
  await expect(dialog.getByRole("button", { name: "Reject", exact: true })).toBeDisabled();
  await dialog.getByLabel("Reason").fill("   ");
  await expect(dialog.getByRole("button", { name: "Reject", exact: true })).toBeDisabled();
  await dialog.getByLabel("Reason").fill("a".repeat(1_001));
  await expect(dialog.getByText("Please use at most 1,000 characters")).toBeVisible();
  await dialog.getByLabel("Reason").fill("Not before the summer.");
  await dialog.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await dialog.getByRole("button", { name: "Reject", exact: true }).click();
  await expect(row).toContainText("Rejeté");
  await row.getByRole("button", { name: `Why ${quote.reference} was rejected` }).click();
  const reason = page.getByText("Not before the summer.");
  await expect(reason).toBeVisible();
  // Who reads the reason, or marks it to copy it, has not asked for the details.
  await reason.click();
  await expect(reason).toBeVisible();
  await expect(dialog.getByText(quote.reference)).toHaveCount(0);
});

test("a quote that requires a logo is confirmed after its price was named; its logo is saved as PNG", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Lou Logo", needsLogo: true, logo: tinyPng });
  await openOffice(page, shop, "section=devis&search=Lou+Logo");
  const row = page.getByRole("row", { name: new RegExp(quote.reference) });
  await expect(row).toContainText("Requis");
  await expect(async () => {
    await page.reload();
    await row.getByRole("button", { name: `Show the logo of ${quote.reference}` }).click();
    await expect(openDialog(page).getByRole("button", { name: "Download" })).toBeEnabled({
      timeout: 1000,
    });
  }).toPass();
  await expect(page.getByRole("img", { name: `Logo of ${quote.reference}` })).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    openDialog(page).getByRole("button", { name: "Download" }).click(),
  ]);
  expect(saved.suggestedFilename()).toMatch(/^\d{13}\.png$/);
  const [asSent] = await Promise.all([
    page.waitForEvent("download"),
    openDialog(page).getByRole("button", { name: "File as it was sent" }).click(),
  ]);
  expect(asSent.suggestedFilename()).toMatch(/\.png$/);
  await openDialog(page).getByRole("button", { name: "Close" }).click();

  await row.getByRole("button", { name: `Confirm ${quote.reference}` }).click();
  const save = openDialog(page).getByRole("button", { name: "Save and confirm" });
  for (const price of ["", "0", "-1"]) {
    await page.getByLabel("Logo price ($)").fill(price);
    await expect(save).toBeDisabled();
  }
  await page.getByLabel("Logo price ($)").fill("45.505");
  await expect(openDialog(page).getByText("at most two decimals")).toBeVisible();
  await expect(save).toBeDisabled();
  await page.getByLabel("Logo price ($)").fill("45.50");
  await save.click();
  await expect(row).toContainText("Confirmé");

  await row.click();
  await expect(page).toHaveURL(new RegExp(`open=${quote.id}`));
  const details = openDialog(page);
  await expect(details).toContainText("$45.50");
  await expect(details).toContainText("Setup fee set");
  await details.getByLabel("Printing type").fill("Screen print");
  await page.goBack();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details).toContainText("Printing noted");
  await page.goBack();
  await expect(details).toBeHidden();
});

test("going back right after a keystroke on a slow machine asks first; nothing typed is lost, also while a colleague changes that quote", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const quote = await requestQuote(shop, { name: "Quinn Quick" });
  await openOffice(page, shop, "section=devis&search=Quinn+Quick");
  const session = await page.context().newCDPSession(page);
  const slowDown = (rate: number) => session.send("Emulation.setCPUThrottlingRate", { rate });
  const printing = openDialog(page).getByLabel("Printing type");
  for (const text of sized({ quick: ["Foil"], deep: ["Foil", "Foil, gold", "Foil, silver"] })) {
    await page.getByRole("row", { name: new RegExp(quote.reference) }).click();
    await expect(page).toHaveURL(new RegExp(`open=${quote.id}`));
    await expect(printing).toBeVisible();
    await slowDown(20);
    await printing.evaluate((field, typed) => {
      // As a keystroke does it: the field has the value before the event fires.
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
      set?.call(field, typed);
      field.dispatchEvent(new Event("input", { bubbles: true }));
      history.back();
    }, text);
    await expect(page.getByRole("button", { name: "Keep editing" })).toBeVisible();
    await slowDown(1);
    await page.getByRole("button", { name: "Keep editing" }).click();
    await expect(printing).toHaveValue(text);
    await page.goBack();
    await page.getByRole("button", { name: "Leave" }).click();
    await expect(printing).toBeHidden();
  }

  // Nor is it while a colleague changes that quote.
  await page.getByRole("row", { name: new RegExp(quote.reference) }).click();
  const details = openDialog(page);
  await printing.fill("Foil, both sides");
  await asStaff(shop, "POST", `/api/quotes/${quote.id}/reject`, { reason: "Not before the summer." });
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
  await expect(details).toContainText("Rejeté");
  await expect(printing).toHaveValue("Foil, both sides");
  await details.getByRole("button", { name: "Close" }).click();
  await page.getByRole("button", { name: "Keep editing" }).click();
  await details.getByRole("button", { name: "Save" }).click();
  await expect(details).toContainText("Printing noted");
  await expect(printing).toHaveValue("Foil, both sides");
});

test("filters stand in the address, and a narrow window shows cards", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const quote = await requestQuote(shop, { name: "Nora Narrow" });
  await page.setViewportSize({ width: 390, height: 800 });
  await openOffice(page, shop, "section=devis&search=Nora");
  const card = page.getByRole("article", { name: quote.reference });
  await expect(card).toContainText("En attente");
  await expect(page.getByRole("table")).toHaveCount(0);
  await page.getByRole("button", { name: "Filtres" }).click();
  await page.getByLabel("Statut").selectOption("paid");
  await expect(page).toHaveURL(/status=paid/);
  await expect(page.getByText("Aucun devis trouvé")).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
});
