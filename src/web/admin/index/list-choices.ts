import { useCallback } from "react";
import { z } from "#contracts/zod.ts";
import type { pageSizes } from "#domain/lists/page-sizes.ts";
import { createStoredValue } from "../../parts/stored-value.ts";

/** The lists that remember how a person wants them, by the name under which that is stored. */
export type ListName = keyof typeof pageSizes;

const choicesOfList = z.object({
  perPage: z.int().positive().optional(),
  isCompact: z.boolean().optional(),
  /** The columns that are shown or hidden against what the list does by itself. */
  columns: z.record(z.string(), z.boolean()).optional(),
  /** Searches with their filters, as they stand in the address, under names of one's own. */
  views: z.array(z.object({ name: z.string(), query: z.string() })).optional(),
});
type ListChoices = z.output<typeof choicesOfList>;

const listChoices = createStoredValue<Readonly<Record<string, ListChoices>>>({
  key: "adminLists",
  read: (text) => {
    const stored = z.record(z.string(), choicesOfList).safeParse(parsed(text));
    return stored.success ? stored.data : {};
  },
  write: (choices) => JSON.stringify(choices),
  onServer: {},
});

/** How a person wants a list to look; remembered on the device. */
export function useListChoices(list: ListName | undefined) {
  const all = listChoices.use();
  const chosen = (list && all[list]) ?? {};
  const choose = useCallback(
    (changes: Partial<ListChoices>) => {
      if (list) listChoices.set((before) => ({ ...before, [list]: { ...before[list], ...changes } }));
    },
    [list],
  );
  return { ...chosen, choose };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "{}");
  } catch {
    // Written by a hand, or by a version that is gone: the list looks as it does by itself.
    return {};
  }
}
