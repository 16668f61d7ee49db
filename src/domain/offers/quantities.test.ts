import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { unitPriceE4 } from "../money/unit-price.ts";
import { checkOffer } from "./check-offer.ts";
import { type Draft, type DraftLine, readDraft } from "./draft.ts";
import { checkQuantities, draftPathOf, layOutQuantities, listedPrices } from "./quantities.ts";
import { workOutOffer } from "./work-out-offer.ts";
import { workOutQuantity } from "./work-out-quantity.ts";

const at = (minUnits: number, price: number) => ({ minUnits, unitPrice: unitPriceE4(price) });
/** Sizes 1 and 2 are of one product; a further colour is cheaper from 25,000 bags on. */
const listed = listedPrices(
  {
    breaks: new Map([
      [1, [at(10_000, 1_800), at(25_000, 1_650), at(50_000, 1_500)]],
      [2, [at(10_000, 1_900), at(25_000, 1_750)]],
    ]),
    print: { includedColours: 1, run: [at(1, 400), at(25_000, 200)], setup: unitPriceE4(450_000) },
  },
  (sizeId) => (sizeId < 3 ? 7 : null),
);
const columns = [{ units: 10_000 }, { units: 25_000 }, { units: 50_000 }];
const bags: DraftLine = { kind: "product", name: "L", size_id: 1, quantities: columns };
const run: DraftLine = { kind: "run", name: "Run", units: 20_000, unit_price: "0.04" };
const setup: DraftLine = { kind: "setup", name: "Set-up", units: 3, unit_price: "45" };
const freight: DraftLine = { kind: "freight", name: "Freight", freight: "fixed", amount: "420" };
const laidOut = (draft: Draft) => readDraft(layOutQuantities(draft, listed), undefined);
const columnsOf = (draft: Draft) =>
  laidOut(draft)
    .options.at(-1)
    ?.choices.map(({ title, lines }) => [
      title,
      ...lines.map(({ units, unitPriceE4: price }) => [units, price]),
    ]);

describe("L9.4 a ladder", () => {
  test("is a one-of with a choice each column, bags and runs in it, all else once beside it", () => {
    const content = laidOut({ lines: [setup, bags, run, freight] });
    expect(content.lines.map(({ name }) => name)).toEqual(["Set-up", "Freight"]);
    expect(content.options).toMatchObject([
      { id: "o1", kind: "one_of", title: "Quantity", at: 1, choices: [{ id: "o1c1" }, {}, { id: "o1c3" }] },
    ]);
    expect(content.options[0]).not.toHaveProperty("defaultChoice");
    expect(columnsOf({ lines: [setup, bags, run, freight] })).toEqual([
      ["10,000", [10_000, 1_800], [20_000, 400]],
      ["25,000", [25_000, 1_650], [50_000, 200]],
      ["50,000", [50_000, 1_500], [100_000, 200]],
    ]);
  });

  test("is chosen where its line stood, and worked out for each choice", () => {
    const content = laidOut({ lines: [setup, bags, run, freight] });
    const worked = workOutOffer(content, { o1: "o1c2" });
    expect(worked.lines.map(({ line }) => line.name)).toEqual(["Set-up", "L", "Run", "Freight"]);
    // 4,125.00 + 1,000.00 + 135.00 + 420.00
    const [ladder] = content.options;
    expect(ladder?.choices.map((choice) => workOutQuantity(content, ladder, choice))).toEqual([
      { units: 10_000, totalCents: 315_500, perBagE4: 3_155 },
      { units: 25_000, totalCents: 568_000, perBagE4: 2_272 },
      { units: 50_000, totalCents: 1_005_500, perBagE4: 2_011 },
    ]);
  });

  test("has the prices that were typed, the list's where none was, and the line's where no list says it", () => {
    const typed = [{ units: 10_000, unit_price: "0.2" }, { units: 25_000 }];
    expect(columnsOf({ lines: [{ ...bags, quantities: typed }] })).toEqual([
      ["10,000", [10_000, 2_000]],
      ["25,000", [25_000, 1_650]],
    ]);
    const free = { ...bags, size_id: 9, unit_price: "0.3", quantities: typed };
    expect(columnsOf({ lines: [free] })).toEqual([
      ["10,000", [10_000, 2_000]],
      ["25,000", [25_000, 3_000]],
    ]);
  });

  test("has the run price that was typed against the list, and the list's where none was", () => {
    const of = (unit_price: string | undefined) =>
      columnsOf({ lines: [bags, { ...run, unit_price }] })?.map(([, , each]) => each);
    expect(of("0.035")).toEqual([
      [20_000, 350],
      [50_000, 350],
      [100_000, 350],
    ]);
    expect(of(undefined)).toEqual([
      [20_000, 400],
      [50_000, 200],
      [100_000, 200],
    ]);
  });

  test("has a run as it was written for each column, where it was", () => {
    const quantities = [{ units: 1 }, { units: 2, unit_price: "0.01" }, { units: 3, unit_price: "0.03" }];
    const lines = [bags, { ...run, quantities }];
    expect(columnsOf({ lines })?.map(([, , each]) => each)).toEqual([
      [1, 400],
      [2, 100],
      [3, 300],
    ]);
    expect(Object.keys(checkQuantities({ lines: lines.slice(1) }))).toEqual(["lines.0.quantities"]);
  });

  test("of two sizes has the same columns; bags beside it count for their product's break and for the run", () => {
    const second = {
      ...bags,
      name: "M",
      size_id: 2,
      quantities: [{ units: 5_000 }, { units: 15_000 }, { units: 20_000 }],
    };
    expect(columnsOf({ lines: [bags, second] })?.map(([title, ...lines]) => [title, lines[1]])).toEqual([
      ["15,000", [5_000, 1_900]],
      ["40,000", [15_000, 1_750]],
      ["70,000", [20_000, 1_750]],
    ]);
    const fixed: DraftLine = { kind: "product", name: "M", size_id: 2, units: 15_000, unit_price: "0.19" };
    const scaled = columnsOf({ lines: [bags, fixed, { ...run, units: 25_001 }] });
    expect(scaled?.map(([, ...lines]) => lines)).toEqual([
      [
        [10_000, 1_650],
        [25_001, 400],
      ],
      [
        [25_000, 1_650],
        [40_001, 400],
      ],
      [
        [50_000, 1_500],
        [65_002, 400],
      ],
    ]);
  });

  test("of a typed default counts until the client chooses", () => {
    const quantities = columns.map((each, index) => ({ ...each, default: index === 1 }));
    expect(laidOut({ lines: [{ ...bags, quantities }] }).options[0]).toMatchObject({ defaultChoice: "o1c2" });
  });

  test.each<[string, readonly DraftLine[], Record<string, string>]>([
    [
      "of one quantity",
      [{ ...bags, quantities: [{ units: 1 }] }],
      { "lines.0.quantities": "offer.quantities.notAsMany" },
    ],
    ["of none", [{ ...bags, quantities: [] }], { "lines.0.quantities": "offer.quantities.notAsMany" }],
    ["of a fee", [{ ...setup, quantities: columns }], { "lines.0.quantities": "offer.quantities.onlyBags" }],
    [
      "of lines with more and fewer",
      [setup, bags, { ...bags, quantities: columns.slice(1) }],
      { "lines.2.quantities": "offer.quantities.notAsMany" },
    ],
    [
      "of one twice",
      [{ ...bags, quantities: [{ units: 9 }, { units: 9 }] }],
      { "lines.0.quantities": "offer.quantities.notDistinct" },
    ],
    [
      "of two defaults",
      [{ ...bags, quantities: columns.map((each) => ({ ...each, default: true })) }],
      { "lines.0.quantities": "offer.quantities.manyDefaults" },
    ],
    ["as it should be", [bags, run], {}],
  ])("%s", (_what, lines, errors) => {
    const found = Object.entries(checkQuantities({ lines })).map(([field, { id }]) => [field, id]);
    expect(Object.fromEntries(found)).toEqual(errors);
  });

  test("says what is wrong where it was typed", () => {
    const option = { kind: "any_of", title: "Extras", choices: [{ title: "A", lines: [setup] }] } as const;
    const wrong = { ...bags, quantities: [{ units: 10_000 }, { units: 5.5 }] };
    const draft = {
      lines: [{ ...setup, name: "" }, wrong, { ...run, name: "" }, { ...freight, name: "" }],
      options: [option],
    };
    const errors = checkOffer(laidOut(draft), 10_000);
    expect(Object.keys(errors).map((path) => draftPathOf(path, draft))).toEqual([
      ...["lines.0.name", "lines.3.name", "lines.2.name"],
      ...["lines.1.quantities.1.units", "lines.2.name"],
    ]);
    expect(draftPathOf("options.0.choices.0.lines.0.name", draft)).toBe("options.0.choices.0.lines.0.name");
  });
});

