import { useEffect } from "react";

/** Takes over, once, what a controlled field held before the page was hydrated: typed or chosen before the scripts came. */
export function useEarlyValue(
  shown: string,
  read: () => string | undefined,
  take: (early: string) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the field holds at hydration, once
  useEffect(() => {
    const early = read();
    if (early !== undefined && early !== shown) take(early);
  }, []);
}
