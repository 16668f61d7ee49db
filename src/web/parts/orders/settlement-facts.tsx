import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { SettlementAnswer } from "#contracts/orders/settlement.ts";
import { showCount } from "#domain/language/show-count.ts";
import { showCents, showDifference } from "#domain/money/show-money.ts";
import { useLocale, useMoney } from "../../words/use-locale.ts";

/** What an order comes to by its counted bags: the counts, the total, and what is still to pay or goes back. */
export function SettlementFacts({ settlement }: { settlement: SettlementAnswer }) {
  const { t } = useLingui();
  const locale = useLocale();
  const money = useMoney();
  const { units_ordered, units_good, units_billable, total_cents, difference_cents, balance_cents } =
    settlement;
  const count = (units: number) => showCount(units, locale);
  const free = units_good - units_billable;
  return (
    <dl aria-label={t`What the order comes to`}>
      <Row label={<Trans>Bags ordered</Trans>}>{count(units_ordered)}</Row>
      <Row label={<Trans>Good bags counted</Trans>}>{count(units_good)}</Row>
      {free > 0 && <Row label={<Trans>Of these free of charge</Trans>}>{count(free)}</Row>}
      <Row label={<Trans>Total by the count</Trans>}>
        {showCents(total_cents, money)}
        {difference_cents !== 0 && (
          <span className="block text-sm text-ink-2">{showDifference(difference_cents, money)}</span>
        )}
      </Row>
      <Row label={<Trans>Already paid</Trans>}>{showCents(settlement.paid_cents, money)}</Row>
      <Row label={balance_cents < 0 ? <Trans>Goes back</Trans> : <Trans>Still to pay</Trans>} isTotal>
        {showCents(Math.abs(balance_cents), money)}
      </Row>
    </dl>
  );
}

interface RowProps {
  readonly label: ReactNode;
  readonly isTotal?: boolean;
  readonly children: ReactNode;
}

function Row({ label, isTotal = false, children }: RowProps) {
  return (
    <div
      className={
        isTotal
          ? "flex justify-between gap-4 border-b border-ink py-2 font-semibold"
          : "flex justify-between gap-4 border-b border-line py-2"
      }
    >
      <dt>{label}</dt>
      <dd className="tabular text-right">{children}</dd>
    </div>
  );
}
