import { useEffect, useState } from "react";

/** What is here already, or null until it arrives. The promise never rejects. */
export function useArriving<T extends object>(coming: T | Promise<T>): T | null {
  const [arrived, setArrived] = useState<{ readonly of: Promise<T>; readonly value: T } | null>(null);
  useEffect(() => {
    if (!(coming instanceof Promise)) return;
    let isGone = false;
    void coming.then((value) => {
      if (!isGone) setArrived({ of: coming, value });
    });
    return () => {
      isGone = true;
    };
  }, [coming]);
  if (!(coming instanceof Promise)) return coming;
  return arrived?.of === coming ? arrived.value : null;
}
