import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { RecordSection } from "./record-section.tsx";

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
    <RecordSection id={id} title={title} action={action}>
      {isEmpty ? (
        <p className="text-ink-2">
          <Trans>None so far.</Trans>
        </p>
      ) : (
        <ul>{children}</ul>
      )}
      {after}
    </RecordSection>
  );
}
