import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { colonOf } from "#domain/language/colon-of.ts";
import { type QuoteStatus, quoteProgress, quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import { byMonth, type DayFigures, type Period, periods, sumUp } from "#domain/statistics/periods.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { useLocale } from "../../words/use-locale.ts";
import { QueryProblem } from "../forms/query-problem.tsx";
import { useFormats } from "../use-formats.ts";
import { useFrench } from "../use-french.ts";
import { BarChart } from "./bar-chart.tsx";
import { FiguresOfPeriod } from "./figures-of-period.tsx";
import { useStatistics } from "./use-dashboard.ts";
import { useDay } from "./use-day.ts";

/** How the shop goes: its figures beside those of the time before; visits, quotes, revenue and first answers over time. */
export function Charts() {
  const { t } = useLingui();
  const [period, setPeriod] = useState<Period>(periods[0]);
  const query = useStatistics(period);
  const { data } = query;
  // As many bars as one can read.
  const shown = data && (period > 92 ? byMonth(data.now) : data.now);
  return (
    <section aria-labelledby="charts" className="mt-8">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="charts" className="text-lg">
          <Trans>The last {period} days</Trans>
        </h2>
        <SelectField
          label={t`Period`}
          hideLabel
          value={period}
          onChange={({ currentTarget: { value } }) =>
            setPeriod(periods.find((days) => days === Number(value)) ?? periods[0])
          }
        >
          {periods.map((days) => (
            <option key={days} value={days}>
              {t`${days} days`}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryProblem query={query} />
      {query.isPending && (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
          {["visits", "quotes", "revenue", "answers"].map((chart) => (
            <Skeleton key={chart} className="h-72 rounded-lg" />
          ))}
        </div>
      )}
      {data && shown && (
        <>
          <FiguresOfPeriod now={sumUp(data.now)} before={sumUp(data.before)} />
          <div className="grid gap-4 lg:grid-cols-2">
            <VisitsChart visits={shown.visits} />
            <QuotesChart quotes={shown.quotes} />
            <RevenueChart revenue={shown.revenue} />
            <AnswersChart figures={shown} promisedHours={data.promisedHours} />
          </div>
        </>
      )}
    </section>
  );
}

/** What came in on each day, less what was paid back. */
function RevenueChart({ revenue }: { revenue: DayFigures["revenue"] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const show = useDay();
  const colon = colonOf(useLocale());
  const total = revenue.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <BarChart
      title={t`Revenue`}
      summary={<Trans>{money(total)} in all</Trans>}
      fills={["fill-leaf"]}
      bars={revenue.map(({ day, cents }) => ({
        label: show(day),
        parts: [cents],
        text: `${show(day)}${colon} ${money(cents)}`,
      }))}
    />
  );
}

/** Visits of each day. */
function VisitsChart({ visits }: { visits: DayFigures["visits"] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const show = useDay();
  const colon = colonOf(useLocale());
  const total = visits.reduce((sum, { views }) => sum + views, 0);
  return (
    <BarChart
      title={t`Visits`}
      summary={<Trans>{count(total)} in all</Trans>}
      fills={["fill-ink"]}
      bars={visits.map(({ day, views }) => ({
        label: show(day),
        parts: [views],
        text: `${show(day)}${colon} ${count(views)}`,
      }))}
    />
  );
}

interface AnswersChartProps {
  readonly figures: DayFigures;
  readonly promisedHours: number;
}

/** How long requests waited for their first answer, against the promised hours. */
function AnswersChart({ figures, promisedHours }: AnswersChartProps) {
  const { t } = useLingui();
  const show = useDay();
  const { answered, withinPromise, answerMinutes } = sumUp(figures);
  const hoursOf = (minutes: number) => (minutes / 60).toFixed(1);
  return (
    <BarChart
      title={t`Time to first answer`}
      summary={
        answerMinutes === null ? (
          <Trans>Nothing was answered yet</Trans>
        ) : (
          <Trans>
            {hoursOf(answerMinutes)} h on average · {withinPromise} of {answered} within {promisedHours} h
          </Trans>
        )
      }
      fills={["fill-ink"]}
      mark={{ value: promisedHours * 60, label: <Trans>promised: {promisedHours} h</Trans> }}
      bars={figures.answers.map(({ day, average_minutes: minutes, answered: count }) => ({
        label: show(day),
        parts: [minutes],
        text: t`${show(day)}: ${hoursOf(minutes)} h, ${count} answered`,
      }))}
    />
  );
}

const fillsByStep = ["fill-ink/35", "fill-leaf-2/35", "fill-leaf-2/60", "fill-leaf"] as const;

function fillOf(status: QuoteStatus): string {
  return staffStatus(status).tone === "negative" ? "fill-ink" : fillsByStep[quoteProgress(status).step];
}

/** The furthest first. */
const order = quoteStatuses.toSorted((one, other) => quoteProgress(other).step - quoteProgress(one).step);

/** Requests of each day or month, by the status they have now. */
function QuotesChart({ quotes }: { quotes: DayFigures["quotes"] }) {
  const { t, i18n } = useLingui();
  const french = useFrench();
  const show = useDay();
  const colon = colonOf(useLocale());
  const name = (status: QuoteStatus) => i18n._(staffStatus(status).staffLabel);
  const total = quotes.reduce(
    (sum, { counts }) => sum + order.reduce((part, status) => part + counts[status], 0),
    0,
  );
  // What no quote is makes the legend longer, and says nothing.
  const used = order.filter((status) => quotes.some(({ counts }) => counts[status] > 0));
  return (
    <BarChart
      title={t`Quotes by status`}
      summary={total}
      fills={used.map((status) => fillOf(status))}
      legend={used.map((status) => (
        <span key={status} lang={french}>
          {name(status)}
        </span>
      ))}
      bars={quotes.map(({ day, counts }) => ({
        label: show(day),
        parts: used.map((status) => counts[status]),
        text: `${show(day)}${colon} ${used.map((status) => `${name(status)} ${counts[status]}`).join(", ")}`,
      }))}
    />
  );
}