test("FOUND-H9 FOUND-H10 a plan and a discount in dollars hold for every quantity, with a default and without", () => {
  const plan = [
    { kind: "deposit", percent: 30, due: "on-acceptance" },
    { kind: "balance", rest: true, due: "before-shipping" },
  ] as const;
  const draft: Draft = { lines: [bags], plan, discount: { amount: "1800" } };
  expect(checkOffer(laidOut({ ...draft, discount: { amount: "500" } }), 10_000)).toEqual({});
  // All of the smallest quantity may be taken off it, and nothing is left for the plan.
  expect(Object.keys(checkOffer(laidOut(draft), 10_000))).toEqual(["plan"]);
  const more = checkOffer(laidOut({ ...draft, discount: { amount: "1800.01" } }), 10_000);
  expect(more).toMatchObject({ discount: { values: { how: "with", choices: "10,000" } } });
});

test("L9.4 a quantity costs what an offer of it alone does, with its run rounded down", () => {
  const some = fc.uniqueArray(fc.integer({ min: 1, max: 90_000 }), { minLength: 2, maxLength: 6 });
  fc.assert(
    fc.property(some, fc.nat(500_000), fc.nat(9_999), (units, ofRun, price) => {
      const lines: DraftLine[] = [
        { ...bags, quantities: units.map((each) => ({ units: each })) },
        { ...run, units: ofRun, unit_price: String(price / 10_000) },
        setup,
      ];
      const content = laidOut({ lines });
      const [ladder] = content.options;
      for (const [index, choice] of (ladder?.choices ?? []).entries()) {
        const [count = 0, first = 1] = [units[index], units[0]];
        const alone = laidOut({
          lines: [
            {
              ...bags,
              quantities: undefined,
              units: count,
              unit_price: (listed.bag(1, [{ ...bags, units: count }]) ?? 0) / 10_000,
            },
            {
              ...run,
              units: Number((BigInt(ofRun) * BigInt(count)) / BigInt(first)),
              unit_price:
                choice.lines[1]?.unitPriceE4 === undefined ? undefined : choice.lines[1].unitPriceE4 / 10_000,
            },
            setup,
          ],
        });
        expect(workOutOffer(content, { o1: choice.id }).totalCents).toBe(workOutOffer(alone).totalCents);
      }
    }),
  );
});
