import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";

interface ListWaitingProps {
  readonly rowCount: number;
  readonly isNarrow: boolean;
  /** Where the head will stand. */
  readonly children: ReactNode;
}

/** A list on its way, in the shape of what comes: what stands below it stays where it is. */
export function ListWaiting({ rowCount, isNarrow, children }: ListWaitingProps) {
  const rows = Array.from({ length: rowCount }, (_, row) => row);
  return (
    <div aria-busy="true">
      <p
        role="status"
        className="flex h-9 items-center text-ink-2 md:border-b md:border-ink max-md:absolute max-md:h-auto"
      >
        {children ?? <Trans>Loading...</Trans>}
      </p>
      {rows.map((row) =>
        isNarrow ? (
          <Skeleton key={row} className="mb-3 h-44 rounded-lg" />
        ) : (
          <div key={row} className="flex h-10.25 items-center border-b border-line">
            <Skeleton className="h-3 w-full" />
          </div>
        ),
      )}
    </div>
  );
}
