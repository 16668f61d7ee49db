import { useEffect } from "react";
import { whenIdle } from "../when-idle.ts";

/**
 * Has the parts of the page that wait until they come near the window (`drawn-near`, layout.css) drawn after all, one
 * after the other whenever the browser has nothing to do: whoever looks for a word, prints, or jumps to the end finds a
 * whole page. What is gone to from there is drawn at once.
 */
export function useWholePage(): void {
  useEffect(() => {
    const waiting = [...document.querySelectorAll<HTMLElement>(".drawn-near"), document.documentElement];
    const drawNext = () => {
      const part = waiting.shift();
      if (!part) return;
      part.dataset.drawn = "";
      callOff = whenIdle(drawNext);
    };
    let callOff = whenIdle(drawNext);
    return () => callOff();
  }, []);
}
