import fc from "fast-check";
import { expect, test } from "vitest";
import { checkPlan, type PlanItem, planPresets, workOutDues, workOutPlan } from "./plan.ts";

const rest: PlanItem = { kind: "balance", part: "rest", due: "before-shipping" };
const share = (ppm: number): PlanItem => ({ kind: "deposit", part: { ppm }, due: "on-acceptance" });
const amounts = (total: number, plan: readonly PlanItem[]) =>
  workOutPlan(total, plan).map(({ amountCents }) => amountCents);

test.each([
  ["50 % of E0", 583_656, planPresets["50/50"], [291_828, 291_828]],
  ["30 % of E0", 583_656, planPresets["30/70"], [175_097, 408_559]],
  ["three thirds", 583_656, [share(333_333), share(333_333), rest], [194_552, 194_552, 194_552]],
  ["30/70 of an odd total", 14_505, planPresets["30/70"], [4_352, 10_153]],
  ["a third of a French total", 650_850, planPresets["30/70"], [195_255, 455_595]],
  ["no plan", 583_656, [], [583_656]],
  ["an amount above what is left", 100, [{ ...share(1), part: { cents: 150 } }, rest], [100, 0]],
] as const)("L10.2 %s is rounded once, and the rest is subtracted", (_name, total, plan, expected) => {
  expect(amounts(total, plan)).toEqual(expected);
});

test("without a plan everything is due on acceptance", () => {
  expect(workOutPlan(5)).toEqual([{ position: 1, kind: "balance", due: "on-acceptance", amountCents: 5 }]);
});

test("FOUND-U24 a deposit is due some days after the acceptance, what is due after it as before", () => {
  const plan = [share(300_000), { ...rest, due: "net-days" as const, days: 30 }];
  const accepted = { acceptedOn: "2026-11-28", isOnTerms: false };
  const days = (depositDueDays: number) =>
    workOutDues(10_000, plan, { ...accepted, depositDueDays }).map(({ dueOn }) => dueOn);
  expect(days(7)).toEqual(["2026-12-05", "2026-12-28"]);
  expect(days(0)).toEqual(["2026-11-28", "2026-12-28"]);
});

test("L10.2 the items of any plan add up to its total", () => {
  const part = fc.oneof(
    fc.record({ ppm: fc.integer({ min: 1, max: 999_999 }) }),
    fc.record({ cents: fc.integer({ min: 1, max: 99_999_999 }) }),
  );
  const totals = fc.integer({ min: 0, max: 99_999_999 });
  fc.assert(
    fc.property(totals, fc.array(part, { maxLength: 11 }), (total, parts) => {
      const plan = [...parts.map((each) => ({ ...share(1), part: each })), rest];
      const worked = amounts(total, plan);
      expect(worked.reduce((sum, each) => sum + each, 0)).toBe(total);
      expect(worked.every((each) => each >= 0)).toBe(true);
    }),
  );
});

test.each([
  ["the presets", planPresets["30/70"], []],
  ["no rest", [share(500_000)], ["plan"]],
  ["the rest first", [rest, share(500_000)], ["plan"]],
  ["two rests", [rest, rest], ["plan"]],
  ["13 items", [...Array.from({ length: 12 }, () => share(1)), rest], ["plan"]],
  ["shares of 100 %", [share(500_000), share(500_000), rest], ["plan"]],
  ["a share of 0", [share(0), rest], ["plan.0.percent"]],
  ["a share that is no number", [share(Number.NaN), rest], ["plan.0.percent"]],
  ["an amount below 0", [{ ...share(1), part: { cents: -1 } }, rest], ["plan.0.amount"]],
  ["an amount of all", [{ ...share(1), part: { cents: 10_000 } }, rest], ["plan"]],
  ["no days", [{ ...rest, due: "net-days" }], ["plan.0.days"]],
  ["30 days", [{ ...rest, due: "net-days", days: 30 }], []],
  ["half a day", [{ ...rest, due: "net-days", days: 0.5 }], ["plan.0.days"]],
  ["days without their due", [{ ...rest, days: 30 }], ["plan.0.days"]],
] as const)("L10.1 the rules of a plan: %s", (_name, plan, fields) => {
  expect(Object.keys(checkPlan(plan, 10_000))).toEqual(fields);
});
