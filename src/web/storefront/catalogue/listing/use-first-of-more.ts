import { type RefObject, useEffect, useRef } from "react";

/** After `Load More Products` the focus goes on where the new ones begin, instead of staying behind them. */
export function useFirstOfMore(count: number): {
  list: RefObject<HTMLUListElement | null>;
  rememberCount: () => void;
} {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number | undefined>(undefined);
  useEffect(() => {
    if (before.current === undefined || count <= before.current) return;
    const link = list.current?.children[before.current]?.querySelector("a");
    before.current = undefined;
    link?.focus({ preventScroll: true });
  }, [count]);
  return {
    list,
    rememberCount: () => {
      before.current = count;
    },
  };
}
