import { useEffect, useRef } from "react";

/** Brings a place on the screen that the address names; it stands there only once it was loaded. */
export function useArrival<T extends HTMLElement>(id: string) {
  const place = useRef<T>(null);
  useEffect(() => {
    if (window.location.hash === `#${id}`) place.current?.scrollIntoView();
  }, [id]);
  return place;
}
