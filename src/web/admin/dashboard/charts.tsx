import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "#contracts/statistics.ts";
import { failureMessage } from "../../api/failure-words.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { useFormats } from "../use-formats.ts";
import { AnswersChart } from "./answers-chart.tsx";
import { BarChart } from "./bar-chart.tsx";
import { QuotesChart } from "./quotes-chart.tsx";
import { chartDays, useStatistics } from "./use-dashboard.ts";
import { useDay } from "./use-day.ts";

/** How the shop goes: visits, quotes, revenue and first answers, day by day. */
export function Charts() {
  const query = useStatistics();
  const { data, error } = query;
  return (
    <section aria-labelledby="charts" className="mt-8">
      <h2 id="charts" className="mb-3 text-lg">
        <Trans>The last {chartDays} days</Trans>
      </h2>
      {error && <QueryProblem query={query} words={failureMessage("staffList", error)} />}
      {query.isPending && (
        <div aria-busy="true" className="grid gap-4 lg:grid-cols-2">
          {["visits", "quotes", "revenue", "answers"].map((chart) => (
            <Skeleton key={chart} className="h-72 rounded-lg" />
          ))}
        </div>
      )}
      {data && (
        <div className="grid gap-4 lg:grid-cols-2">
          <VisitsChart visits={data.visits} />
          <QuotesChart quotes={data.quotes} />
          <RevenueChart revenue={data.revenue} />
          <AnswersChart answers={data.first_answers} />
        </div>
      )}
    </section>
  );
}

/** What came in on each day, less what was paid back. */
function RevenueChart({ revenue }: { revenue: Statistics["revenue"] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const show = useDay();
  const total = revenue.reduce((sum, { cents }) => sum + cents, 0);
  return (
    <BarChart
      title={t`Revenue`}
      summary={<Trans>{money(total)} in all</Trans>}
      fills={["fill-leaf"]}
      bars={revenue.map(({ day, cents }) => ({
        label: show(day),
        parts: [cents],
        text: `${show(day)}: ${money(cents)}`,
      }))}
    />
  );
}

/** Visits of each day. */
function VisitsChart({ visits }: { visits: Statistics["visits"] }) {
  const { t } = useLingui();
  const { count } = useFormats();
  const show = useDay();
  const total = visits.reduce((sum, { views }) => sum + views, 0);
  return (
    <BarChart
      title={t`Visits`}
      summary={<Trans>{count(total)} in all</Trans>}
      fills={["fill-ink"]}
      bars={visits.map(({ day, views }) => ({
        label: show(day),
        parts: [views],
        text: `${show(day)}: ${count(views)}`,
      }))}
    />
  );
}
