import { useLingui } from "@lingui/react/macro";
import { colonOf } from "#domain/language/colon-of.ts";
import { type QuoteStatus, quoteProgress, quoteStatuses, staffStatus } from "#domain/quotes/quote-status.ts";
import type { DayFigures } from "#domain/statistics/periods.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useFrench } from "../use-french.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

const fillsByStep = ["fill-ink/35", "fill-leaf-2/35", "fill-leaf-2/60", "fill-leaf"] as const;

function fillOf(status: QuoteStatus): string {
  return staffStatus(status).tone === "negative" ? "fill-ink" : fillsByStep[quoteProgress(status).step];
}

/** The furthest first. */
const order = quoteStatuses.toSorted((one, other) => quoteProgress(other).step - quoteProgress(one).step);

/** Requests of each day or month, by the status they have now. */
export function QuotesChart({ quotes }: { quotes: DayFigures["quotes"] }) {
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
