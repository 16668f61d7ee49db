import { expect, test } from "vitest";
import { type BookFormat, bookFiles } from "./book-files.ts";
import { firstBooksSettings as settings } from "./books-settings.ts";
import { finalOfE0 } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { tellBuyersApart } from "./tell-buyers-apart.ts";

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

const asked = { from: "2027-01-01", to: "2027-01-31", siren: "", settings, days: "day-first" } as const;
const filesOf = (format: BookFormat, documents: readonly IssuedDocument[]) => {
  const names = tellBuyersApart(
    documents.map(({ customer }) => customer),
    [],
  );
  const entryNumbers = new Map(documents.map(({ number }, index) => [number, index + 1]));
  return bookFiles(format, { documents, names, entryNumbers, ...asked });
};
const allRows = (format: BookFormat, documents: readonly IssuedDocument[]) =>
  filesOf(format, documents).flatMap(rowsOf);

const nothing = { deposits: 0, sales: 0, freight: 0, tax: 0 };

test("FOUND-H7 an invoice with 100 % off has no line of nothing in the sales journal", () => {
  const free: IssuedDocument = {
    ...{ ...finalOfE0, lines: finalOfE0.lines.filter(({ isFreight }) => !isFreight), freightCents: 0 },
    ...{ discountCents: 526_000, goodsCents: 0, taxes: [], taxCents: 0, totalCents: 0 },
    ...{ previous: [], dueCents: 0 },
  };
  const content = filesOf("fec", [free, { ...free, booked: nothing }]).map((file) => file.content);
  const sides = content
    .join("")
    .split("\r\n")
    .map((line) => line.split("\t").slice(11, 13).join());
  expect(sides).not.toContain("0,00,0,00");
});

const twins = [ofCustomer("C7", "John Smith"), ofCustomer("C12", "John Smith")];

test("FOUND-H8 two buyers of one name are two contacts of Xero", () => {
  const rows = allRows("xero", twins);
  expect(new Set(rows.map(([name, email]) => `${name} ${email}`)).size).toBe(2);
});

test("FOUND-H8 two buyers of one name are two customers of QuickBooks", () => {
  const rows = allRows("quickbooks", twins);
  expect(new Set(rows.map(([, name]) => name)).size).toBe(2);
});

test("FOUND-H8 a customer of QuickBooks has no colon, which begins another one there", () => {
  const rows = allRows("quickbooks", [ofCustomer("C3", "Acme: West")]);
  expect(rows.filter(([, name]) => name?.includes(":"))).toEqual([]);
});

test("FOUND-H14 a file of QuickBooks has 100 invoices and 1,000 rows at most, and no invoice is in two", () => {
  const documents = Array.from({ length: 201 }, (_, index) => ofCustomer(`${index}`, "Ann"));
  const files = filesOf("quickbooks", documents).map((file) => rowsOf(file).map(([number]) => number));
  for (const numbers of files) {
    expect(new Set(numbers).size).toBeLessThanOrEqual(100);
    expect(numbers.length).toBeLessThanOrEqual(1_000);
  }
  const held = files.flatMap((numbers) => [...new Set(numbers)]);
  expect(held).toEqual(documents.map(({ number }) => number));
});

test("FOUND-H8 the second buyer of a name has its number beside it, and keeps the name that it was handed over with", () => {
  const [first, second, third] = ["C7", "C12", "S412"].map((number) => ({ number, name: "John  Smith" }));
  if (!first || !second || !third) throw new Error("three buyers");
  const names = tellBuyersApart([first, second], []);
  expect([...names]).toEqual([
    ["C7", "John  Smith"],
    ["C12", "John  Smith (C12)"],
  ]);
  const known = [{ number: "C12", name: "John  Smith (C12)" }, first];
  expect(tellBuyersApart([{ ...second, name: "Jon Smith" }, third], known)).toEqual(
    new Map([
      ...[["C12", "John  Smith (C12)"] as const, ["C7", "John  Smith"] as const],
      ["S412", "John  Smith (S412)"],
    ]),
  );
});
