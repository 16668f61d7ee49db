import { shopDayAt, usualTimeZone } from "#domain/time/shop-day.ts";
import { expectAccessible } from "#tests/support/axe.ts";
import { expect, test } from "#tests/support/browser.ts";
import { asStaff, openOffice, requestQuote } from "#tests/support/office.ts";

test("an invoice is handed to the books once, as a file, and what is owed names its client", {
  tag: "@deep",
}, async ({ page, shop }) => {
  const { id } = await requestQuote(shop, { name: "Bea Books" });
  const lines = [{ kind: "fee", name: "Bags", amount: "5836.56" }];
  await asStaff(shop, "PUT", `/api/quotes/${id}/draft`, { lines });
  await asStaff(shop, "POST", `/api/quotes/${id}/send-offer`, {});
  const answer = {
    answer: "accept",
    channel: "phone",
    on: shopDayAt(new Date(), usualTimeZone),
    by: "Bea Books",
  };
  await asStaff(shop, "POST", `/api/quotes/${id}/record-answer`, { version: 1, ...answer });
  const { invoice } = (await asStaff(shop, "POST", `/api/quotes/${id}/invoices`, { kind: "invoice" })) as {
    invoice: { id: number };
  };
  const { invoice: issued } = (await asStaff(shop, "POST", `/api/invoices/${invoice.id}/issue`, {})) as {
    invoice: { issued_on: string };
  };
  await openOffice(page, shop, "section=books");
  await page.getByLabel("Format").selectOption("fec");
  await expect(page.getByText("It is not the firm’s FEC")).toBeVisible();
  await page.getByLabel("Issued until").fill(issued.issued_on);
  await page.getByLabel("Issued from").fill(issued.issued_on);
  const store = page.getByRole("button", { name: /^Store (?:\d+ invoices? )?as a batch$/ });
  await expect(store).toBeEnabled();
  const download = page.waitForEvent("download");
  await store.click();
  expect((await download).suggestedFilename()).toMatch(/^fec_.*\.zip$/);
  await expect(page.getByText("all of them in a batch already")).toBeVisible();
  await expect(store).toBeDisabled();
  await expect(page.getByRole("button", { name: /Download Sales journal/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "What is owed" }).click();
  await expect(page.getByRole("table", { name: "What is owed" })).toContainText("$5,836.56");
  await expectAccessible(page);
});
