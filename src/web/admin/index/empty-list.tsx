import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { Button } from "../../ui/buttons/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import type { useIndexState } from "./use-index-state.ts";

interface EmptyListProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly emptyText: ReactNode;
  readonly emptyHint?: ReactNode;
  readonly emptyAction?: ReactNode;
}

/** No rows: what will come here and the first step to it, or the way out of a search that finds nothing. */
export function EmptyList({ index, emptyText, emptyHint, emptyAction }: EmptyListProps) {
  const { search, filters } = index.state;
  const narrowing = Object.keys(filters).filter((name) => name !== "sort");
  if (search === "" && narrowing.length === 0) {
    return (
      <EmptyState title={emptyText} action={emptyAction}>
        {emptyHint}
      </EmptyState>
    );
  }
  const clearing = Object.fromEntries(["search", ...narrowing].map((name) => [name, null]));
  return (
    <EmptyState
      title={emptyText}
      action={
        <Button onClick={() => index.change(clearing)}>
          <Trans>Show all</Trans>
        </Button>
      }
    />
  );
}
