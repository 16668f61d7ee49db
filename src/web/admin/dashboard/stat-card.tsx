import { useLingui } from "@lingui/react/macro";
import { RefreshCw } from "lucide-react";
import type { ReactNode } from "react";
import type { Message } from "#domain/words.ts";
import { IconButton } from "../../ui/buttons/icon-button.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { translateMessage } from "../../words/say.ts";

export interface Refreshable {
  readonly isFetching: boolean;
  readonly refetch: () => Promise<unknown>;
}

interface StatCardProps {
  readonly title: string;
  readonly query: Refreshable;
  /** Undefined while it is on its way. */
  readonly value: ReactNode;
  readonly detail?: ReactNode;
  /** Whether a line of detail will come with the value. */
  readonly hasDetail?: true;
  readonly problem?: Message | string | undefined;
}

/** One figure of the dashboard, with a refresh of its own. */
export function StatCard({ title, query, value, detail, hasDetail, problem }: StatCardProps) {
  const { t, i18n } = useLingui();
  return (
    <section aria-label={title} className="flex flex-col rounded-lg border border-line bg-card p-4">
      <div className="flex items-start justify-between gap-2">
        <h2 className="font-text text-sm font-medium tracking-normal text-ink-2">{title}</h2>
        <IconButton
          size="sm"
          icon={RefreshCw}
          label={t`Refresh ${title}`}
          busy={query.isFetching}
          onClick={() => void query.refetch()}
          className="-mt-1 -mr-1"
        />
      </div>
      {problem === undefined ? (
        <p className="tabular display mt-1 text-2xl">{value ?? <Skeleton className="h-[1lh] w-24" />}</p>
      ) : (
        <p role="alert" className="mt-1 text-sm font-medium text-danger">
          {translateMessage(i18n, problem)}
        </p>
      )}
      {problem === undefined && (detail ?? hasDetail) !== undefined && (
        <p className="tabular mt-1 text-sm text-ink-2">{detail ?? <Skeleton className="h-[1lh] w-36" />}</p>
      )}
    </section>
  );
}
