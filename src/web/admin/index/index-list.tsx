import { Trans, useLingui } from "@lingui/react/macro";
import { type ComponentProps, type ReactNode, useEffect, useState } from "react";
import type { ListMeta } from "#contracts/lists.ts";
import type { FailedCall } from "../../api/failure-table.ts";
import { Button } from "../../ui/buttons/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../ui/feedback/skeleton.tsx";
import { WaitBar } from "../../ui/feedback/wait-bar.tsx";
import { QueryProblem } from "../forms/query-problem.tsx";
import type { Column } from "./column.ts";
import { EmptyList } from "./empty-list.tsx";
import { IndexFoot, type PagerShape } from "./index-foot.tsx";
import { IndexTable, type IndexTableProps } from "./index-table.tsx";
import { useListChoices } from "./list-choices.ts";
import { ListMenu } from "./list-menu.tsx";
import { isShown } from "./shown-columns.ts";
import type { useIndexState } from "./use-index-state.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

/** Places for rows that are on their way: as many as a window shows. */
const mostWaiting = 10;

interface IndexListProps<Row> extends Omit<IndexTableProps<Row>, "rows" | "sort" | "onSort"> {
  readonly index: ReturnType<typeof useIndexState>;
  readonly query: {
    readonly data: { readonly rows: readonly Row[]; readonly meta: ListMeta | undefined } | undefined;
    readonly error: Error | null;
    readonly isPending: boolean;
    readonly isFetching: boolean;
    /** Other rows are on their way: what is shown is what was asked for before. */
    readonly isPlaceholderData: boolean;
    readonly refetch: () => Promise<unknown>;
    /** When it failed last. */
    readonly errorUpdatedAt: number;
  };
  /** The row of the failure table, where the list's call has words of its own. */
  readonly what?: FailedCall;
  readonly failureTitle?: ReactNode;
  /** The words go after so many milliseconds; a way to ask again stays. */
  readonly failureClearsAfter?: number;
  /** Said while the first page is on its way. */
  readonly loadingText?: ReactNode;
  readonly emptyText: ReactNode;
  /** What will come here, and the first step to it: while nothing narrows the list. */
  readonly emptyHint?: ReactNode;
  readonly emptyAction?: ReactNode;
  readonly pager?: PagerShape;
  /** A row below 768 px, where it is more than its columns one under the other. */
  readonly card?: (row: Row) => ReactNode;
}

/**
 * Every list of the back office: waiting, failed, empty, or rows as a table with a pager, and as cards on a narrow
 * window. A list that could not be read shows no rows.
 */
export function IndexList<Row>(props: IndexListProps<Row>) {
  const { index, query, what = "staffList", failureTitle, loadingText, pager = {}, ...table } = props;
  const { rows = [], meta } = query.data ?? {};
  const {
    card = (row) => (
      <article aria-label={table.nameOf(row)}>
        <PlainCard row={row} columns={table.columns} />
      </article>
    ),
  } = props;
  const { columns: chosen = {}, isCompact } = useListChoices(index.list);
  const columns = table.columns.filter((column) => isShown(column, chosen));
  const { t } = useLingui();
  const isNarrow = useIsNarrow();
  if (query.error) {
    return (
      <ListFailure
        key={query.errorUpdatedAt}
        query={query}
        title={failureTitle}
        what={what}
        clearsAfter={props.failureClearsAfter}
      />
    );
  }
  if (query.isPending) {
    return (
      <ListWaiting rowCount={Math.min(index.state.perPage, mostWaiting)} isNarrow={isNarrow}>
        {loadingText}
      </ListWaiting>
    );
  }
  const wait = query.isPlaceholderData && <WaitBar label={t`Loading...`} />;
  if (rows.length === 0 && (meta?.page ?? 1) === 1) {
    return (
      <>
        {wait}
        <EmptyList {...props} />
      </>
    );
  }
  return (
    <>
      {wait}
      {isNarrow ? (
        <ul className="grid gap-3" aria-label={table.label}>
          {rows.map((row) => (
            <li key={table.idOf(row)} className="rounded-lg border border-line bg-card p-4">
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <IndexTable
          {...table}
          rows={rows}
          columns={columns}
          isCompact={isCompact}
          sort={index.state.filters.sort}
          onSort={(sort) => index.change({ sort })}
        />
      )}
      {rows.length === 0 && <EmptyState title={t`This page is empty now.`} />}
      {meta && (
        <IndexFoot meta={meta} pager={pager} index={index}>
          {index.list && !isNarrow && <ListMenu list={index.list} columns={table.columns} />}
        </IndexFoot>
      )}
    </>
  );
}

interface PlainCardProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
}

/** A row on a small screen: its columns one under the other. */
function PlainCard<Row>({ row, columns }: PlainCardProps<Row>) {
  return (
    <dl className="grid grid-cols-1 gap-1 text-sm">
      {columns.map(({ name, head, isRowHead, cell }) => (
        <div
          key={name}
          className={isRowHead ? "mb-1 text-base font-semibold" : "flex items-center justify-between gap-4"}
        >
          <dt className={isRowHead ? "sr-only" : "text-ink-2"}>{head}</dt>
          <dd className={classNames("min-w-0 wrap-anywhere", !isRowHead && "text-right")}>{cell(row)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ListFailureProps extends ComponentProps<typeof QueryProblem> {
  readonly clearsAfter: number | undefined;
}

/** Why a list could not be read. Where its words go after a while, the way to ask again stays. */
function ListFailure({ clearsAfter, ...problem }: ListFailureProps) {
  const [isCleared, setCleared] = useState(false);
  useEffect(() => {
    if (clearsAfter === undefined) return;
    const timer = setTimeout(() => setCleared(true), clearsAfter);
    return () => clearTimeout(timer);
  }, [clearsAfter]);
  if (!isCleared) return <QueryProblem {...problem} />;
  const { query } = problem;
  return (
    <EmptyState
      title={<Trans>The list is not loaded.</Trans>}
      action={
        <Button busy={query.isFetching} onClick={() => void query.refetch()}>
          <Trans>Try Again</Trans>
        </Button>
      }
    />
  );
}

interface ListWaitingProps {
  readonly rowCount: number;
  readonly isNarrow: boolean;
  /** Where the head will stand. */
  readonly children: ReactNode;
}

/** A list on its way, in the shape of what comes: what stands below it stays where it is. */
function ListWaiting({ rowCount, isNarrow, children }: ListWaitingProps) {
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
