import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";

interface RecordPartProps {
  readonly id: string;
  readonly title: ReactNode;
  readonly isEmpty: boolean;
  /** What can be added, beside the heading. */
  readonly action?: ReactNode;
  /** Below the list: a dialog that the action opened. */
  readonly after?: ReactNode;
  readonly children: ReactNode;
}

/** A list on the page of a record, with its heading. */
export function RecordPart({ id, title, isEmpty, action, after, children }: RecordPartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="text-base">
          {title}
        </h3>
        {action}
      </div>
      {isEmpty ? (
        <p className="text-ink-2">
          <Trans>None so far.</Trans>
        </p>
      ) : (
        <ul>{children}</ul>
      )}
      {after}
    </section>
  );
}
