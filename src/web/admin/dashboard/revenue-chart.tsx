import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "#contracts/statistics.ts";
import { useFormats } from "../use-formats.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

/** What came in on each day, less what was paid back. */
export function RevenueChart({ revenue }: { revenue: Statistics["revenue"] }) {
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
