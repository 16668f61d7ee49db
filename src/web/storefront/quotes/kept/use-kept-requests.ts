import { useEffect, useSyncExternalStore } from "react";
import type { KeptRequest } from "./kept-request.ts";
import { followKept, keptRequests, refreshKept } from "./kept-requests.ts";

const none: readonly KeptRequest[] = [];

/** The requests that wait on this device, in whatever tab they were kept. */
export function useKeptRequests(): readonly KeptRequest[] {
  useEffect(() => void refreshKept(), []);
  return useSyncExternalStore(followKept, keptRequests, () => none);
}
