import { describe, expect, test } from "vitest";
import { withLogoFee } from "../quotes/logo-fee.ts";
import { type Draft, type DraftLine, readDraft } from "./draft.ts";
import { checkCosts, listedCosts, movedCosts, typedCosts } from "./line-costs.ts";
import { layOutQuantities } from "./quantities.ts";

const bags: DraftLine = { kind: "product", name: "L", size_id: 1, units: 10_000, unit_price: "0.2" };
const fee: DraftLine = { kind: "fee", name: "Rush", amount: "150" };
const none = { bag: () => undefined, run: () => undefined };
const contentOf = (draft: Draft) => readDraft(draft, undefined);
const breaks = [
  { minUnits: 1, unitCost: 900 },
  { minUnits: 25_000, unitCost: 700 },
  { minUnits: 50_000, unitCost: null },
];
const sizes = new Map([
  [1, { own: 950, breaks }],
  [2, { own: null, breaks: [] }],
  [3, { own: 0, breaks: [] }],
]);
/** 1 and 2 are of one product. */
const listed = (draft: Draft) =>
  listedCosts(
    contentOf(draft),
    (id) => sizes.get(id),
    (id) => (id < 3 ? 7 : 8),
  );

describe("what the catalogue says of a line", () => {
  test.each<[string, readonly DraftLine[], object]>([
    ["the first break", [bags], { "lines.0": 900 }],
    ["a further break", [{ ...bags, units: 25_000 }], { "lines.0": 700 }],
    ["a break without a cost: the size's own", [{ ...bags, units: 60_000 }], { "lines.0": 950 }],
    ["the bags of a product together", [bags, { ...bags, size_id: 2, units: 15_000 }], { "lines.0": 700 }],
    ["a cost of nothing", [{ ...bags, size_id: 3 }], { "lines.0": 0 }],
    ["nothing of a size without one, and of lines that are no bags", [{ ...bags, size_id: 2 }, fee], {}],
    ["nothing of a size that is gone", [{ ...bags, size_id: 9 }], {}],
  ])("%s", (_, lines, costs) => expect(listed({ lines })).toEqual(costs));

  test("each quantity has its own, with the bags beside it; a choice counts by itself", () => {
    const quantities = [{ units: 10_000 }, { units: 15_000 }];
    const ladder = layOutQuantities({ lines: [fee, { ...bags, quantities }, { ...bags, size_id: 3 }] }, none);
    expect(listed(ladder)).toEqual({
      ...{ "options.0.choices.0.lines.0": 900, "options.0.choices.1.lines.0": 900, "lines.1": 0 },
    });
    const options = [
      {
        kind: "any_of",
        title: "More",
        choices: [{ title: "L", lines: [{ ...bags, units: 20_000 }] }],
      } as const,
    ];
    expect(listed({ lines: [bags], options })).toEqual({
      "lines.0": 900,
      "options.0.choices.0.lines.0": 900,
    });
  });
});

describe("a typed cost", () => {
  test("stands for each quantity of its line, and in no content", () => {
    const quantities = [{ units: 10_000 }, { units: 25_000 }];
    const draft = layOutQuantities({ lines: [{ ...bags, quantities, unit_cost: "0.0825" }, fee] }, none);
    expect(typedCosts(draft)).toEqual({
      "options.0.choices.0.lines.0": 825,
      "options.0.choices.1.lines.0": 825,
    });
    expect(JSON.stringify(contentOf(draft))).not.toMatch(/cost|825/i);
  });

  test.each<[DraftLine, string[]]>([
    [{ ...bags, unit_cost: "0" }, []],
    [{ ...bags, unit_cost: 0.0825 }, []],
    [{ ...bags, unit_cost: "-0.01" }, ["lines.0.unit_cost"]],
    [{ ...bags, unit_cost: "0.00001" }, ["lines.0.unit_cost"]],
    [{ ...bags, unit_cost: "10000.01" }, ["lines.0.unit_cost"]],
    [{ ...bags, unit_cost: Number.NaN }, ["lines.0.unit_cost"]],
    [{ kind: "text", name: "T", unit_cost: "1" }, ["lines.0.unit_cost"]],
  ])("%j is wrong at %j", (line, fields) =>
    expect(Object.keys(checkCosts({ lines: [line] }))).toEqual(fields),
  );
});

test("costs stay with their lines where others come and go", () => {
  const before = contentOf({ lines: [bags, fee] });
  const costs = { "lines.0": 900, "lines.1": 7 };
  const logo = { isLogoRequired: true, logoFeeCents: 5_000 };
  const after = withLogoFee(before, logo);
  expect(movedCosts(before, costs, after)).toEqual(costs);
  const alone = { ...before, lines: before.lines.slice(1) };
  expect(movedCosts(before, costs, alone)).toEqual({ "lines.0": 7 });
});
