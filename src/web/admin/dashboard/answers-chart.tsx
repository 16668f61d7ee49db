import { Trans, useLingui } from "@lingui/react/macro";
import { type DayFigures, sumUp } from "#domain/statistics/periods.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

interface AnswersChartProps {
  readonly figures: DayFigures;
  readonly promisedHours: number;
}

/** How long requests waited for their first answer, against the promised hours. */
export function AnswersChart({ figures, promisedHours }: AnswersChartProps) {
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
