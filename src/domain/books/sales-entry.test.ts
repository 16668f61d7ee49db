import fc from "fast-check";
import { expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { sum } from "../sum.ts";
import { creditNote, depositOfE0, finalOfE0, orderDocuments } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { salesEntry } from "./sales-entry.ts";

const byNumber = (documents: readonly IssuedDocument[]) =>
  new Map(documents.map((document) => [document.number, document]));
const debits = (lines: ReturnType<typeof salesEntry>) => sum(lines.map(({ debitCents }) => debitCents));
const credits = (lines: ReturnType<typeof salesEntry>) => sum(lines.map(({ creditCents }) => creditCents));

const depositNote = creditNote(depositOfE0, { number: "C-1", cents: 195_255, taxCents: 32_543 });
const finalNote = creditNote(finalOfE0, { number: "C-2", cents: 455_595, taxCents: 75_932 });
const afterNote: IssuedDocument = { ...finalOfE0, previous: [], dueCents: 650_850 };
const halfNote = creditNote(depositOfE0, { number: "C-3", cents: 100_000, taxCents: 16_667 });
const afterHalf = { ...finalOfE0, previous: [{ number: "D-2026-0007", cents: 95_255 }], dueCents: 555_595 };
const recounted: IssuedDocument = {
  ...{ ...finalOfE0, kind: "settlement", number: "I-2027-0002", taxes: [], taxCents: 110_475 },
  ...{ goodsCents: 510_375, totalCents: 662_850, dueCents: 12_000 },
  previous: [...finalOfE0.previous, { number: finalOfE0.number, cents: 455_595 }],
};

/** Below zero is a debit. */
test.each([
  ["the deposit", depositOfE0, [], { clients: -195_255, deposits: 162_712, tax: 32_543 }],
  [
    ...(["the final invoice", finalOfE0, [depositOfE0]] as const),
    { clients: -455_595, deposits: -162_712, sales: 500_375, freight: 42_000, tax: 75_932 },
  ],
  [
    ...(["an invoice without a deposit", afterNote, [depositOfE0, depositNote]] as const),
    { clients: -650_850, sales: 500_375, freight: 42_000, tax: 108_475 },
  ],
  ["a credited deposit", depositNote, [depositOfE0], { clients: 195_255, deposits: -162_712, tax: -32_543 }],
  [
    ...(["an invoice after half a deposit was credited", afterHalf, [depositOfE0, halfNote]] as const),
    { clients: -555_595, deposits: -79_379, sales: 500_375, freight: 42_000, tax: 92_599 },
  ],
  ["a credited invoice", finalNote, [finalOfE0], { clients: 455_595, sales: -379_663, tax: -75_932 }],
  [
    ...(["a settlement for more", recounted, [depositOfE0, finalOfE0]] as const),
    { clients: -12_000, sales: 10_000, tax: 2_000 },
  ],
] as const)("L14.6 the entry of %s", (_, document, others, expected) => {
  const lines = salesEntry(document, byNumber(others));
  const signed = lines.map(({ account, debitCents, creditCents }) => [account, creditCents - debitCents]);
  expect(Object.fromEntries(signed)).toEqual(expected);
});

test("L14.6 both sides of E0's deposit come to 1,952.55, of its final invoice to 6,183.07", () => {
  const deposit = salesEntry(depositOfE0, new Map());
  expect([debits(deposit), credits(deposit)]).toEqual([195_255, 195_255]);
  const final = salesEntry(finalOfE0, byNumber([depositOfE0]));
  expect([debits(final), credits(final)]).toEqual([618_307, 618_307]);
});

test("L14.6 debits equal credits in every entry, and all of an order's leave its last total", () => {
  let count = 0;
  const property = fc.property(orderDocuments, (documents) => {
    const others = byNumber(documents);
    const left = { clients: 0, deposits: 0, sales: 0, freight: 0, tax: 0 };
    for (const document of documents) {
      count += 1;
      const lines = salesEntry(document, others);
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
