import { readFileSync } from "node:fs";
import { expect, test } from "#tests/support/browser.ts";
import { askForClientQuote } from "#tests/support/client-quote.ts";
import { openOffice } from "#tests/support/office.ts";

test("SPEC-3.27 quotes go out as a spreadsheet and as CSV, filtered as shown", { tag: "@deep" }, async ({
  page,
  shop,
}) => {
  const rejected = await askForClientQuote(shop);
  await rejected.decide("reject", { reason: "We print from 10,000 pieces only." });
  const pending = await askForClientQuote(shop);
  await openOffice(page, shop, "section=devis&status=pending");
  const save = async (name: string) => {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const csv = await save("CSV");
  expect(csv.name).toMatch(/^devis_\d{4}-\d{2}-\d{2}\.csv$/);
  const text = csv.bytes.toString("utf8");
  expect(text).toContain(pending.reference);
  expect(text).not.toContain(rejected.reference);
  const xlsx = await save("Excel");
  expect(xlsx.name).toMatch(/^devis_\d{4}-\d{2}-\d{2}\.xlsx$/);
  expect(xlsx.bytes.subarray(0, 2).toString()).toBe("PK");
});
