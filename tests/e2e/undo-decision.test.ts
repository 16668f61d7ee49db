import { expect, test } from "#tests/support/browser.ts";
import { openOffice, requestQuote } from "#tests/support/office.ts";
import { linkIn, waitForMail } from "#tests/support/outbox-folder.ts";

test.use({ expectedErrors: [/status of 409/] });

test("SPEC-3.21 confirming takes one click, says who is mailed, and can be undone", async ({
  page,
  shop,
}) => {
  const quote = await requestQuote(shop, { name: "Uli Regret" });
  await openOffice(page, shop, "section=devis&search=Uli+Regret");
  const row = page.getByRole("row", { name: new RegExp(quote.reference) });
  await row.getByRole("button", { name: `Confirm ${quote.reference}` }).click();
  await expect(row).toContainText("Confirmé");
  await expect(page.getByText(`${quote.reference} is confirmed.`)).toBeVisible();
  await expect(page.getByText(`A mail to ${quote.email} leaves in a few seconds.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText(`${quote.reference} is pending again. No mail was sent.`)).toBeVisible();
  await expect(row).toContainText("En attente");

  // Left alone, the mail leaves.
  await row.getByRole("button", { name: `Confirm ${quote.reference}` }).click();
  await expect(row).toContainText("Confirmé");
  const mail = await waitForMail(shop.dataDir, quote.email, quote.reference);
  expect(mail.subject).toBe(`Your quote request ${quote.reference}`);
  await waitForMail(shop.dataDir, quote.email, `Your quote ${quote.reference} is confirmed`);
});

test("SPEC-3.21 once the client has opened the quote, a confirmation stands", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const late = await requestQuote(shop, { name: "Lara Late" });
  const link = linkIn(await waitForMail(shop.dataDir, late.email, late.reference));
  await openOffice(page, shop, "section=devis&search=Lara+Late");
  const lateRow = page.getByRole("row", { name: new RegExp(late.reference) });
  await lateRow.getByRole("button", { name: `Confirm ${late.reference}` }).click();
  await expect(page.getByText(`${late.reference} is confirmed.`)).toBeVisible();
  const bearer = link.split("/").at(-1) ?? "";
  await fetch(`${shop.url}/api/quotes/${late.id}`, { headers: { authorization: `Bearer ${bearer}` } });
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(page.getByText("This can no longer be undone: the client knows of it.")).toBeVisible();
  await expect(lateRow).toContainText("Confirmé");
});
