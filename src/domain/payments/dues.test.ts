import fc from "fast-check";
import { expect, test } from "vitest";
import { askedLines } from "../ledger/asking.ts";
import { goneBackLines, receivedLines } from "../ledger/money.ts";
import { type ItemStanding, standingOfItem } from "../ledger/standing.ts";
import { sum } from "../sum.ts";
import { allocateArrived, type DueItem, nextDue, standingItem, unpaidItem } from "./dues.ts";

const item: DueItem = {
  ...{ id: 10, position: 1, kind: "deposit", due: "on-acceptance", days: null, dueOn: "2026-12-03" },
  amountCents: 291_828,
};
const nothing: ItemStanding = { askedCents: 0, openCents: 0, paidCents: 0, waivedCents: 0, goneCents: 0 };
const open: ItemStanding = { ...nothing, askedCents: 291_828, openCents: 291_828 };
const part = { ...open, openCents: 191_828, paidCents: 100_000 };
const paid = { ...open, openCents: 0, paidCents: 291_828 };

test.each([
  ["nothing came", open, "2026-12-03", "open", 0],
  ["nor on the day after", open, "2026-12-04", "overdue", 0],
  ["a part came", part, "2026-12-03", "part-paid", 100_000],
  ["a part came, late", part, "2026-12-04", "overdue", 100_000],
  ["it came", paid, "2026-12-04", "paid", 291_828],
  [
    "staff gave up the rest",
    { ...part, openCents: 0, waivedCents: 191_828 },
    "2026-12-04",
    "waived",
    100_000,
  ],
  [
    "it went back of a quote that stays paid (SPEC-2.38)",
    { ...paid, paidCents: 0, waivedCents: 291_828, goneCents: 291_828 },
    "2026-12-04",
    "paid",
    291_828,
  ],
  ["it was credited whole", nothing, "2026-12-04", "waived", 0],
] as const)("L10.4 how an item stands when %s", (_, standing, today, state, paidCents) => {
  expect(standingItem(item, standing, today)).toMatchObject({ state, paidCents });
});

test("an item of nothing is paid", () => {
  expect(standingItem({ ...item, amountCents: 0 }, nothing, "2026-12-04").state).toBe("paid");
  expect(unpaidItem({ ...item, id: null, amountCents: 0 }).state).toBe("paid");
});

test("what is asked for next is the oldest item that is open", () => {
  const items = [standingItem(item, paid, "2026-12-04"), unpaidItem({ ...item, id: 20, position: 2 })];
  const plan = { items, paidCents: 291_828, openCents: 291_828, heldCents: 0, isCancelled: false };
  expect(nextDue(plan)).toMatchObject({ position: 2, openCents: 291_828 });
});

const owed = [1, 2].map((position) => ({ position, openCents: 291_828 }));

test.each([
  ["the deposit", 291_828, 1, [[1, 291_828]], 0],
  ["less", 100_000, 1, [[1, 100_000]], 0],
  [
    "more",
    300_000,
    1,
    [
      [1, 291_828],
      [2, 8_172],
    ],
    0,
  ],
  ["the balance before the deposit", 291_828, 2, [[2, 291_828]], 0],
  [
    "more than all",
    600_000,
    1,
    [
      [1, 291_828],
      [2, 291_828],
    ],
    16_344,
  ],
  ["nothing", 0, 1, [], 0],
] as const)("L10.4 %s is booked for its item, then for the oldest", (_name, arrived, wanted, parts, over) => {
  const { parts: booked, overCents } = allocateArrived(arrived, owed, wanted);
  expect([booked.map(({ position, amountCents }) => [position, amountCents]), overCents]).toEqual([
    parts,
    over,
  ]);
});

test("what is booked and what is over is what arrived, and no item gets more than is open", () => {
  const amounts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 12 });
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 9_999_999 }), fc.nat(12), (open, arrived, wanted) => {
      const owed = open.map((openCents, index) => ({ position: index + 1, openCents }));
      const { parts, overCents } = allocateArrived(arrived, owed, wanted);
      const booked = parts.reduce((sum, part) => sum + part.amountCents, 0);
      expect(booked + overCents).toBe(arrived);
      for (const { position, amountCents } of parts)
        expect(amountCents).toBeLessThanOrEqual(owed[position - 1]?.openCents ?? 0);
      if (overCents > 0) expect(booked).toBe(open.reduce((sum, each) => sum + each, 0));
    }),
  );
});

test("paid and open are what is owed, after any payments and refunds", () => {
  const payment = fc.record({
    amount: fc.integer({ min: 1, max: 400_000 }),
    share: fc.integer({ min: 0, max: 100 }),
  });
  const where = { quoteId: 1, day: "2026-12-04" };
  const items = [10, 20].map((itemId) => ({ itemId, cents: 291_828 }));
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), (made) => {
      const lines = [...askedLines({ ...where, items })];
      const plan = () =>
        items.map(({ itemId: id }, index) => ({
          ...standingItem({ ...item, id, position: index + 1 }, standingOfItem(lines, id), where.day),
        }));
      let keptCents = 0;
      for (const [index, { amount: cents, share }] of made.entries()) {
        const { parts } = allocateArrived(cents, plan(), 1);
        const counted = parts.map(({ position, amountCents }) => ({
          itemId: position * 10,
          cents: amountCents,
        }));
        const paid = { ...where, paymentId: index, provider: "card" };
        lines.push(...receivedLines(lines, { ...paid, cents, parts: counted }));
        const back = Math.floor((cents * share) / 100);
        lines.push(...goneBackLines(lines, { ...paid, cents: back, isPaid: () => false }));
        keptCents += cents - back;
      }
      const paidCents = sum(plan().map((each) => each.paidCents));
      expect(paidCents + sum(plan().map((each) => each.openCents))).toBe(583_656);
      expect(paidCents).toBeLessThanOrEqual(keptCents);
    }),
  );
});
