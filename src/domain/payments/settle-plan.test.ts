import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type DueItem, planStanding } from "./dues.ts";
import { settlePlan } from "./settle-plan.ts";

const item = (id: number, amountCents: number, isWaived = false): DueItem => ({
  ...{ id, position: id, kind: "balance", due: "before-shipping", days: null, dueOn: null },
  ...{ amountCents, isWaived },
});
const standing = (amounts: readonly number[], paid: readonly number[], isSettled = false) =>
  planStanding({
    items: amounts.map((amount, index) => item(index + 1, amount)),
    bookings: paid.map((amountCents, index) => ({ paymentId: 1, itemId: index + 1, amountCents })),
    payments: [{ id: 1, amountCents: paid.reduce((sum, each) => sum + each, 0), returnedCents: 0 }],
    ...{ isSettled, today: "2026-12-01" },
  });

describe("L19.4 the example, of which half was paid", () => {
  const halves = standing([291_828, 291_828], [291_828]);

  test.each([
    [37_947, [{ id: 2, amountCents: 329_775 }]],
    [52_704, [{ id: 2, amountCents: 344_532 }]],
    [-23_190, [{ id: 2, amountCents: 268_638 }]],
    [0, []],
  ])("%i cents", (difference, changes) => {
    expect(settlePlan(halves, difference)).toEqual({ changes, addedCents: 0, isWhole: false, backCents: 0 });
  });

  test("what is less than nothing goes back, and then all is paid", () => {
    expect(settlePlan(halves, -300_000)).toEqual({
      changes: [{ id: 2, amountCents: 0 }],
      ...{ addedCents: 0, isWhole: true, backCents: 8_172 },
    });
  });
});

test("of a paid quote 231.90 go back, and 379.47 are asked for by an item of their own", () => {
  const paid = standing([583_656], [583_656], true);
  const none = { changes: [], addedCents: 0, isWhole: false, backCents: 0 };
  expect(settlePlan(paid, -23_190)).toEqual({ ...none, backCents: 23_190 });
  expect(settlePlan(paid, 37_947)).toEqual({ ...none, addedCents: 37_947 });
});

test("nothing is taken off what was paid, and what is taken and what goes back are the difference", () => {
  const part = fc.record({ amount: fc.nat(1_000_000), share: fc.integer({ min: 0, max: 100 }) });
  fc.assert(
    fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), fc.nat(5_000_000), (parts, less) => {
      const paid = parts.map(({ amount, share }) => Math.floor((amount * share) / 100));
      const plan = standing(
        parts.map(({ amount }) => amount),
        paid,
      );
      const { changes, backCents, isWhole } = settlePlan(plan, -less);
      const taken = changes.map(({ id, amountCents }) => (parts[id - 1]?.amount ?? 0) - amountCents);
      expect(taken.reduce((sum, each) => sum + each, 0) + backCents).toBe(less);
      for (const { id, amountCents } of changes)
        expect(amountCents).toBeGreaterThanOrEqual(paid[id - 1] ?? 0);
      expect(isWhole).toBe(plan.openCents > 0 && less >= plan.openCents);
    }),
  );
});
