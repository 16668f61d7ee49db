import { Trans } from "@lingui/react/macro";
import { failureMessage } from "../../api/failure-words.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import { AnswersChart } from "./answers-chart.tsx";
import { QuotesChart } from "./quotes-chart.tsx";
import { RevenueChart } from "./revenue-chart.tsx";
import { chartDays, useStatistics } from "./use-dashboard.ts";
import { VisitsChart } from "./visits-chart.tsx";

/** How the shop goes: visits, quotes, revenue and first answers, day by day (SPEC-2.34). */
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
