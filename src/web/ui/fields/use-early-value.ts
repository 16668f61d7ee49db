import { useEffect, useEffectEvent } from "react";

/** Takes over, once, what a controlled field held before the page was hydrated: typed or chosen before the scripts came. */
export function useEarlyValue(
  shown: string,
  read: () => string | undefined,
  take: (early: string) => void,
): void {
  const adopt = useEffectEvent(() => {
    const early = read();
    if (early !== undefined && early !== shown) take(early);
  });
  useEffect(() => adopt(), []);
}
