import { type InvalidateOptions, type InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * What the screens behind a sign-in read and do. A failed call is shown with its words at once; trying again is the
 * reader's choice. Without a network it is tried and fails like any other: what would wait for the network by
 * itself would say nothing, and run when the user no longer expects it.
 */
export function openQueries(): QueryClient {
  return new Queries({
    defaultOptions: {
      queries: { retry: false, networkMode: "offlineFirst" },
      mutations: { networkMode: "offlineFirst" },
    },
  });
}

class Queries extends QueryClient {
  /**
   * Also begins anew what is being read for the first time: its answer may be from before the change, and the base class
   * would take it.
   */
  override async invalidateQueries(
    filters: InvalidateQueryFilters = {},
    options: InvalidateOptions = {},
  ): Promise<void> {
    const cancelled = this.cancelQueries(
      {
        ...filters,
        type: "active",
        predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
      },
      { silent: true },
    );
    await super.invalidateQueries(filters, options);
    await cancelled;
  }
}
