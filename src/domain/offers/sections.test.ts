import fc from "fast-check";
import { expect, test } from "vitest";
import type { OfferContent, OfferLine, OfferOption } from "./offer.ts";
import { sectionSums, sectionSumsOf } from "./sections.ts";
import { shownLines } from "./shown-lines.ts";
import { workOutOffer } from "./work-out-offer.ts";

const section = (name: string): OfferLine => ({ kind: "section", name });
const bags: OfferLine = { kind: "product", name: "Bags L", units: 25_000, unitPriceE4: 1_650 };
const run: OfferLine = { kind: "run", name: "Run", units: 50_000, unitPriceE4: 200 };
const setup: OfferLine = { kind: "setup", name: "Set-up", units: 3, unitPriceE4: 450_000 };
const freight: OfferLine = { kind: "freight", name: "Freight", freight: "fixed", amountCents: 42_000 };
const lines = [
  setup,
  section("Spring"),
  bags,
  { ...run, discount: { ppm: 20_000 } },
  section("All else"),
  setup,
];
const offer = (options: readonly OfferOption[] = []): OfferContent => ({
  ...{ rounding: "per-line", lines: [...lines, freight], options, discount: { ppm: 50_000 } },
});

test("L1.10 a subtotal is the sum of the lines up to the next section, before discount, freight and tax", () => {
  expect(sectionSumsOf(offer(), {})).toEqual([412_500 + 98_000, 13_500]);
});

test("L1.10 a section has no money of its own, and bears no tax", () => {
  const tax = {
    ...{ name: "Tax", jurisdictions: [{ name: "Tax", ppm: 82_500 }] },
    ...{ freightTaxable: true, setupTaxable: true },
  };
  const headed = workOutOffer({ ...offer(), tax });
  const plain = workOutOffer({
    ...offer(),
    tax,
    lines: [...lines, freight].filter(({ kind }) => kind !== "section"),
  });
  expect({ ...headed, lines: [] }).toEqual({ ...plain, lines: [] });
  expect(headed.lines.filter(({ line }) => line.kind === "section").map(({ isTaxed }) => isTaxed)).toEqual([
    false,
    false,
  ]);
});

test("L1.10 a section is shown with its subtotal alone", () => {
  const shown = shownLines(workOutOffer(offer()));
  expect(shown[1]).toEqual({ kind: "section", name: "Spring", subtotalCents: 510_500 });
  expect(shown.filter(({ subtotalCents }) => subtotalCents !== undefined)).toHaveLength(2);
});

test("L9.4 a section with a quantity has a subtotal once that is chosen; chosen lines without a place are in the last", () => {
  const choice = (id: string, units: number) => ({ id, title: id, lines: [{ ...bags, units }] });
  const choices = [choice("a", 10_000), choice("b", 20_000)];
  const ladder = { id: "q", title: "Quantity", kind: "one_of", at: 2, choices } as const;
  expect(sectionSumsOf(offer([ladder]), {})).toEqual([undefined, 13_500]);
  expect(sectionSumsOf(offer([ladder]), { q: "b" })).toEqual([510_500 + 330_000, 13_500]);
  const { at: _at, ...plain } = ladder;
  expect(sectionSumsOf(offer([plain]), {})).toEqual([510_500, undefined]);
  expect(sectionSumsOf(offer([plain]), { q: "a" })).toEqual([510_500, 13_500 + 165_000]);
});

test("L1.10 the subtotals and what stands before the first section are all of the lines without freight", () => {
  const kinds = fc.constantFrom("product", "section", "freight", "fee", "text" as const);
  const some = fc.array(fc.record({ kind: kinds, cents: fc.nat(99_999) }), { maxLength: 40 });
  fc.assert(
    fc.property(some, (drawn) => {
      const all = drawn.map(({ kind, cents }) => ({
        kind,
        amountCents: kind === "section" || kind === "text" ? 0 : cents,
      }));
      const first = all.findIndex(({ kind }) => kind === "section");
      const before = sectionSums([{ kind: "section" }, ...(first < 0 ? all : all.slice(0, first))]);
      const add = (sums: readonly number[]) => sums.reduce((total, each) => total + each, 0);
      const without = all.filter(({ kind }) => kind !== "freight").map(({ amountCents }) => amountCents);
      expect(add(before) + add(sectionSums(all))).toBe(add(without));
    }),
  );
});
