import { expect, test } from "vitest";
import { type PlanItem, planPresets } from "#domain/offers/plan.ts";
import { typedLine, typedOffer, workOutForTest } from "../offer.fixture.ts";
import { editPlan, type PlanEdit, type TypedPlanItem, toDraftPlan, typedPlanOf } from "./typed-plan.ts";

const locale = "en-US";
const thirds: readonly PlanItem[] = [
  { kind: "deposit", part: { ppm: 333_333 }, due: "on-acceptance" },
  { kind: "milestone", part: { cents: 30_000 }, due: "on-proof" },
  { kind: "balance", part: "rest", due: "net-days", days: 30 },
];
const typed = typedPlanOf(thirds, locale);
const keys = (plan: readonly TypedPlanItem[]) => plan.map(({ key }) => key);

test.each<[string, PlanEdit, number[]]>([
  ["an item is added before the rest", { do: "add" }, [1, 2, 4, 3]],
  ["Enter adds one behind its own", { do: "add", after: 1 }, [1, 4, 2, 3]],
  ["behind the rest none is added", { do: "add", after: 3 }, [1, 2, 4, 3]],
  ["an item goes", { do: "remove", key: 1 }, [2, 3]],
  ["an item moves up", { do: "move", key: 2, by: -1 }, [2, 1, 3]],
  ["none moves behind the rest", { do: "move", key: 2, by: 1 }, [1, 2, 3]],
  ["the rest stays where it is", { do: "move", key: 3, by: -1 }, [1, 2, 3]],
])("%s", (_what, edit, expected) => {
  expect(keys(editPlan(typed, edit))).toEqual(expected);
});

test("a plan that was read is written as it was, in either language", () => {
  for (const language of [locale, "fr-FR"]) {
    const read = typedPlanOf(thirds, language);
    expect(toDraftPlan(read, language)).toEqual([
      { kind: "deposit", due: "on-acceptance", percent: 33.3333 },
      { kind: "milestone", due: "on-proof", amount: 300 },
      { kind: "balance", due: "net-days", days: 30, rest: true },
    ]);
  }
});

const worked = (plan: readonly TypedPlanItem[]) =>
  workOutForTest(
    typedOffer([typedLine(1, { kind: "fee", name: "Bags", amount: "5,836.56" })], { plan: [...plan] }),
  );
const changed = (key: number, changes: Partial<TypedPlanItem>) =>
  worked(editPlan(typed, { do: "change", key, changes }));

test("L10.2 the amounts are worked out as they are typed", () => {
  expect(worked([]).planAmounts).toEqual([583_656]);
  expect(worked(typedPlanOf(planPresets["30/70"], locale)).planAmounts).toEqual([175_097, 408_559]);
  expect(changed(1, { part: "50" }).planAmounts).toEqual([291_828, 30_000, 261_828]);
});

test.each([
  ["a share that is not typed yet", 1, { part: "" }, "plan.0.percent"],
  ["a share of all", 1, { part: "100" }, "plan.0.percent"],
  ["an amount that is none", 2, { part: "3o" }, "plan.1.amount"],
  ["no days", 3, { days: "" }, "plan.2.days"],
  ["an amount beyond the total", 2, { part: "9,999" }, "plan"],
] as const)("L10.1 %s is told at its field, and no amount is shown", (_what, key, changes, field) => {
  const { errors, planAmounts, isValid } = changed(key, changes);
  expect({ fields: Object.keys(errors), planAmounts, isValid }).toEqual({
    ...{ fields: [field], planAmounts: undefined, isValid: false },
  });
});
