import { useEffect, useEffectEvent } from "react";

/**
 * Calls back when the browser shows this page again as it was left: after Back, from its memory. No effect has run anew
 * and no other tab was heard meanwhile, so that what the page knows may be of yesterday. Answers how to stop.
 */
export function onShownAgain(tell: () => void): () => void {
  const listen = (event: PageTransitionEvent) => {
    if (event.persisted) tell();
  };
  window.addEventListener("pageshow", listen);
  return () => window.removeEventListener("pageshow", listen);
}

export function useShownAgain(act: () => void): void {
  const tell = useEffectEvent(act);
  useEffect(() => onShownAgain(() => tell()), []);
}

/** Whether the browser made this page anew from what it had stored of it: after Back, or in a restored tab. */
export function isRestored(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}
