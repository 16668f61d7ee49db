import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListMeta } from "#contracts/lists.ts";
import type { Words } from "#domain/words.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { SkeletonText } from "../../ui/skeleton.tsx";
import { sayText } from "../../words/say.ts";
import { IndexFoot, type PagerShape } from "./index-foot.tsx";
import { IndexTable, type IndexTableProps } from "./index-table.tsx";
import type { useIndexState } from "./use-index-state.ts";
import { useIsNarrow } from "./use-is-narrow.ts";

interface IndexListProps<Row> extends Omit<IndexTableProps<Row>, "sort" | "onSort"> {
  readonly index: ReturnType<typeof useIndexState>;
  readonly reading: { readonly isPending: boolean; readonly refetch: () => Promise<unknown> };
  readonly failure: Words | string | undefined;
  readonly failureTitle?: ReactNode;
  /** Said while the first page is on its way. */
  readonly loadingText?: ReactNode;
  readonly emptyText: ReactNode;
  readonly meta: ListMeta | undefined;
  readonly pager: PagerShape;
  /** A row below 768 px (S2 §2). */
  readonly card: (row: Row) => ReactNode;
}

/**
 * Every list of the back office: waiting, failed, empty, or rows as a table with a pager, and as cards on a narrow
 * window. A list that could not be read shows no rows (S2 §8).
 */
export function IndexList<Row>(props: IndexListProps<Row>) {
  const { index, reading, failure, failureTitle, loadingText, emptyText, meta, pager, card, ...table } =
    props;
  const { t, i18n } = useLingui();
  const isNarrow = useIsNarrow();
  if (failure !== undefined) {
    return (
      <Banner
        tone="negative"
        live="assertive"
        title={failureTitle}
        action={
          <Button size="sm" onClick={() => void reading.refetch()}>
            <Trans>Try Again</Trans>
          </Button>
        }
      >
        {sayText(i18n, failure)}
      </Banner>
    );
  }
  if (reading.isPending) {
    return (
      <div aria-busy="true">
        <p role="status" className="mb-3 text-ink-2">
          {loadingText ?? <Trans>Loading...</Trans>}
        </p>
        <SkeletonText lines={8} />
      </div>
    );
  }
  if (table.rows.length === 0 && (meta?.page ?? 1) === 1) return <EmptyState title={emptyText} />;
  return (
    <>
      {isNarrow ? (
        <ul className="grid gap-3" aria-label={table.label}>
          {table.rows.map((row) => (
            <li key={table.idOf(row)} className="rounded-lg border border-line bg-card p-4">
              {card(row)}
            </li>
          ))}
        </ul>
      ) : (
        <IndexTable {...table} sort={index.state.filters.sort} onSort={(sort) => index.change({ sort })} />
      )}
      {table.rows.length === 0 && <EmptyState title={t`This page is empty now.`} />}
      {meta && <IndexFoot meta={meta} pager={pager} index={index} />}
    </>
  );
}
