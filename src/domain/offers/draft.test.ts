import { expect, test } from "vitest";
import { readAmount, readDraft, readPercent, readUnitPrice, writeDraft } from "./draft.ts";
import type { OfferContent } from "./offer.ts";

test.each([
  [readUnitPrice, "0.1650", 1_650],
  [readUnitPrice, 0.14, 1_400],
  [readUnitPrice, "-12.5", -125_000],
  [readUnitPrice, "0.16505", Number.NaN],
  [readAmount, "420", 42_000],
  [readAmount, " −99.99 ", -9_999],
  [readAmount, "12,50", Number.NaN],
  [readAmount, "", Number.NaN],
  [readPercent, "5", 50_000],
  [readPercent, "8.25", 82_500],
] as const)("%o reads %o exactly", (read, typed, expected) => {
  expect(read(typed)).toBe(expected);
});

test("a content that is written as a form and read again is the same", () => {
  const content: OfferContent = {
    rounding: "per-line",
    lines: [
      { kind: "product", name: "Bags L", sizeId: 3, units: 25_000, unitPriceE4: 1_650 },
      { kind: "fee", name: "Rebate", amountCents: -1_050, reason: "Late", taxable: false },
      { kind: "freight", name: "Freight", freight: "to-be-confirmed" },
    ],
    options: [
      {
        ...{ id: "o1", title: "Handles", kind: "one_of", defaultChoice: "o1c2" },
        choices: [
          { id: "o1c1", title: "Short", lines: [] },
          { id: "o1c2", title: "Long", lines: [{ kind: "fee", name: "Long", amountCents: 100_000 }] },
        ],
      },
      {
        ...{ id: "o2", title: "Extras", kind: "any_of", defaultChoices: ["o2c1"] },
        choices: [{ id: "o2c1", title: "Samples", lines: [] }],
      },
    ],
    discount: { ppm: 50_000 },
  };
  expect(readDraft(writeDraft(content), undefined)).toEqual(content);
});
