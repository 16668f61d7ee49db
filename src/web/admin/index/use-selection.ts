import { useEffect, useState } from "react";

export interface Selection {
  readonly ids: readonly number[];
  readonly has: (id: number) => boolean;
  readonly toggle: (id: number) => void;
  /** Ticks the whole page, or nothing when it is ticked already. */
  readonly toggleAll: () => void;
  readonly clear: () => void;
}

/** Which rows of the page are ticked. Another search, filter or page begins anew. */
export function useSelection(idsOfPage: readonly number[], listKey: string): Selection {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the list is what makes the ticks old.
  useEffect(() => setTicked(new Set()), [listKey]);
  const ids = idsOfPage.filter((id) => ticked.has(id));
  return {
    ids,
    has: (id) => ticked.has(id),
    toggle: (id) => setTicked((before) => without(before, id) ?? new Set([...before, id])),
    toggleAll: () => setTicked(new Set(ids.length === idsOfPage.length ? [] : idsOfPage)),
    clear: () => setTicked(new Set()),
  };
}

function without(ids: ReadonlySet<number>, id: number): ReadonlySet<number> | undefined {
  return ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : undefined;
}
