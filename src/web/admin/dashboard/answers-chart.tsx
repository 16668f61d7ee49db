import { Trans, useLingui } from "@lingui/react/macro";
import type { Statistics } from "#contracts/statistics.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

/** How long requests waited for their first answer, against the promised hours. */
export function AnswersChart({ answers }: { answers: Statistics["first_answers"] }) {
  const { t } = useLingui();
  const show = useDay();
  const { answered, within_promise, promised_hours, average_minutes, by_day } = answers;
  const hoursOf = (minutes: number) => (minutes / 60).toFixed(1);
  return (
    <BarChart
      title={t`Time to first answer`}
      summary={
        average_minutes === null ? (
          <Trans>Nothing was answered yet</Trans>
        ) : (
          <Trans>
            {hoursOf(average_minutes)} h on average · {within_promise} of {answered} within {promised_hours} h
          </Trans>
        )
      }
      fills={["fill-ink"]}
      mark={{ value: promised_hours * 60, label: <Trans>promised: {promised_hours} h</Trans> }}
      bars={by_day.map(({ day, average_minutes: minutes, answered: count }) => ({
        label: show(day),
        parts: [minutes],
        text: t`${show(day)}: ${hoursOf(minutes)} h, ${count} answered`,
      }))}
    />
  );
}
