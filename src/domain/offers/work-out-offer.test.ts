import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { allocate } from "./allocate.ts";
import type { OfferContent, OfferLine } from "./offer.ts";
import {
  areChoicesMade,
  choiceDifference,
  defaultChoices,
  withoutTaxes,
  workOutOffer,
} from "./work-out-offer.ts";

const bags: OfferLine = { kind: "product", name: "Non-woven bag L", units: 25_000, unitPriceE4: 1_650 };
const run: OfferLine = { kind: "run", name: "2 more colours", units: 50_000, unitPriceE4: 200 };
const setup: OfferLine = { kind: "setup", name: "3 screens", units: 3, unitPriceE4: 450_000 };
const freight: OfferLine = { kind: "freight", name: "Freight", amountCents: 42_000, freight: "fixed" };
const tax = {
  name: "Illustration",
  jurisdictions: [{ name: "All of it", ppm: 82_500 }],
  freightTaxable: false,
  setupTaxable: true,
};
const example: OfferContent = {
  rounding: "per-line",
  lines: [bags, run, setup, freight],
  options: [],
  discount: { ppm: 50_000 },
  tax,
};

describe("the example of the rules", () => {
  test("E0 is worked out to the cent", () => {
    const worked = workOutOffer(example);
    expect(worked.lines.map(({ amountCents, discountCents }) => [amountCents, discountCents])).toEqual([
      [412_500, 20_625],
      [100_000, 5_000],
      [13_500, 0],
      [42_000, 0],
    ]);
    expect(worked).toMatchObject({
      ...{ discountCents: 25_625, goodsCents: 500_375, freightCents: 42_000, isFreightOpen: false },
      ...{ taxCents: 41_281, totalCents: 583_656 },
    });
  });

  test("L13.7 each jurisdiction has its part, and the parts add up to the tax", () => {
    const jurisdictions = [
      { name: "Colorado", ppm: 29_000 },
      { name: "Denver", ppm: 48_100 },
      { name: "RTD", ppm: 5_400 },
    ];
    const { taxes, taxCents } = workOutOffer({ ...example, tax: { ...tax, jurisdictions } });
    expect(taxCents).toBe(41_281);
    expect(taxes.map(({ cents }) => cents)).toEqual([14_511, 24_068, 2_702]);
  });

  test("L1.3 a line's own word on tax goes before the profile's", () => {
    const lines = [bags, { ...freight, taxable: true }, { ...setup, taxable: false }];
    expect(
      workOutOffer({ ...example, lines, discount: undefined }).lines.map(({ isTaxed }) => isTaxed),
    ).toEqual([true, true, false]);
  });
});

describe("L1.4 allocation", () => {
  test.each([
    [10_000, [1, 1, 1], [3_334, 3_333, 3_333]],
    [25_625, [412_500, 100_000], [20_625, 5_000]],
    [1, [1, 2], [0, 1]],
    [0, [0, 0], [0, 0]],
  ])("%i over %j", (amount, weights, parts) => {
    expect(allocate(amount, weights)).toEqual(parts);
  });

  test("the parts add up to the amount, and nothing goes to a weight of zero", () => {
    const weightLists = fc.array(fc.nat(99_999_999), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(fc.nat(99_999_999), weightLists, (amount, weights) => {
        fc.pre(weights.some((weight) => weight > 0));
        const parts = allocate(amount, weights);
        expect(parts.reduce((sum, part) => sum + part, 0)).toBe(amount);
        expect(parts.every((part, index) => part >= 0 && (part === 0 || (weights[index] ?? 0) > 0))).toBe(
          true,
        );
      }),
    );
  });
});

describe("L1.7 rounding", () => {
  const two = [
    { ...bags, units: 10_001, unitPriceE4: 1_455 },
    { ...bags, units: 10_003, unitPriceE4: 1_455 },
  ];

  test("per line, and then summed", () => {
    const { lines, totalCents } = workOutOffer({ rounding: "per-line", lines: two, options: [] });
    expect(lines.map(({ amountCents }) => amountCents)).toEqual([145_515, 145_544]);
    expect(totalCents).toBe(291_059);
  });

  test("once, as the request and the logo fee are", () => {
    expect(workOutOffer({ rounding: "once", lines: two, options: [] }).totalCents).toBe(291_058);
  });
});

test.each([
  ["fixed", 42_000, 42_000, false],
  ["estimate", 42_000, 42_000, false],
  ["to-be-confirmed", undefined, 0, true],
  ["collect", undefined, 0, false],
] as const)("L1.6 freight: %s", (kind, amountCents, freightCents, isFreightOpen) => {
  const line: OfferLine = { kind: "freight", name: "Freight", freight: kind, amountCents };
  expect(workOutOffer({ rounding: "per-line", lines: [bags, line], options: [] })).toMatchObject({
    ...{ freightCents, isFreightOpen, goodsCents: 412_500, totalCents: 412_500 + freightCents },
  });
});

test("L1.2 a price below zero is rounded away from zero", () => {
  const credit: OfferLine = { kind: "fee", name: "Credit", units: 1, unitPriceE4: -12_350, reason: "Sample" };
  expect(workOutOffer({ rounding: "per-line", lines: [bags, credit], options: [] })).toMatchObject({
    goodsCents: 412_376,
  });
});

