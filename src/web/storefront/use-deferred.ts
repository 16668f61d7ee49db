import { useEffect, useRef, useState } from "react";

/**
 * Loader data that may be a promise: the data once it is there, the former data until then, undefined at first. Not
 * Suspense, because the server would send large content hidden, for a script to show. The promise must not reject.
 */
export function useDeferred<T>(data: T | Promise<T>): T | undefined {
  const [resolved, setResolved] = useState<{ readonly from: Promise<T>; readonly data: T }>();
  const former = useRef<T>(undefined);
  useEffect(() => {
    if (!(data instanceof Promise)) return;
    let isCurrent = true;
    void data.then((result) => {
      if (isCurrent) setResolved({ from: data, data: result });
    });
    return () => {
      isCurrent = false;
    };
  }, [data]);
  const current = data instanceof Promise ? (resolved?.from === data ? resolved.data : undefined) : data;
  useEffect(() => {
    if (current !== undefined) former.current = current;
  }, [current]);
  return current ?? former.current;
}
