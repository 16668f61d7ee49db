import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { intlLocale } from "#domain/language/language.ts";
import type { PeriodFigures } from "#domain/statistics/periods.ts";
import { useLocale } from "../../words/use-locale.ts";
import { useFormats } from "../use-formats.ts";

interface FiguresOfPeriodProps {
  readonly now: PeriodFigures;
  /** Of as many days before. */
  readonly before: PeriodFigures;
}

/** What the last days brought, each figure beside what the days before them brought. */
export function FiguresOfPeriod({ now, before }: FiguresOfPeriodProps) {
  const { t } = useLingui();
  const { count, money } = useFormats();
  const locale = intlLocale(useLocale());
  const percent = (value: number | null) =>
    value === null ? "–" : new Intl.NumberFormat(locale, { style: "percent" }).format(value / 100);
  const hours = (minutes: number | null) => {
    if (minutes === null) return "–";
    const value = (minutes / 60).toLocaleString(locale, { maximumFractionDigits: 1 });
    return t`${value} h`;
  };
  return (
    <dl className="mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line lg:grid-cols-4">
      <Figure label={<Trans>Requests</Trans>} now={count(now.requests)} before={count(before.requests)} />
      <Figure
        label={<Trans>Won, of those decided</Trans>}
        now={percent(now.wonPercent)}
        before={percent(before.wonPercent)}
      />
      <Figure
        label={<Trans>Revenue</Trans>}
        now={money(now.revenueCents)}
        before={money(before.revenueCents)}
      />
      <Figure
        label={<Trans>First answer after</Trans>}
        now={hours(now.answerMinutes)}
        before={hours(before.answerMinutes)}
      />
    </dl>
  );
}

function Figure({ label, now, before }: Readonly<Record<"label" | "now" | "before", ReactNode>>) {
  return (
    <div className="bg-card p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <span className="tabular display block text-2xl">{now}</span>
        <span className="tabular text-sm text-ink-2">
          <Trans>before: {before}</Trans>
        </span>
      </dd>
    </div>
  );
}
