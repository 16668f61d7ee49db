import { useLingui } from "@lingui/react/macro";

/** The names of a pager's buttons. */
export function usePagerLabels() {
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
