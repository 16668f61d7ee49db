import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import type { ListMeta } from "#contracts/lists.ts";
import { SelectField } from "../../ui/fields/select-field.tsx";
import { Pager } from "../../ui/lists/pager.tsx";
import { type PagerItem, windowWithEnds } from "../../ui/lists/pager-window.ts";
import type { useIndexState } from "./use-index-state.ts";

export interface PagerShape {
  /** Which numbers show; seven with both ends when none is given. */
  readonly window?: (page: number, pageCount: number) => readonly PagerItem[];
  /** Where the page stands; "from to of total" when none is given. */
  readonly text?: (meta: ListMeta) => ReactNode;
}

interface IndexFootProps {
  readonly meta: ListMeta;
  readonly pager: PagerShape;
  readonly index: ReturnType<typeof useIndexState>;
  /** Beside the length of a page. */
  readonly children?: ReactNode;
}

/** Where the page stands in the list, how long a page is, and the way to the others. */
export function IndexFoot({ meta, pager, index, children }: IndexFootProps) {
  const labels = usePagerLabels();
  const { page, per_page, total, last_page } = meta;
  const [from, to] = [Math.min(total, (page - 1) * per_page + 1), Math.min(total, page * per_page)];
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="tabular text-sm text-ink-2">
          {pager.text?.(meta) ?? (
            <Trans>
              {from}–{to} of {total}
            </Trans>
          )}
        </p>
        {index.sizes && (
          <div className="flex items-center gap-2 text-sm text-ink-2">
            <span aria-hidden="true">
              <Trans>Rows per page</Trans>
            </span>
            <SelectField
              hideLabel
              label={<Trans>Rows per page</Trans>}
              className="w-20"
              value={String(per_page)}
              onChange={(event) => index.change({ per_page: event.currentTarget.value })}
            >
              {[...index.sizes]
                .sort((one, other) => one - other)
                .map((size) => (
                  <option key={size}>{size}</option>
                ))}
            </SelectField>
          </div>
        )}
        {children}
      </div>
      <Pager
        page={page}
        pageCount={last_page}
        window={pager.window?.(page, last_page) ?? windowWithEnds(page, last_page, 7)}
        to={index.addressOfPage}
        labels={labels}
      />
    </div>
  );
}

/** The names of a pager's buttons. */
function usePagerLabels() {
  const { t } = useLingui();
  return {
    nav: t`Pages`,
    first: t`First page`,
    previous: t`Previous page`,
    next: t`Next page`,
    last: t`Last page`,
    page: (page: number) => t`Page ${page}`,
  };
}
