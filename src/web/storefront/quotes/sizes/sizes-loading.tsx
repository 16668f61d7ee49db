import { Trans } from "@lingui/react/macro";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

const rows = [1, 2, 3, 4];

/** The checklist on its way. */
export function SizesLoading() {
  return (
    <div aria-busy="true" className="border-t border-line">
      <p role="status" className="sr-only">
        <Trans>Loading sizes</Trans>
      </p>
      {rows.map((row) => (
        <div key={row} className="flex items-center gap-4 border-b border-line py-3">
          <Skeleton className="size-14" />
          <Skeleton className="h-5 w-48" />
        </div>
      ))}
    </div>
  );
}
