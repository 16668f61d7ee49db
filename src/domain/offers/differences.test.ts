import { expect, test } from "vitest";
import { toleranceOf } from "../orders/tolerance.ts";
import { said as filled } from "../words.fixture.ts";
import { differences, type ReadVersion } from "./differences.ts";
import type { OfferContent, OfferLine } from "./offer.ts";

const bags: OfferLine = { kind: "product", name: "L", sizeId: 1, units: 20_000, unitPriceE4: 1_000 };
const screens: OfferLine = { kind: "setup", name: "Screens", amountCents: 9_000 };
const freight: OfferLine = { kind: "freight", name: "Freight", freight: "fixed", amountCents: 42_000 };
const open: OfferLine = { kind: "freight", name: "Freight", freight: "to-be-confirmed" };

const version = (lines: readonly OfferLine[], more: Partial<OfferContent> = {}): ReadVersion => ({
  content: { rounding: "per-line", lines, options: [], ...more },
  tolerance: toleranceOf(50_000),
  intro: "",
});
const said = (before: ReadVersion, after: ReadVersion) =>
  differences(before, after, { locale: "en", currency: "USD" }).map(filled);

test("L3.6 what raises the total comes first, then what lowers it, then the totals", () => {
  const before = version([bags, screens]);
  const after = version([{ ...bags, units: 25_000 }, freight], { discount: { ppm: 50_000 } });
  expect(said(before, after)).toEqual([
    "L: 20,000 → 25,000 bags",
    "Added: Freight, $420.00",
    "Removed: Screens, $90.00",
    "Discount: $0.00 → $125.00",
    "Total $2,795.00 (was $2,090.00: +$705.00)",
  ]);
});

test("L1.9 another discount of a line is said in money, one that follows its units is not", () => {
  const off = (ppm: number): OfferLine => ({ ...bags, discount: { ppm } });
  expect(said(version([bags]), version([off(20_000)]))).toEqual([
    "L, discount: $0.00 → $40.00",
    "Total $1,960.00 (was $2,000.00: −$40.00)",
  ]);
  expect(said(version([off(20_000)]), version([{ ...off(20_000), units: 25_000 }]))[0]).toBe(
    "L: 20,000 → 25,000 bags",
  );
});

test("a unit price has its four decimals, and a size is the same line under another name", () => {
  const after = version([{ ...bags, name: "Large", unitPriceE4: 1_455 }]);
  expect(said(version([bags]), after)[0]).toBe("Large: $0.10 → $0.1455 each");
});

test("L1.6 what has no amount yet is never said to be zero", () => {
  expect(said(version([bags, open]), version([bags, freight]))[0]).toBe("Freight: now $420.00");
  expect(said(version([bags, freight]), version([bags, open]))[0]).toBe("Freight: now to be confirmed");
  expect(said(version([bags]), version([bags, open]))).toEqual(["Freight: now to be confirmed"]);
  const collect: OfferLine = { ...open, freight: "collect" };
  expect(said(version([bags, open]), version([bags, collect]))).toEqual([
    "Freight: now on your own carrier account",
  ]);
  const note: OfferLine = { kind: "text", name: "Handles as last year" };
  expect(said(version([bags]), version([bags, note]))).toEqual(["Added: Handles as last year"]);
});

test("two versions that say the same differ in nothing", () => {
  expect(said(version([bags, freight]), version([bags, freight]))).toEqual([]);
});

test("L19.1 another tolerance is named with both shares where they differ", () => {
  const before = version([bags]);
  const after = { ...before, tolerance: toleranceOf(100_000, 0) };
  expect(said(before, after)).toEqual(["More or fewer bags than ordered: 5 % → +10 / −0 %"]);
});

test("L9.4 of several quantities each is named with what it comes to", () => {
  const ladder = (...columns: readonly (readonly [units: number, unitPriceE4: number])[]) => ({
    options: [
      {
        ...({ id: "q", kind: "one_of", title: "Quantity", at: 0 } as const),
        choices: columns.map(([units, unitPriceE4]) => ({
          ...{ id: `c${units}`, title: String(units), lines: [{ ...bags, units, unitPriceE4 }] },
        })),
      },
    ],
  });
  const before = version([freight], ladder([10_000, 2_000], [25_000, 1_650]));
  const after = version([freight], ladder([10_000, 2_000], [25_000, 1_600], [50_000, 1_500]));
  expect(said(before, after)).toEqual([
    "25,000 bags: $4,545.00 → $4,420.00",
    "Offered too: 50,000 bags, $7,920.00",
  ]);
  expect(said(after, before)).toContain("Offered no more: 50,000 bags");
});
