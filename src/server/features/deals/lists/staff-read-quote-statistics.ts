import type { Statistics } from "#contracts/statistics.ts";
import { isWithinPromise, minutesToAnswer, promisedAnswerHours } from "#domain/quotes/first-answer.ts";
import { byQuoteStatus } from "#domain/quotes/quote-status.ts";
import { sum } from "#domain/sum.ts";
import { dayFinder, startOfShopDay } from "#domain/time/shop-day.ts";
import type { Services } from "#server/services.ts";
import { countQuotesByHour, readAnswerTimes, sumAgreedByHour } from "../model/quote-statistics.repository.ts";
import { countByStatus } from "./staff-list-quotes.ts";

/** An average of more would be no better, and take longer. */
const mostAnswers = 5000;

/** The quotes of each of these days of the shop by status, the counters, and how soon they were answered; what was agreed on, and what that costs. */
export async function staffReadQuoteStatistics(
  { db, shop }: Pick<Services, "db" | "shop">,
  days: readonly string[],
): Promise<Pick<Statistics, "quotes_by_status" | "quotes" | "first_answers" | "agreed">> {
  const { timeZone } = shop.facts();
  const since = startOfShopDay(days[0] ?? "", timeZone);
  const [byStatus, counted, answered] = [
    await countByStatus(db),
    await countQuotesByHour(db, since),
    await readAnswerTimes(db, since, mostAnswers),
  ];
  const dayOf = dayFinder(days, timeZone);
  const counts = new Map<string, number>();
  for (const { hour, status, count } of counted) {
    const key = `${dayOf(hour)} ${status}`;
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  const agreedByDay = Map.groupBy(await sumAgreedByHour(db, since), ({ hour }) => dayOf(hour));
  const answersByDay = Map.groupBy(answered, ({ answeredAt }) => dayOf(answeredAt));
  return {
    quotes_by_status: byStatus,
    quotes: days.map((day) => ({
      day,
      counts: byQuoteStatus((status) => counts.get(`${day} ${status}`) ?? 0),
    })),
    agreed: days.map((day) => {
      const ofDay = agreedByDay.get(day) ?? [];
      return {
        ...{ day, orders: sum(ofDay.map(({ orders }) => orders)) },
        net_cents: sum(ofDay.map(({ net_cents }) => net_cents)),
        costed_cents: sum(ofDay.map(({ costed_cents }) => costed_cents)),
        cost_cents: sum(ofDay.map(({ cost_cents }) => cost_cents)),
      };
    }),
    first_answers: {
      promised_hours: promisedAnswerHours,
      answered: answered.length,
      within_promise: answered.filter(isWithinPromise).length,
      average_minutes: answered.length === 0 ? null : averageOf(answered.map(minutesToAnswer)),
      by_day: days.map((day) => {
        const ofDay = answersByDay.get(day) ?? [];
        return {
          day,
          answered: ofDay.length,
          within_promise: ofDay.filter(isWithinPromise).length,
          average_minutes: averageOf(ofDay.map(minutesToAnswer)),
        };
      }),
    },
  };
}

function averageOf(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);
}
