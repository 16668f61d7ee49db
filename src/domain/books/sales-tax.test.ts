import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { type TaxedDocument, taxByInvoice, taxByPayment } from "./sales-tax.ts";

const denver = (baseCents: number, cents: number) => ({
  jurisdiction: "Denver",
  ppm: 48_100,
  baseCents,
  cents,
});
const colorado = (baseCents: number, cents: number) => ({
  jurisdiction: "Colorado",
  ppm: 29_000,
  baseCents,
  cents,
});
const document = (id: number, more: Partial<TaxedDocument> = {}): TaxedDocument => ({
  ...{
    id,
    quoteId: 1,
    state: "CO",
    issuedOn: "2027-01-12",
    creditOf: null,
    dueCents: 107_710,
    grossCents: 110_000,
  },
  ...{ isExempt: false, taxes: [denver(100_000, 4_810), colorado(100_000, 2_900)] },
  ...more,
});
const january = { from: "2027-01-01", to: "2027-01-31" };
const february = { from: "2027-02-01", to: "2027-02-28" };

test("a report by invoice has a row for each state and tax, and its totals count each document once", () => {
  const exempt = document(2, { isExempt: true, grossCents: 50_000, taxes: [denver(0, 0), colorado(0, 0)] });
  const elsewhere = document(3, { state: "UT", grossCents: 20_000, taxes: [] });
  const note = document(4, {
    ...{ creditOf: 1, dueCents: -10_771, grossCents: -11_000 },
    taxes: [denver(-10_000, -481), colorado(-10_000, -290)],
  });
  const later = document(5, { issuedOn: "2027-02-01" });
  const { rows, totals } = taxByInvoice([document(1), exempt, elsewhere, note, later], january);
  const sums = { grossCents: 160_000, creditCents: 11_000, exemptCents: 50_000, taxableCents: 90_000 };
  expect(rows).toEqual([
    { state: "CO", jurisdiction: "Colorado", ppm: 29_000, ...sums, taxCents: 2_610 },
    { state: "CO", jurisdiction: "Denver", ppm: 48_100, ...sums, taxCents: 4_329 },
    {
      ...{ state: "UT", jurisdiction: "", ppm: 0, grossCents: 20_000 },
      ...{ creditCents: 0, exemptCents: 0, taxableCents: 0, taxCents: 0 },
    },
  ]);
  expect(totals).toEqual({ ...sums, grossCents: 180_000, taxCents: 6_939 });
});

test("a report by payment counts the share that was paid, and what is credited before it is paid never counts", () => {
  const half = [{ documentId: 1, day: "2027-01-20", cents: 53_855 }];
  expect(taxByPayment([document(1)], half, january).totals).toMatchObject({
    grossCents: 55_000,
    taxCents: 3_855,
  });
  const rest = [...half, { documentId: 1, day: "2027-02-02", cents: 53_855 }];
  expect(taxByPayment([document(1)], rest, february).totals).toMatchObject({
    grossCents: 55_000,
    taxCents: 3_855,
  });
  const credited = document(2, {
    ...{ creditOf: 1, dueCents: -107_710, grossCents: -110_000, issuedOn: "2027-02-03" },
    taxes: [denver(-100_000, -4_810), colorado(-100_000, -2_900)],
  });
  expect(taxByPayment([document(1), credited], [], { ...january, to: "2027-12-31" }).rows).toEqual([]);
});

test("FOUND-W5 by payment, a note on a paid invoice counts for what is paid less of another", () => {
  const settlement = document(2, { dueCents: 10_771, grossCents: 11_000, taxes: [denver(10_000, 771)] });
  const note = document(3, {
    ...{ creditOf: 1, dueCents: -5_386, grossCents: -5_500, issuedOn: "2027-01-14" },
    taxes: [denver(-5_000, -241), colorado(-5_000, -145)],
  });
  const paid = [
    { documentId: 1, day: "2027-01-13", cents: 107_710 },
    { documentId: 2, day: "2027-02-02", cents: 5_385 },
  ];
  const all = [document(1), settlement, note];
  const { totals } = taxByPayment(all, paid, { ...january, to: february.to });
  expect(totals).toMatchObject({ grossCents: 115_500, taxCents: 8_095 });
  const months = [january, february].map((month) => taxByPayment(all, paid, month).totals.taxCents);
  expect(months.reduce((sum, cents) => sum + cents, 0)).toBe(8_095);
  const other = [document(1), { ...settlement, quoteId: 2 }, note];
  expect(taxByPayment(other, paid, { ...january, to: february.to }).totals.taxCents).toBeLessThan(8_095);
});

test("by payment, months add up to all that was paid, and once all is paid to what was invoiced", () => {
  const amounts = fc.record({ paid: fc.array(fc.integer({ min: -20_000, max: 60_000 }), { maxLength: 6 }) });
  const property = fc.property(amounts, ({ paid }) => {
    const parts = paid.map((cents, index) => ({ documentId: 1, day: `2027-0${index + 1}-15`, cents }));
    const left = 107_710 - paid.reduce((all, cents) => all + cents, 0);
    const all = [...parts, { documentId: 1, day: "2027-08-15", cents: left }];
    const months = Array.from({ length: 9 }, (_, index) => `2027-0${index + 1}`);
    const tax = months.map(
      (month) => taxByPayment([document(1)], all, { from: `${month}-01`, to: `${month}-31` }).totals.taxCents,
    );
    expect(tax.reduce((sum, cents) => sum + cents, 0)).toBe(7_710);
  });
  fc.assert(property, { numRuns: sized({ quick: 200, deep: 5_000 }) });
});
