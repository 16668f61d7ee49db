/** Runs in the page, before it: adds up what moves without the visitor's doing. */
export function watchShifts(): void {
  Reflect.set(globalThis, "shifts", []);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (Reflect.get(entry, "hadRecentInput")) continue;
      const sources: unknown = Reflect.get(entry, "sources");
      const moved = (Array.isArray(sources) ? sources : []).map(({ node, previousRect, currentRect }) => {
        const name = node instanceof Element ? node.outerHTML.slice(0, 60) : String(node?.textContent);
        return `${name} ${previousRect.y}→${currentRect.y}`;
      });
      Reflect.get(globalThis, "shifts").push({ value: Reflect.get(entry, "value"), moved });
    }
  }).observe({ type: "layout-shift", buffered: true });
}

interface Shifts {
  /** As the browser measures: the share of the window that moved, times how far. */
  readonly sum: number;
  readonly moved: readonly string[];
}

/** Runs in the page, later: how much has moved since, and what. */
export function shiftsSoFar(): Shifts {
  const shifts: { value: number; moved: string[] }[] = Reflect.get(globalThis, "shifts");
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: shifts.flatMap(({ moved }) => moved),
  };
}
