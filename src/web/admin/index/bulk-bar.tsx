import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import type { Selection } from "./use-selection.ts";

interface BulkBarProps {
  readonly selection: Selection;
  /** What can be done to all that is ticked. */
  readonly children: ReactNode;
}

/** Appears once rows are ticked, over the lower edge, where it hides no row for long. */
export function BulkBar({ selection, children }: BulkBarProps) {
  const count = selection.ids.length;
  if (count === 0) return null;
  return (
    <div className="sticky bottom-4 z-20 mt-4 flex flex-wrap items-center gap-3 rounded-md border border-ink bg-card px-4 py-2 shadow-float">
      <p role="status" className="mr-auto font-medium">
        <Plural value={count} one="# row selected" other="# rows selected" />
      </p>
      <Button size="sm" variant="quiet" onClick={selection.clear}>
        <Trans>Clear the selection</Trans>
      </Button>
      {children}
    </div>
  );
}
