import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { QuoteCounts } from "#contracts/quotes/quotes.ts";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

/** The five counters, as a line of a ledger; their places while they are on their way. */
export function QuoteCounters({ counts }: { counts: QuoteCounts | undefined }) {
  return (
    <dl className="grid grid-cols-3 border-y border-line max-sm:py-1.5 sm:grid-cols-5">
      <Counter label={<Trans>Total</Trans>} value={counts?.total} />
      <Counter label={<Trans>Pending</Trans>} value={counts?.pending} />
      <Counter label={<Trans>Confirmed</Trans>} value={counts?.confirmed} />
      <Counter label={<Trans>Paid</Trans>} value={counts?.paid} />
      <Counter label={<Trans>Rejected</Trans>} value={counts?.rejected} />
    </dl>
  );
}

function Counter({ label, value }: { label: ReactNode; value: number | undefined }) {
  return (
    <div className="flex flex-col-reverse py-1.5 sm:border-l sm:px-4 sm:py-3 sm:border-line sm:first:border-l-0 sm:first:pl-0">
      <dt className="text-ink-2">{label}</dt>
      <dd className="tabular display text-xl">{value ?? <Skeleton className="h-[1lh] w-10" />}</dd>
    </div>
  );
}
