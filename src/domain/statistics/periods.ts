import { byQuoteStatus, type QuoteStatus, quoteStatuses } from "#domain/quotes/quote-status.ts";
import { sum } from "#domain/sum.ts";

/** The periods that the figures of the shop can be looked at for, in days. */
export const periods = [30, 90, 365] as const;
export type Period = (typeof periods)[number];

interface AgreedOfDay {
  readonly day: string;
  readonly orders: number;
  readonly net_cents: number;
  readonly costed_cents: number;
  readonly cost_cents: number;
}

/** What happened on each day (`YYYY-MM-DD`), the oldest first. */
export interface DayFigures {
  readonly quotes: readonly {
    readonly day: string;
    readonly counts: Readonly<Record<QuoteStatus, number>>;
  }[];
  readonly answers: readonly {
    readonly day: string;
    readonly answered: number;
    readonly within_promise: number;
    readonly average_minutes: number;
  }[];
  /** Orders with what they came to without tax, how much of it has a cost that is known, and that cost; none for whom prices are not meant. */
  readonly agreed?: readonly AgreedOfDay[] | undefined;
  readonly revenue: readonly { readonly day: string; readonly cents: number }[];
  readonly visits: readonly { readonly day: string; readonly views: number }[];
}

/** The figures of a period: of each kind one number. */
export interface PeriodFigures {
  readonly requests: number;
  /** Of the requests of these days that were decided by now, how many were paid, in per cent; null while none was. */
  readonly wonPercent: number | null;
  readonly revenueCents: number;
  /** How long a request waited for its first answer on average; null while none was answered. */
  readonly answerMinutes: number | null;
  readonly answered: number;
  readonly withinPromise: number;
  readonly visits: number;
  /** Of the orders: undefined for whom prices are not meant. */
  readonly agreed: Omit<AgreedOfDay, "day"> | undefined;
}

/** The last days, and as many days before them. */
export function splitPeriod(
  all: DayFigures,
  days: number,
): { readonly now: DayFigures; readonly before: DayFigures } {
  const part = (from: number, to?: number): DayFigures => ({
    quotes: all.quotes.slice(from, to),
    answers: all.answers.slice(from, to),
    revenue: all.revenue.slice(from, to),
    visits: all.visits.slice(from, to),
    agreed: all.agreed?.slice(from, to),
  });
  return { now: part(-days), before: part(-2 * days, -days) };
}

export function sumUp({ quotes, answers, revenue, visits, agreed }: DayFigures): PeriodFigures {
  const of = (status: QuoteStatus) => sum(quotes.map(({ counts }) => counts[status]));
  const decided = of("paid") + of("rejected");
  const answered = sum(answers.map((day) => day.answered));
  const minutes = sum(answers.map((day) => day.answered * day.average_minutes));
  return {
    requests: sum(quoteStatuses.map(of)),
    wonPercent: decided === 0 ? null : Math.round((of("paid") / decided) * 100),
    revenueCents: sum(revenue.map(({ cents }) => cents)),
    answerMinutes: answered === 0 ? null : Math.round(minutes / answered),
    answered,
    withinPromise: sum(answers.map((day) => day.within_promise)),
    visits: sum(visits.map(({ views }) => views)),
    agreed: agreed && sumAgreed(agreed),
  };
}

function sumAgreed(days: readonly AgreedOfDay[]): Omit<AgreedOfDay, "day"> {
  return {
    orders: sum(days.map(({ orders }) => orders)),
    net_cents: sum(days.map(({ net_cents }) => net_cents)),
    costed_cents: sum(days.map(({ costed_cents }) => costed_cents)),
    cost_cents: sum(days.map(({ cost_cents }) => cost_cents)),
  };
}

/** The days of each month (`YYYY-MM`) in one: as many bars as one can read. */
export function byMonth({ quotes, answers, revenue, visits, agreed }: DayFigures): DayFigures {
  return {
    quotes: inMonths(quotes, (days, day) => ({
      day,
      counts: byQuoteStatus((status) => sum(days.map(({ counts }) => counts[status]))),
    })),
    answers: inMonths(answers, (days, day) => {
      const answered = sum(days.map((each) => each.answered));
      const minutes = sum(days.map((each) => each.answered * each.average_minutes));
      const within_promise = sum(days.map((each) => each.within_promise));
      return { day, answered, within_promise, average_minutes: answered && Math.round(minutes / answered) };
    }),
    revenue: inMonths(revenue, (days, day) => ({ day, cents: sum(days.map(({ cents }) => cents)) })),
    visits: inMonths(visits, (days, day) => ({ day, views: sum(days.map(({ views }) => views)) })),
    agreed: agreed && inMonths(agreed, (days, day) => ({ day, ...sumAgreed(days) })),
  };
}

function inMonths<T extends { readonly day: string }>(
  days: readonly T[],
  join: (days: readonly T[], month: string) => T,
): T[] {
  const monthOf = ({ day }: T) => day.slice(0, "YYYY-MM".length);
  const months = [...new Set(days.map(monthOf))];
  return months.map((month) =>
    join(
      days.filter((each) => monthOf(each) === month),
      month,
    ),
  );
}
