import { useEffect, useState } from "react";

/**
 * Calls back when the page is shown and its own requests are over, so that what may come later does not stand in their
 * way. Answers how to call it off.
 */
export function whenIdle(start: () => void): () => void {
  const tells = "requestIdleCallback" in window;
  let idle: number | undefined;
  const wait = () => {
    // Not every browser has `requestIdleCallback`.
    idle = tells ? requestIdleCallback(start) : Number(setTimeout(start, 200));
  };
  if (document.readyState === "complete") wait();
  else window.addEventListener("load", wait, { once: true });
  return () => {
    window.removeEventListener("load", wait);
    if (idle === undefined) return;
    if (tells) cancelIdleCallback(idle);
    else clearTimeout(idle);
  };
}

/** Whether that moment has come: before it, no part is rendered that a page is whole without. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => setIsIdle(true)), []);
  return isIdle;
}
