import { expect, test } from "vitest";
import { listedPrices } from "#domain/offers/quantities.ts";
import { noPriceList } from "#domain/prices/price-list.ts";
import { pageMarkup } from "../../../parts/page-markup.fixture.tsx";
import { LineCost } from "./line-cost.tsx";
import { typedLine, typedOffer } from "./offer.fixture.ts";
import { OfferSums } from "./offer-sums.tsx";
import { type TypedLine, type TypedOffer, toDraft } from "./typed-offer.ts";
import { workOutTyped } from "./worked-offer.ts";

/** Size 1 costs 8 cents, and 7 from 25,000 on. */
const breaks = [
  { minUnits: 1, unitCost: 800 },
  { minUnits: 25_000, unitCost: 700 },
];
const costs = {
  costsOf: (sizeId: number) => (sizeId === 1 ? { own: null, breaks } : undefined),
  productOf: () => 7,
};
const work = (offer: TypedOffer, seesCosts = true) =>
  workOutTyped(offer, toDraft(offer, "en-US"), {
    ...{
      listed: listedPrices(noPriceList, () => null),
      costs: seesCosts ? costs : undefined,
      minimumUnits: 1,
      tax: undefined,
    },
  });
const bags = typedLine(1, { name: "L", sizeId: 1, units: "10,000", unitPrice: "0.2" });
const rush = typedLine(2, { kind: "fee", name: "Rush", amount: "120" });
const costCents = (...lines: readonly TypedLine[]) =>
  work(typedOffer(lines))
    .costs?.byLine.get(1)
    ?.map((cost) => cost.costCents);

test("L1.11 a line follows the catalogue's cost with its quantity, until one is typed", () => {
  expect(costCents(bags)).toEqual([80_000]);
  expect(costCents({ ...bags, units: "25,000" })).toEqual([175_000]);
  expect(costCents({ ...bags, unitCost: "0.09" })).toEqual([90_000]);
  expect(costCents({ ...bags, unitCost: "0.09", units: "25,000" })).toEqual([225_000]);
});

test("each quantity of a line has its cost, and lines of a choice that is not taken have theirs", () => {
  const quantities = ["10,000", "25,000"].map((units) => ({ units, unitPrice: "0.2", isDefault: false }));
  expect(costCents({ ...bags, units: "", quantities })).toEqual([80_000, 175_000]);
  const option = {
    ...({ key: 5, kind: "any_of", title: "More" } as const),
    choices: [{ key: 6, title: "Tape", isDefault: false }],
  };
  const worked = work(typedOffer([bags, { ...rush, choice: 6, unitCost: "35.50" }], { options: [option] }));
  expect(worked.costs?.byLine.get(2)).toMatchObject([{ netCents: 12_000, costCents: 3_550 }]);
  expect(worked.costs?.whole).toMatchObject({ netCents: 200_000, costCents: 80_000, unknownLines: 0 });
});

test("what cannot be read yet leaves the others their places", () => {
  const worked = work(typedOffer([typedLine(3, { name: "Tape", units: "1o", unitPrice: "3" }), bags]));
  expect(worked.costs?.byLine.get(1)).toMatchObject([{ costCents: 80_000 }]);
});

test("a cost that is none is told at its line, and counts for nothing", () => {
  const { lineErrors, costs: worked } = work(typedOffer([{ ...bags, unitCost: "cheap" }]));
  expect([...(lineErrors.get(1) ? Object.keys(lineErrors.get(1) ?? {}) : [])]).toEqual(["unit_cost"]);
  expect(worked?.whole.costCents).toBe(80_000);
});

test("the strip says cost and margin, and how many lines have a cost that is not known", () => {
  const sums = (offer: TypedOffer, seesCosts = true) =>
    pageMarkup(<OfferSums worked={work(offer, seesCosts)} isExempt={false} />).replace(/<[^>]*>/g, " ");
  const text = sums(typedOffer([bags, rush], { discount: "10" })).replace(/\s+/g, " ");
  // 1,800.00 less 800.00; the rush is not counted.
  expect(text).toContain("Cost $800.00 Margin $1,000.00 (55.6%)");
  expect(text).toContain("The cost of 1 line is not known.");
  expect(sums(typedOffer([rush]))).not.toContain("Margin");
  expect(sums(typedOffer([bags]), false)).not.toMatch(/[Cc]ost|Margin/);
});

test("a line says its cost and margin, below zero too, or that its cost is not known", () => {
  const said = (cost: { netCents?: number; costCents?: number | undefined }) =>
    pageMarkup(<LineCost cost={{ costCents: undefined, ...cost }} />)
      .replace(/<[^>]*>/g, "")
      .replace(/\s+/g, " ");
  expect(said({ netCents: 200_000, costCents: 80_000 })).toContain("Cost $800.00 · Margin $1,200.00 (60%)");
  expect(said({ netCents: 50_000, costCents: 80_000 })).toContain("Margin −$300.00 (-60%)");
  expect(said({ netCents: 200_000 })).toContain("Cost not known");
});
