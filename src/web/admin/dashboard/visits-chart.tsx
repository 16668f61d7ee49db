import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "#contracts/statistics.ts";
import { useFormats } from "../use-formats.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

/** Visits of each day. */
export function VisitsChart({ visits }: { visits: Statistics["visits"] }) {
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
