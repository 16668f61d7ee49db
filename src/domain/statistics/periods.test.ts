import { expect, test } from "vitest";
import { byQuoteStatus } from "#domain/quotes/quote-status.ts";
import { byMonth, type DayFigures, splitPeriod, sumUp } from "./periods.ts";

const days = ["2026-01-30", "2026-01-31", "2026-02-01", "2026-02-02"];
const paid = [1, 0, 2, 1];
const all: DayFigures = {
  quotes: days.map((day, at) => ({
    day,
    counts: { ...byQuoteStatus(() => 0), pending: 1, paid: paid[at] ?? 0, rejected: 1 },
  })),
  answers: days.map((day, at) => ({
    day,
    answered: at,
    within_promise: Math.min(at, 1),
    average_minutes: at * 60,
  })),
  revenue: days.map((day, at) => ({ day, cents: (paid[at] ?? 0) * 150_000 })),
  visits: days.map((day, at) => ({ day, views: 10 * at })),
  agreed: days.map((day, at) => ({
    day,
    orders: at,
    net_cents: 900 * at,
    costed_cents: 600 * at,
    cost_cents: 150 * at,
  })),
};

test("a period is summed up beside the one before it", () => {
  const { now, before } = splitPeriod(all, 2);
  expect(sumUp(now)).toEqual({
    ...{ requests: 7, wonPercent: 60, revenueCents: 450_000, visits: 50 },
    // Two after two hours, three after three.
    ...{ answered: 5, withinPromise: 2, answerMinutes: 156 },
    agreed: { orders: 5, net_cents: 4_500, costed_cents: 3_000, cost_cents: 750 },
  });
  expect(sumUp(before)).toMatchObject({
    requests: 5,
    wonPercent: 33,
    revenueCents: 150_000,
    answerMinutes: 60,
  });
  expect(sumUp(splitPeriod(all, 9).before)).toMatchObject({
    requests: 0,
    wonPercent: null,
    answerMinutes: null,
  });
});

test("whom prices are not meant for is told nothing of margins", () => {
  const { agreed: _, ...others } = all;
  expect(sumUp(splitPeriod(others, 2).now).agreed).toBeUndefined();
  expect(byMonth(others).agreed).toBeUndefined();
});

test("months hold what their days hold", () => {
  const months = byMonth(all);
  expect(months.quotes.map(({ day, counts }) => [day, counts.paid])).toEqual([
    ["2026-01", 1],
    ["2026-02", 3],
  ]);
  expect(months.answers[1]).toEqual({ day: "2026-02", answered: 5, within_promise: 2, average_minutes: 156 });
  expect(sumUp(months)).toEqual(sumUp(all));
});
