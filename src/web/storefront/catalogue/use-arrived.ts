import { useEffect, useRef, useState } from "react";

/**
 * What a loader gave: at once where the server waited for it, later where the browser shows the page first; undefined
 * until then, and meanwhile what stood there before. Not Suspense, whose content the server would send hidden, for a
 * script to put in place. The promise must not reject.
 */
export function useArrived<T>(value: T | Promise<T>): T | undefined {
  const [arrived, setArrived] = useState<{ readonly of: Promise<T>; readonly value: T }>();
  const shown = useRef<T>(undefined);
  useEffect(() => {
    if (!(value instanceof Promise)) return;
    let isWanted = true;
    void value.then((result) => {
      if (isWanted) setArrived({ of: value, value: result });
    });
    return () => {
      isWanted = false;
    };
  }, [value]);
  const now = value instanceof Promise ? (arrived?.of === value ? arrived.value : undefined) : value;
  useEffect(() => {
    if (now !== undefined) shown.current = now;
  }, [now]);
  return now ?? shown.current;
}
