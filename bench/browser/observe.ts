/** The browser's entries about the loading of a page; milliseconds, and the sum of all shifts. */
export interface Seen {
  lcp: number;
  lcpWhat: string;
  cls: number;
  readonly longTasks: { readonly startTime: number; readonly duration: number }[];
}

/** Entries whose form the language's own types do not know. */
type Shift = PerformanceEntry & { readonly hadRecentInput?: boolean; readonly value?: number };
type Paint = PerformanceEntry & { readonly element?: Element | null; readonly url?: string };

/** Runs in the page, ahead of all of its scripts, and collects the browser's entries under `__seen`. */
export function observe(): void {
  const seen: Seen = { lcp: 0, lcpWhat: "", cls: 0, longTasks: [] };
  Object.assign(globalThis, { __seen: seen });
  const watch = (type: string, take: (entry: Shift & Paint) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", ({ startTime, element, url }) => {
    seen.lcp = startTime;
    seen.lcpWhat = `${element?.tagName ?? "?"} ${url || element?.textContent || ""}`.slice(0, 60);
  });
  watch("layout-shift", ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) seen.cls += value;
  });
  watch("longtask", ({ startTime, duration }) => void seen.longTasks.push({ startTime, duration }));
}
