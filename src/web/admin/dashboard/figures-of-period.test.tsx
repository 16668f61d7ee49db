import { expect, test } from "vitest";
import type { PeriodFigures } from "#domain/statistics/periods.ts";
import { pageMarkup } from "../../parts/page-markup.fixture.tsx";
import { FiguresOfPeriod } from "./figures-of-period.tsx";

const figures = (agreed: PeriodFigures["agreed"]): PeriodFigures => ({
  ...{ requests: 4, wonPercent: 50, revenueCents: 100_000, answerMinutes: 90, answered: 2 },
  ...{ withinPromise: 2, visits: 9, agreed },
});
const none = { orders: 0, net_cents: 0, costed_cents: 0, cost_cents: 0 };
const said = (now: PeriodFigures["agreed"], before: PeriodFigures["agreed"]) =>
  pageMarkup(<FiguresOfPeriod now={figures(now)} before={figures(before)} />)
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ");

test("L1.11 what was agreed on stands with its margin, and how much of it has a cost that is known", () => {
  const text = said({ orders: 2, net_cents: 400_000, costed_cents: 300_000, cost_cents: 120_000 }, none);
  expect(text).toContain("Agreed, without tax $4,000.00 before: $0.00");
  expect(text).toContain("Margin of it $1,800.00 (60%) before: – The cost of 75% of it is known.");
});

test("where all costs are known, or none was agreed on, nothing is said of that", () => {
  const whole = { orders: 1, net_cents: 300_000, costed_cents: 300_000, cost_cents: 120_000 };
  expect(said(whole, none)).not.toContain("is known");
  expect(said(none, whole)).toContain("Margin of it – before: $1,800.00 (60%)");
});

test("whom prices are not meant for sees no margin", () => {
  expect(said(undefined, undefined)).not.toMatch(/Agreed|Margin/);
});
