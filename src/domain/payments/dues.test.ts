import fc from "fast-check";
import { expect, test } from "vitest";
import { planPresets, workOutPlan } from "../offers/plan.ts";
import {
  allocateArrived,
  type Booking,
  creditedCentsOf,
  type DueItem,
  type IssuedPaper,
  nextDue,
  planStanding,
} from "./dues.ts";

const today = "2026-12-04";
const items = (total: number): DueItem[] =>
  workOutPlan(total, planPresets["50/50"]).map(({ days, ...item }) => ({
    ...item,
    id: item.position * 10,
    days: days ?? null,
    dueOn: item.position === 1 ? "2026-12-03" : null,
    isWaived: false,
  }));
const book = (paymentId: number, itemId: number, amountCents: number): Booking => ({
  paymentId,
  itemId,
  amountCents,
});
const standing = (bookings: Booking[] = [], more: object = {}) =>
  planStanding({ items: items(583_656), bookings, payments: [], isSettled: false, today, ...more });

test("L10.4 the state of an item follows from its day and from what arrived", () => {
  expect(standing().items.map(({ state }) => state)).toEqual(["overdue", "open"]);
  expect(standing([], { today: "2026-12-03" }).items[0]).toMatchObject({ state: "open" });
  const part = standing([book(1, 20, 100)]);
  expect(part.items.map(({ state }) => state)).toEqual(["overdue", "part-paid"]);
  const deposit = standing([book(1, 10, 291_828)]);
  expect(deposit.items.map(({ state }) => state)).toEqual(["paid", "open"]);
  expect(deposit).toMatchObject({ paidCents: 291_828, openCents: 291_828 });
  expect(nextDue(deposit)).toMatchObject({ position: 2, openCents: 291_828 });
  const waived = items(583_656).map((item) => ({ ...item, isWaived: item.position === 2 }));
  expect(standing([book(1, 10, 291_828)], { items: waived })).toMatchObject({ openCents: 0 });
});

test("what went back is taken off what counted for nothing, then off the last booking", () => {
  const bookings = [book(1, 10, 291_828), book(1, 20, 8_172)];
  const of = (returnedCents: number) =>
    standing(bookings, { payments: [{ id: 1, amountCents: 310_000, returnedCents }] }).items.map(
      ({ paidCents }) => paidCents,
    );
  expect([of(10_000), of(12_000), of(310_000)]).toEqual([
    [291_828, 8_172],
    [291_828, 6_172],
    [0, 0],
  ]);
});

const paper = (dueCents: number, orderCents: number | null = null): IssuedPaper => ({
  ...{ isCredit: false, dueCents, orderCents },
});
const note = (dueCents: number, orderCents: number | null = null) => ({
  ...{ ...paper(dueCents, orderCents), isCredit: true },
});
const deposit = paper(291_828);

test.each([
  ["nothing is issued", [], 0],
  ["a deposit: the last invoice asks again (L12.4)", [deposit, note(10_000)], 0],
  ["which it does", [deposit, note(10_000), paper(301_828, 583_656)], 0],
  ["a part after it", [deposit, paper(291_828, 583_656), note(100), note(200)], 300],
  ["the deposit after it", [deposit, paper(291_828, 583_656), note(291_828)], 291_828],
  ["all of it", [deposit, paper(291_828, 583_656), note(291_828)], 291_828],
  ["all, and a new one", [paper(583_656, 583_656), note(583_656), paper(583_656, 583_656)], 0],
  ["what the count took off", [paper(583_656, 583_656), note(23_190, 560_466)], 0],
  ["more after that", [paper(583_656, 583_656), note(23_190, 560_466), note(466)], 466],
  ["what the count asks for", [paper(583_656, 583_656), note(100), paper(38_047, 621_603)], 0],
] as const)("L12.1 what credit notes leave unasked: %s", (_, papers, cents) => {
  expect(creditedCentsOf(papers)).toBe(cents);
});

test.each([
  ["a part of the rest", 0, 100_000, [291_828, 191_828], 0],
  ["more than the rest", 0, 300_000, [283_656, 0], 0],
  ["all that is open", 291_828, 291_828, [0, 0], 0],
  ["what was paid as well", 291_828, 300_000, [0, 0], 8_172],
])("what was credited is taken off the last item first: %s", (_, paid, creditedCents, open, backCents) => {
  const plan = standing(paid > 0 ? [book(1, 10, paid)] : [], { creditedCents });
  expect(plan.items.map(({ openCents }) => openCents)).toEqual(open);
  expect(plan).toMatchObject({ paidCents: paid, backCents });
});

test("what was waived and is credited was never paid, and does not go back", () => {
  const waived = items(583_656).map((item) => ({ ...item, isWaived: item.position === 2 }));
  const plan = standing([book(1, 10, 291_828)], { items: waived, creditedCents: 291_828, isSettled: true });
  expect(plan).toMatchObject({ paidCents: 291_828, openCents: 0, backCents: 0 });
});

test("SPEC-2.38 a refund opens nothing of a quote that is paid", () => {
  const payments = [{ id: 1, amountCents: 583_656, returnedCents: 583_656 }];
  expect(standing([book(1, 10, 291_828)], { payments, isSettled: true })).toMatchObject({
    openCents: 0,
    paidCents: 583_656,
  });
});

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
  const { parts: booked, overCents } = allocateArrived(arrived, standing().items, wanted);
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
  fc.assert(
    fc.property(fc.array(payment, { maxLength: 8 }), (made) => {
      const bookings: Booking[] = [];
      for (const [index, { amount }] of made.entries()) {
        const { parts } = allocateArrived(amount, standing(bookings).items, 1);
        bookings.push(...parts.map((part) => book(index, part.position * 10, part.amountCents)));
      }
      const payments = made.map(({ amount, share }, id) => ({
        id,
        amountCents: amount,
        returnedCents: Math.floor((amount * share) / 100),
      }));
      const { paidCents, openCents } = standing(bookings, { payments });
      expect(paidCents + openCents).toBe(583_656);
      const received = payments.reduce((sum, each) => sum + each.amountCents - each.returnedCents, 0);
      expect(paidCents).toBeLessThanOrEqual(received);
    }),
  );
});
