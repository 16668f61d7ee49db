import { useSyncExternalStore } from "react";
import { mobileBreakpoint } from "#domain/lists/page-sizes.ts";

const query = `(max-width: ${mobileBreakpoint - 0.02}px)`;

function subscribe(tell: () => void): () => void {
  const media = matchMedia(query);
  media.addEventListener("change", tell);
  return () => media.removeEventListener("change", tell);
}

/** Whether the window is narrower than 768 px: lists are then cards. */
export function useIsNarrow(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}
