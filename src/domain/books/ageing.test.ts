import { expect, test } from "vitest";
import type { PlanStanding } from "../payments/dues.ts";
import { ageingBucket, owedParts } from "./ageing.ts";
import { creditNote, depositOfE0, finalOfE0 } from "./issued-document.fixture.ts";
import type { IssuedDocument } from "./issued-document.ts";

test.each([
  [null, "not_due"],
  ["2027-03-01", "not_due"],
  ["2027-04-01", "not_due"],
  ["2027-02-28", "days_1_30"],
  ["2027-01-30", "days_1_30"],
  ["2027-01-29", "days_31_60"],
  ["2026-12-31", "days_31_60"],
  ["2026-12-30", "days_61_90"],
  ["2026-12-01", "days_61_90"],
  ["2026-11-30", "days_over_90"],
] as const)("what is due on %s is %s on 1 March 2027", (dueOn, bucket) => {
  expect(ageingBucket(dueOn, "2027-03-01")).toBe(bucket);
});

/** E0's plan: 30 % on acceptance, the rest before shipping. */
function plan(paid: readonly [number, number], isWaived = false): PlanStanding {
  const amounts = [195_255, 455_595] as const;
  const items = amounts.map((amountCents, index) => {
    const paidCents = paid[index] ?? 0;
    const openCents = isWaived && index === 1 ? 0 : amountCents - paidCents;
    return {
      ...{ id: index + 1, position: index + 1, kind: "balance" as const, due: "on-acceptance" as const },
      ...{ days: null, dueOn: index === 0 ? "2026-12-03" : null, isWaived: isWaived && index === 1 },
      ...{ amountCents, paidCents, openCents, creditedCents: 0, state: "open" as const },
    };
  });
  return { items, paidCents: paid[0] + paid[1], openCents: 0, backCents: 0 };
}
const note = (cents: number) => creditNote(finalOfE0, { number: "C-1", cents, taxCents: 0 });
const invoiced = [depositOfE0, finalOfE0];
const dueOn = finalOfE0.dueOn;
const more: IssuedDocument = { ...finalOfE0, kind: "settlement", number: "I-2", dueCents: 37_947 };

test.each([
  ["nothing invoiced", plan([100_000, 0]), [], [95_255, 455_595]],
  ["a deposit invoiced", plan([195_255, 0]), [depositOfE0], [455_595]],
  ["invoiced and the deposit paid", plan([195_255, 0]), invoiced, [455_595]],
  ["invoiced, part credited", plan([195_255, 0]), [...invoiced, note(10_000)], [445_595]],
  ["invoiced, all credited", plan([195_255, 0]), [...invoiced, note(455_595)], [455_595]],
  ["invoiced, the rest waived", plan([195_255, 0], true), invoiced, []],
  ["all paid, then settled for more", plan([195_255, 455_595]), [...invoiced, more], [37_947]],
  ["all paid", plan([195_255, 455_595]), invoiced, []],
] as const)("what an order owes: %s", (_, standing, documents, expected) => {
  expect(owedParts(standing, documents).map(({ cents }) => cents)).toEqual(expected);
});

test("an invoice says when what is open is due; before it, each due does", () => {
  expect(owedParts(plan([0, 0]), [])).toMatchObject([{ dueOn: "2026-12-03" }, { dueOn: null }]);
  expect(owedParts(plan([0, 0]), invoiced)).toMatchObject([{ dueOn }]);
});
