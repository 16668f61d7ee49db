import { keptMark } from "../../worker/kept-since.ts";

/** Since when the page at hand is kept, if it is a copy that stood in for the network (see the worker). */
export function keptSince(): Date | undefined {
  const [loading] = performance.getEntriesByType("navigation");
  if (!(loading instanceof PerformanceNavigationTiming)) return undefined;
  const mark = loading.serverTiming.find(({ name }) => name === keptMark);
  return mark && mark.duration > 0 ? new Date(mark.duration) : undefined;
}
