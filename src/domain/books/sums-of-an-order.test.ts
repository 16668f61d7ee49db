import { expect, test } from "vitest";
import { bookFiles } from "./book-files.ts";
import { firstBooksSettings as settings } from "./books-settings.ts";
import { booked, depositOfE0, finalOfE0 } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";

/** 10,000 bags at 0.20, and what they came to when 10,800 were counted. */
function ofBags(units: number, taxCents: number): IssuedDocument {
  const goodsCents = units * 20;
  const bags = { isFreight: false, name: "Bags", units, unitPriceE4: 2_000, amountCents: goodsCents };
  const sums = { goodsCents, freightCents: 0, discountCents: 0, taxCents, totalCents: goodsCents + taxCents };
  return {
    ...{ ...finalOfE0, ...sums, lines: [bags], taxes: [{ name: "Tax", cents: taxCents }] },
    ...{ previous: [], dueCents: goodsCents + taxCents },
  };
}

const invoiced = ofBags(10_000, 17_620);
const recounted = ofBags(10_800, 19_030);
const settled = booked([
  invoiced,
  {
    ...{ ...recounted, kind: "settlement", number: "I-2027-0002" },
    ...{ previous: [{ number: invoiced.number, cents: 217_620 }], dueCents: 17_410 },
  },
]);

const whole = ofBags(10_000, 40_000);
/** Half of it, with its VAT, and the last invoice. */
const french = booked([
  {
    ...{ ...depositOfE0, lines: whole.lines, goodsCents: 200_000, freightCents: 0, discountCents: 0 },
    ...{ taxCents: 20_000, totalCents: 120_000, dueCents: 120_000 },
  },
  { ...whole, previous: [{ number: depositOfE0.number, cents: 120_000 }], dueCents: 120_000 },
]);

/** What each account of Xero, or each item of QuickBooks, comes to; those of nothing are left out. */
function sums(content: string, { key, amount }: { key: number; amount: (row: readonly string[]) => number }) {
  const found = new Map<string, number>();
  for (const line of content.trimEnd().split("\r\n").slice(1)) {
    const row = line.slice(1, -1).split('","');
    const name = row[key] ?? "";
    found.set(name, (found.get(name) ?? 0) + Math.round(amount(row) * 100));
  }
  return Object.fromEntries([...found].filter(([, cents]) => cents !== 0));
}
const fileOf = (format: "xero" | "quickbooks", documents: readonly IssuedDocument[]) => {
  const asked = { from: "2027-01-01", to: "2027-01-31", siren: "", settings, days: "day-first" } as const;
  const files = bookFiles(format, { ...asked, documents, names: new Map(), entryNumbers: new Map() });
  return files.map(({ content }) => content).join("");
};
const xero = (documents: readonly IssuedDocument[]) =>
  sums(fileOf("xero", documents), { key: 20, amount: (row) => Number(row[17]) * Number(row[18]) });
const quickBooks = (documents: readonly IssuedDocument[]) =>
  sums(fileOf("quickbooks", documents), { key: 6, amount: (row) => Number(row[10]) });

/** The same bags at 2 % off, with freight at $10.00 off. */
const discounted = booked([
  {
    ...ofBags(10_000, 0),
    lines: [
      ...ofBags(10_000, 0).lines.map((bags) => ({ ...bags, amountCents: 196_000, discountCents: 4_000 })),
      {
        ...{ isFreight: true, name: "Freight", units: null, unitPriceE4: null },
        ...{ amountCents: 41_000, discountCents: 1_000 },
      },
    ],
    ...{ goodsCents: 196_000, freightCents: 41_000, totalCents: 237_000, dueCents: 237_000 },
  },
]);

test("L1.9 a discount of a line is a row beside the units and the price, on the account of its line", () => {
  expect(xero(discounted)).toEqual({ 200: 196_000, 260: 41_000 });
  expect(quickBooks(discounted)).toEqual({ Sales: 200_000, Discount: -4_000, Freight: 41_000 });
  expect(fileOf("quickbooks", discounted)).toContain('"10000","0.20","2000.00"');
});

test("FOUND-H1 Xero counts a settled order once: sales 2,160.00 and tax 190.30", () => {
  expect(xero(settled)).toEqual({ 200: 216_000, 820: 19_030 });
});

test("FOUND-H1 QuickBooks counts a settled order once: sales 2,160.00 and tax 190.30", () => {
  expect(quickBooks(settled)).toEqual({ Sales: 216_000, "Sales tax": 19_030 });
});

test("FOUND-H2 Xero owes the VAT of a French deposit once: 400.00 of 2,000.00", () => {
  expect(xero(french)).toEqual({ 200: 200_000, 820: 40_000 });
});

test("FOUND-H2 QuickBooks owes the VAT of a French deposit once: 400.00 of 2,000.00", () => {
  expect(quickBooks(french)).toEqual({ Sales: 200_000, "Sales tax": 40_000 });
});
