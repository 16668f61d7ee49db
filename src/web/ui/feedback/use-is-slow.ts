import { useEffect, useState } from "react";

/** In milliseconds. What is there sooner needs no sign, which would only flicker. */
const noticeable = 300;

/** Whether a wait has become noticeable. */
export function useIsSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setSlow, noticeable, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isWaiting && isSlow;
}
