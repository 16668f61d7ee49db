import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Banner } from "../../ui/feedback/banner.tsx";
import { ChangedBy } from "../history/changed-by.tsx";
import type { HistorySubject } from "../history/use-last-change.ts";

interface ConflictNoticeProps {
  /** What was changed: its history names the colleague. Left out where the screen does not know its number. */
  readonly of?: HistorySubject;
  /** What stands there now, a line a field that differs. */
  readonly differences: readonly { readonly label: ReactNode; readonly now: string }[];
}

/** An edit conflict: shows the stored values beside the typed ones; overwrites none. */
export function ConflictNotice({ of, differences }: ConflictNoticeProps) {
  const unknown = <Trans>This was changed in the meantime.</Trans>;
  return (
    <Banner
      tone="caution"
      live="assertive"
      className="mb-4"
      title={of ? <ChangedBy of={of} fallback={unknown} /> : unknown}
    >
      <p>
        <Trans>What you typed is still here. This is how it stands now:</Trans>
      </p>
      <dl className="mt-1 grid gap-1">
        {differences.map(({ label, now }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields of a form keep their order.
          <div key={index} className="flex flex-wrap gap-x-2">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-medium break-words">{now || "–"}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-1">
        <Trans>Saving again replaces these values with yours.</Trans>
      </p>
    </Banner>
  );
}
