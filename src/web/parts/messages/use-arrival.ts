import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Brings a place on the screen that the address names, each time that it does; it stands there only once it was loaded. */
export function useArrival<T extends HTMLElement>(id: string | undefined) {
  const place = useRef<T>(null);
  // Another one each time, also where the same address is opened again.
  const location = useLocation();
  useEffect(() => {
    if (id === undefined || location.hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [id, location]);
  return place;
}
