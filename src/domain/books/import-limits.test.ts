import { expect, test } from "vitest";
import { bookFiles } from "./book-files.ts";
import { firstBooksSettings as settings } from "./books-settings.ts";
import { fecFile } from "./fec.ts";
import { finalOfE0 } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { quickBooksFile } from "./quickbooks.ts";
import { xeroFile } from "./xero.ts";

/** What accountants' programs accept of the files that are written for them. */
const rowsOf = ({ content }: { readonly content: string }) =>
  content
    .trimEnd()
    .split("\r\n")
    .slice(1)
    .map((line) => line.slice(1, -1).split('","'));
const ofCustomer = (number: string, name: string): IssuedDocument => ({
  ...finalOfE0,
  number: `I-2027-${number}`,
  customer: { ...finalOfE0.customer, number, name },
});

test("FOUND-H7 an invoice with 100 % off has no line of nothing in the sales journal", () => {
  const free: IssuedDocument = {
    ...{ ...finalOfE0, lines: finalOfE0.lines.filter(({ isFreight }) => !isFreight), freightCents: 0 },
    ...{ discountCents: 526_000, goodsCents: 0, taxes: [], taxCents: 0, totalCents: 0 },
    ...{ previous: [], dueCents: 0 },
  };
  const entryNumbers = new Map([[free.number, 1]]);
  const { content } = fecFile({ documents: [free], entryNumbers, settings });
  const sides = content.split("\r\n").map((line) => line.split("\t").slice(11, 13).join());
  expect(sides).not.toContain("0,00,0,00");
});

const twins = [ofCustomer("C7", "John Smith"), ofCustomer("C12", "John Smith")];

test.fails("FOUND-H8 two buyers of one name are two contacts of Xero", () => {
  const rows = rowsOf(xeroFile(twins, { settings, days: "day-first" }));
  expect(new Set(rows.map(([name, email]) => `${name} ${email}`)).size).toBe(2);
});

test.fails("FOUND-H8 two buyers of one name are two customers of QuickBooks", () => {
  const rows = rowsOf(quickBooksFile(twins, "day-first"));
  expect(new Set(rows.map(([, name]) => name)).size).toBe(2);
});

test.fails("FOUND-H8 a customer of QuickBooks has no colon, which begins another one there", () => {
  const rows = rowsOf(quickBooksFile([ofCustomer("C3", "Acme: West")], "day-first"));
  expect(rows.filter(([, name]) => name?.includes(":"))).toEqual([]);
});

test.fails("FOUND-H14 a file of QuickBooks has 100 invoices and 1,000 rows at most, and no invoice is in two", () => {
  const documents = Array.from({ length: 201 }, (_, index) => ofCustomer(`${index}`, "Ann"));
  const asked = { from: "2027-01-01", to: "2027-01-31", siren: "", settings, days: "day-first" } as const;
  const given = { documents, entryNumbers: new Map<string, number>(), ...asked };
  const files = bookFiles("quickbooks", given).map((file) => rowsOf(file).map(([number]) => number));
  for (const numbers of files) {
    expect(new Set(numbers).size).toBeLessThanOrEqual(100);
    expect(numbers.length).toBeLessThanOrEqual(1_000);
  }
  const held = files.flatMap((numbers) => [...new Set(numbers)]);
  expect(held).toEqual(documents.map(({ number }) => number));
});
