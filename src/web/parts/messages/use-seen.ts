import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Says once that what stands at a place was seen: it is on the screen, of a page that is looked at. Nothing is seen while
 * there is nothing to see. @returns the place
 */
export function useSeen<T extends HTMLElement>(what: number | undefined, onSeen: (what: number) => void) {
  const place = useRef<T>(null);
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const element = place.current;
    if (!element || what === undefined) return;
    let isInSight = false;
    const look = () => {
      if (!isInSight || document.visibilityState !== "visible") return;
      stop();
      tell(what);
    };
    const observer = new IntersectionObserver(([entry]) => {
      isInSight = entry?.isIntersecting ?? false;
      look();
    });
    const stop = () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", look);
    };
    observer.observe(element);
    document.addEventListener("visibilitychange", look);
    return stop;
  }, [what]);
  return place;
}
