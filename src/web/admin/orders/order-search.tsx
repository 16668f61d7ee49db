import { useLingui } from "@lingui/react/macro";
import { SearchBox } from "../index/search-box.tsx";
import type { useIndexState } from "../index/use-index-state.ts";

interface OrderSearchProps {
  readonly index: ReturnType<typeof useIndexState>;
  readonly className: string;
}

/** Finds orders on the board as in the list beside it. */
export function OrderSearch({ index, className }: OrderSearchProps) {
  const { t } = useLingui();
  return (
    <SearchBox
      className={className}
      label={t`Search orders`}
      placeholder={t`Order, quote, purchase order, name...`}
      index={index}
    />
  );
}
