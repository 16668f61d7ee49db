import { useEffect, useState, useSyncExternalStore } from "react";

/** Which rows of a page are ticked. Only what asks is drawn again at a tick, and not the whole list. */
export interface Selection {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly ticked: () => ReadonlySet<number>;
  readonly tick: (ids: readonly number[]) => void;
  readonly toggle: (id: number) => void;
}

/** A selection in which nothing is ticked; another search, filter or page begins anew. */
export function useSelection(listKey: string): Selection {
  const [selection] = useState(createSelection);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key of the list is what makes the ticks old.
  useEffect(() => selection.tick([]), [listKey]);
  return selection;
}

/** Those of the page's rows that are ticked. */
export function useTicked({ subscribe, ticked }: Selection, idsOfPage: readonly number[]): number[] {
  const ids = useSyncExternalStore(subscribe, ticked, ticked);
  return idsOfPage.filter((id) => ids.has(id));
}

export function useIsTicked({ subscribe, ticked }: Selection, id: number): boolean {
  const read = () => ticked().has(id);
  return useSyncExternalStore(subscribe, read, read);
}

function createSelection(): Selection {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<number> = new Set();
  const set = (next: ReadonlySet<number>) => {
    ids = next;
    for (const listener of listeners) listener();
  };
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    ticked: () => ids,
    tick: (next) => set(new Set(next)),
    toggle: (id) =>
      set(ids.has(id) ? new Set([...ids].filter((other) => other !== id)) : new Set([...ids, id])),
  };
}
