import { QueryClient } from "@tanstack/react-query";

/**
 * What the screens behind a sign-in read and do. A failed call is shown with its words at once; trying again is the
 * reader's choice. Without a network it is tried and fails like any other: what would wait for the network by
 * itself would say nothing, and run when the user no longer expects it.
 */
export function openQueries(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: "offlineFirst" },
      mutations: { networkMode: "offlineFirst" },
    },
  });
}
