import { expect, test } from "vitest";
import { sentVersion } from "../../../parts/offers/version.fixture.ts";
import { pageMarkup } from "../../../parts/page-markup.fixture.tsx";
import { MarginsOfChoices, marginsOf } from "./version-margins.tsx";

const [bags] = sentVersion.lines;
if (!bags) throw new Error("an offer of one line");
const choice = (id: string, units: number) => {
  const name = `Market tote, ${id}`;
  return { id, title: id, is_default: false, difference_cents: 0, lines: [{ ...bags, name, units }] };
};
const version = {
  ...sentVersion,
  options: [
    {
      ...({ id: "o1", kind: "one_of", title: "How many" } as const),
      choices: [choice("a", 10_000), choice("b", 25_000)],
    },
  ],
};
const costs = {
  ...{
    number: 2,
    typed: {},
    unknown_lines: 0,
    net_cents: 200_000,
    costed_cents: 200_000,
    cost_cents: 80_000,
  },
  unit_costs: { "lines.0": 0.08, "options.0.choices.0.lines.0": 0.08, "options.0.choices.1.lines.0": 0.07 },
};
const accepted = { ...version, acceptance: { ...acceptance(), choices: { o1: "b" } } };

function acceptance() {
  return {
    ...({
      kind: "signed",
      at: "2026-12-20T16:00:00.000Z",
      name: "Ann",
      title: null,
      po_number: null,
    } as const),
    ...{ total_cents: 700_000, hash: "", order_number: "SO-1", order_id: 1 },
  };
}
const said = (of: typeof version | typeof accepted) => {
  const margins = marginsOf(of, costs);
  return pageMarkup(<MarginsOfChoices version={of} byPlace={margins?.byPlace ?? new Map()} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");
};

test("L1.11 a version that was sent says what its lines cost as it was frozen, in each choice", () => {
  const margins = marginsOf(version, costs);
  expect(margins?.byPlace.get("lines.0")).toEqual({ netCents: 200_000, costCents: 80_000 });
  expect(margins?.whole).toEqual({
    netCents: 200_000,
    costedCents: 200_000,
    costCents: 80_000,
    unknownLines: 0,
  });
  expect(said(version)).toContain("a · Market tote, a Cost $800.00 · Margin $1,200.00 (60%)");
  expect(said(version)).toContain("b · Market tote, b Cost $1,750.00 · Margin $3,250.00 (65%)");
});

test("L1.11 once it is accepted it speaks of what was chosen alone", () => {
  expect(said(accepted)).toContain("b · Market tote, b Cost $1,750.00");
  expect(said(accepted)).not.toContain("Market tote, a");
});

test("of a version of which no cost is known nothing is said", () => {
  expect(marginsOf(version, { ...costs, unit_costs: {} })).toBeUndefined();
});
