import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { intlLocale } from "#domain/language/language.ts";
import { shareOf } from "#domain/offers/margin.ts";
import type { PeriodFigures } from "#domain/statistics/periods.ts";
import { classNames } from "../../ui/class-names.ts";
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
  const margin = ({ costed_cents, cost_cents }: NonNullable<PeriodFigures["agreed"]>) => {
    const cents = costed_cents - cost_cents;
    const share = shareOf(cents, costed_cents);
    return share === null ? "–" : `${money(cents)} (${percent(Math.round(share))})`;
  };
  return (
    <dl
      className={classNames(
        "mb-4 grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line",
        now.agreed ? "lg:grid-cols-3" : "lg:grid-cols-4",
      )}
    >
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
      {now.agreed && before.agreed && (
        <>
          <Figure
            label={<Trans>Agreed, without tax</Trans>}
            now={money(now.agreed.net_cents)}
            before={money(before.agreed.net_cents)}
          />
          <Figure
            label={<Trans>Margin of it</Trans>}
            now={margin(now.agreed)}
            before={margin(before.agreed)}
            note={<KnownShare share={shareOf(now.agreed.costed_cents, now.agreed.net_cents)} />}
          />
        </>
      )}
    </dl>
  );
}

/** Of how much of what was agreed on the cost is known: the margin speaks of that alone. */
function KnownShare({ share }: { readonly share: number | null }) {
  const locale = intlLocale(useLocale());
  if (share === null || share === 100) return null;
  if (share < 1) return <Trans>No cost of it is known.</Trans>;
  const known = new Intl.NumberFormat(locale, { style: "percent" }).format(Math.floor(share) / 100);
  return <Trans>The cost of {known} of it is known.</Trans>;
}

interface FigureProps extends Readonly<Record<"label" | "now" | "before", ReactNode>> {
  readonly note?: ReactNode;
}

function Figure({ label, now, before, note }: FigureProps) {
  return (
    <div className="bg-card p-4">
      <dt className="text-sm text-ink-2">{label}</dt>
      <dd>
        <span className="tabular display block text-2xl">{now}</span>
        <span className="tabular text-sm text-ink-2">
          <Trans>before: {before}</Trans>
        </span>
        {note && <span className="block text-sm text-ink-2">{note}</span>}
      </dd>
    </div>
  );
}
