import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { translateMessage } from "../../words/say.ts";
import { useRootData } from "../../words/use-locale.ts";

/** The counters that the shop has, and when a quote is answered, as one ledger line. */
export function HomeNumbers() {
  const { i18n } = useLingui();
  const { facts } = useRootData();
  return (
    <dl className="mt-16 grid grid-cols-2 border-t border-line sm:mt-24 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {facts.homeCounters.map(({ value, label }) => (
        <Figure
          key={translateMessage(i18n, label)}
          value={translateMessage(i18n, value)}
          label={translateMessage(i18n, label)}
        />
      ))}
      <Figure value={<Trans>24 hours</Trans>} label={<Trans>until we reply to you</Trans>} />
    </dl>
  );
}

function Figure({ value, label }: { value: ReactNode; label: ReactNode }) {
  return (
    <div className="flex flex-col-reverse justify-end border-line px-5 py-6 first:pl-(--page-margin) odd:border-r max-lg:[&:nth-child(-n+2)]:border-b lg:border-r lg:px-8 lg:py-8 lg:last:border-r-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="display text-2xl">{value}</dd>
    </div>
  );
}
