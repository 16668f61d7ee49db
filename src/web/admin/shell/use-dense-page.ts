import { useLayoutEffect } from "react";

/**
 * Draws the page densely while the back office stands (ui/README.md). Said on the root itself: a rule that asks the root
 * what it holds (`:root:has(…)`) lets the browser look at every element anew whenever one comes or goes.
 */
export function useDensePage(): void {
  useLayoutEffect(() => {
    document.documentElement.dataset.density = "dense";
    return () => {
      delete document.documentElement.dataset.density;
    };
  }, []);
}