describe("L9 options", () => {
  const ladder: OfferContent = {
    rounding: "per-line",
    lines: [setup],
    options: [
      {
        ...{ id: "quantity", title: "Quantity", kind: "one_of", defaultChoice: "25k" },
        choices: [
          { id: "10k", title: "10,000", lines: [{ ...bags, units: 10_000, unitPriceE4: 1_850 }] },
          { id: "25k", title: "25,000", lines: [bags] },
        ],
      },
      {
        ...{ id: "extras", title: "Extras", kind: "any_of", defaultChoices: [] },
        choices: [
          { id: "rush", title: "Rush", lines: [{ kind: "fee", name: "Rush", amountCents: 100_000 }] },
        ],
      },
    ],
  };

  test("the defaults are in the total, and each other choice has its difference", () => {
    expect(workOutOffer(ladder).totalCents).toBe(412_500 + 13_500);
    expect(choiceDifference(ladder, "quantity", "10k")).toBe(185_000 - 412_500);
    expect(choiceDifference(ladder, "quantity", "25k")).toBe(0);
    expect(choiceDifference(ladder, "extras", "rush")).toBe(100_000);
  });

  test("what is chosen counts, and nothing else", () => {
    const choices = { quantity: "10k", extras: ["rush"] };
    expect(areChoicesMade(ladder.options, choices)).toBe(true);
    expect(workOutOffer(ladder, choices).totalCents).toBe(185_000 + 13_500 + 100_000);
  });

  test.each([
    [{ quantity: "50k", extras: [] }],
    [{ quantity: "10k" }],
    [{ extras: [] }],
    [{ quantity: "10k", extras: ["gift"] }],
    [{ quantity: ["10k"], extras: [] }],
    [{ quantity: "10k", extras: [], colour: "green" }],
  ])("%j answers not every option with one of its choices", (choices) => {
    expect(areChoicesMade(ladder.options, choices)).toBe(false);
  });

  test("without a default the client has to choose", () => {
    const [quantity] = ladder.options;
    if (quantity?.kind !== "one_of") throw new Error("no ladder");
    const open = { ...ladder, options: [{ ...quantity, defaultChoice: undefined }] };
    expect(areChoicesMade(open.options, defaultChoices(open.options))).toBe(false);
  });
});

const anyLine: fc.Arbitrary<OfferLine> = fc.record({
  kind: fc.constantFrom("product", "run", "setup", "fee"),
  name: fc.constant("A line"),
  units: fc.integer({ min: 0, max: 1_000_000 }),
  unitPriceE4: fc.integer({ min: 0, max: 100_000 }),
  discountable: fc.option(fc.boolean(), { nil: undefined }),
  taxable: fc.option(fc.boolean(), { nil: undefined }),
});

test("the total is the sum of its parts, and the discount that of its lines", () => {
  const anyLines = fc.array(anyLine, { maxLength: 40 });
  fc.assert(
    fc.property(anyLines, fc.nat(1_000_000), fc.nat(300_000), (lines, ppm, rate) => {
      const jurisdictions = [
        { name: "State", ppm: rate },
        { name: "City", ppm: 12_345 },
      ];
      const worked = workOutOffer({
        ...{ rounding: "per-line", lines, options: [], discount: { ppm } },
        tax: { ...tax, jurisdictions },
      });
      const of = (pick: (line: (typeof worked.lines)[number]) => number) =>
        worked.lines.reduce((sum, line) => sum + pick(line), 0);
      expect(of(({ discountCents }) => discountCents)).toBe(worked.discountCents);
      expect(of(({ amountCents, discountCents }) => amountCents - discountCents)).toBe(worked.goodsCents);
      expect(worked.taxes.reduce((sum, { cents }) => sum + cents, 0)).toBe(worked.taxCents);
      expect(worked.totalCents).toBe(worked.goodsCents + worked.freightCents + worked.taxCents);
      expect(worked.lines.every(({ amountCents, discountCents }) => discountCents <= amountCents)).toBe(true);
    }),
  );
});

test.each([
  ["one", [82_500], [41_281]],
  ["four of Denver", [29_000, 43_100, 10_000, 400], [14_511, 21_566, 5_004, 200]],
  ["three equal ones", [27_500, 27_500, 27_500], [13_761, 13_760, 13_760]],
] as const)("L13.7 E0's tax of %s is rounded once, and its parts add up to it", (_, ppms, cents) => {
  const jurisdictions = ppms.map((ppm, index) => ({ name: `Jurisdiction ${index}`, ppm }));
  const worked = workOutOffer({ ...example, tax: { ...tax, jurisdictions } });
  expect(worked).toMatchObject({ taxCents: 41_281, totalCents: 583_656 });
  expect(worked.taxes.map((each) => each.cents)).toEqual(cents);
});

test("L13.6 who is exempt pays E0 without its tax", () => {
  expect(workOutOffer(withoutTaxes(example))).toMatchObject({ taxes: [], taxCents: 0, totalCents: 542_375 });
});
