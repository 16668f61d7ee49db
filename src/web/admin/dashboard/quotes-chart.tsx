import { useLingui } from "@lingui/react/macro";
import type { Statistics } from "#contracts/statistics.ts";
import type { quoteStatuses } from "#domain/quotes/quote-status.ts";
import { staffStatus } from "../quotes/quote-status.ts";
import { useFrench } from "../use-french.ts";
import { BarChart } from "./bar-chart.tsx";
import { useDay } from "./use-day.ts";

const fills: Readonly<Record<(typeof quoteStatuses)[number], string>> = {
  paid: "fill-leaf",
  confirmed: "fill-leaf-2/60",
  approved: "fill-leaf-2/35",
  pending: "fill-ink/35",
  rejected: "fill-ink",
};
const order = [
  "paid",
  "confirmed",
  "approved",
  "pending",
  "rejected",
] as const satisfies (typeof quoteStatuses)[number][];

/** Requests of each day, by the status they have now. */
export function QuotesChart({ quotes }: { quotes: Statistics["quotes"] }) {
  const { t, i18n } = useLingui();
  const french = useFrench();
  const show = useDay();
  const name = (status: (typeof order)[number]) => i18n._(staffStatus[status].label);
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
      fills={used.map((status) => fills[status])}
      legend={used.map((status) => (
        <span key={status} lang={french}>
          {name(status)}
        </span>
      ))}
      bars={quotes.map(({ day, counts }) => ({
        label: show(day),
        parts: used.map((status) => counts[status]),
        text: `${show(day)}: ${used.map((status) => `${name(status)} ${counts[status]}`).join(", ")}`,
      }))}
    />
  );
}
