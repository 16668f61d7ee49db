import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/** Brings a place on the screen that the address names, each time that it does; it stands there only once it was loaded. */
export function useArrival<T extends HTMLElement>(id: string | undefined) {
  const place = useRef<T>(null);
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address may be opened again.
  useEffect(() => {
    if (id === undefined || hash !== `#${id}`) return;
    place.current?.scrollIntoView();
    place.current?.focus({ preventScroll: true });
  }, [id, hash, key]);
  return place;
}
