import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { sum } from "../sum.ts";
import { booked, creditNote, depositOfE0, finalOfE0, orderDocuments } from "./issued-document.fixture.ts";
import { salesEntry } from "./sales-entry.ts";

const debits = (lines: ReturnType<typeof salesEntry>) => sum(lines.map(({ debitCents }) => debitCents));
const credits = (lines: ReturnType<typeof salesEntry>) => sum(lines.map(({ creditCents }) => creditCents));

const depositNote = creditNote(depositOfE0, { number: "C-1", cents: 195_255, taxCents: 32_543 });
const finalNote = creditNote(finalOfE0, { number: "C-2", cents: 455_595, taxCents: 75_932 });
const afterNote = { ...finalOfE0, previous: [], dueCents: 650_850 };
const halfNote = creditNote(depositOfE0, { number: "C-3", cents: 100_000, taxCents: 16_667 });
const afterHalf = { ...finalOfE0, previous: [{ number: "D-2026-0007", cents: 95_255 }], dueCents: 555_595 };
const recounted = {
  ...{ ...finalOfE0, kind: "settlement" as const, number: "I-2027-0002", taxes: [], taxCents: 110_475 },
  ...{ goodsCents: 510_375, totalCents: 662_850, dueCents: 12_000 },
  previous: [...finalOfE0.previous, { number: finalOfE0.number, cents: 455_595 }],
};

/** Below zero is a debit. */
test.each([
  ["the deposit", [depositOfE0], { clients: -195_255, deposits: 162_712, tax: 32_543 }],
  [
    ...(["the final invoice", [depositOfE0, finalOfE0]] as const),
    { clients: -455_595, deposits: -162_712, sales: 500_375, freight: 42_000, tax: 75_932 },
  ],
  [
    ...(["an invoice without a deposit", [depositOfE0, depositNote, afterNote]] as const),
    { clients: -650_850, sales: 500_375, freight: 42_000, tax: 108_475 },
  ],
  ["a credited deposit", [depositOfE0, depositNote], { clients: 195_255, deposits: -162_712, tax: -32_543 }],
  [
    ...(["an invoice after half a deposit was credited", [depositOfE0, halfNote, afterHalf]] as const),
    { clients: -555_595, deposits: -79_379, sales: 500_375, freight: 42_000, tax: 92_599 },
  ],
  [
    ...([
      "a credited invoice, after which its deposit stands again",
      [depositOfE0, finalOfE0, finalNote],
    ] as const),
    { clients: 455_595, deposits: 162_712, sales: -500_375, freight: -42_000, tax: -75_932 },
  ],
  [
    ...(["a settlement for more", [depositOfE0, finalOfE0, recounted]] as const),
    { clients: -12_000, sales: 10_000, tax: 2_000 },
  ],
] as const)("L14.6 the entry of %s", (_, documents, expected) => {
  const last = booked(documents).at(-1);
  const lines = last ? salesEntry(last) : [];
  const signed = lines.map(({ account, debitCents, creditCents }) => [account, creditCents - debitCents]);
  expect(Object.fromEntries(signed)).toEqual(expected);
});

test("L14.6 both sides of E0's deposit come to 1,952.55, of its final invoice to 6,183.07", () => {
  const deposit = salesEntry(depositOfE0);
  expect([debits(deposit), credits(deposit)]).toEqual([195_255, 195_255]);
  const final = salesEntry(finalOfE0);
  expect([debits(final), credits(final)]).toEqual([618_307, 618_307]);
});

test("L14.6 debits equal credits in every entry, and all of an order's leave its last total", () => {
  let count = 0;
  const property = fc.property(orderDocuments, (documents) => {
    const left = { clients: 0, deposits: 0, sales: 0, freight: 0, tax: 0 };
    for (const document of documents) {
      count += 1;
      const lines = salesEntry(document);
      expect(debits(lines)).toBe(credits(lines));
      if (document.kind === "credit") continue;
      for (const { account, debitCents, creditCents } of lines) left[account] += creditCents - debitCents;
    }
    const last = documents.findLast(({ kind }) => kind === "settlement");
    const { goodsCents: sales, freightCents: freight, taxCents: tax, totalCents } = last ?? finalOfE0;
    // Of nothing, too: minus 0 is no 0 for the test.
    expect(left).toEqual({ clients: 0 - totalCents, deposits: 0, sales, freight, tax });
  });
  fc.assert(property, { numRuns: sized({ quick: 250, deep: 2_500 }) });
  expect(count).toBeGreaterThanOrEqual(sized({ quick: 500, deep: 5_000 }));
});
