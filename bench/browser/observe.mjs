/**
 * Runs in the page, ahead of all of its scripts: keeps what the browser tells about how the page came to be shown.
 */
export function observe() {
  const seen = { lcp: 0, lcpWhat: "", cls: 0, tbt: 0 };
  Object.assign(globalThis, { __seen: seen });
  const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch("largest-contentful-paint", (entry) => {
    seen.lcp = entry.startTime;
    seen.lcpWhat = `${entry.element?.tagName ?? "?"} ${entry.url || entry.element?.textContent || ""}`.slice(
      0,
      60,
    );
  });
  watch("layout-shift", (entry) => {
    if (!entry.hadRecentInput) seen.cls += entry.value;
  });
  watch("longtask", (entry) => {
    seen.tbt += Math.max(0, entry.duration - 50);
  });
}
