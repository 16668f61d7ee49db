import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False while rendering on the server and during hydration; then true. For what only this device knows. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
