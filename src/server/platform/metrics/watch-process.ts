import { monitorEventLoopDelay } from "node:perf_hooks";
import type { Registry } from "./registry.ts";

const nanoseconds = 1e9;
/** Node asks the loop so often, and counts this time with how late it was. */
const restMs = 20;
const quantiles = { "0.5": 50, "0.99": 99, "1": 100 } as const;

/** What the process itself takes: memory, processor time, and how long its one thread kept others waiting. */
export function watchProcess(registry: Registry): void {
  const delay = monitorEventLoopDelay({ resolution: restMs });
  delay.enable();
  registry.add({
    name: "nodejs_eventloop_delay_seconds",
    help: "How late the event loop was since it was last asked, by quantile.",
    kind: "gauge",
    read: () => {
      const series = Object.entries(quantiles).map(([quantile, percentile]) => ({
        labels: { quantile },
        value: delay.count > 0 ? Math.max(0, delay.percentile(percentile) / nanoseconds - restMs / 1000) : 0,
      }));
      delay.reset();
      return series;
    },
  });
  registry.add({
    name: "process_resident_memory_bytes",
    help: "Memory that the process has of the machine.",
    kind: "gauge",
    read: () => [{ value: process.memoryUsage.rss() }],
  });
  registry.add({
    name: "nodejs_heap_used_bytes",
    help: "Memory that JavaScript's values take.",
    kind: "gauge",
    read: () => [{ value: process.memoryUsage().heapUsed }],
  });
  registry.add({
    name: "process_cpu_seconds_total",
    help: "Processor time, of all threads.",
    kind: "counter",
    read: () => {
      const { user, system } = process.cpuUsage();
      return [{ value: (user + system) / 1e6 }];
    },
  });
  registry.add({
    name: "process_start_time_seconds",
    help: "When the process started, in seconds since 1970.",
    kind: "gauge",
    read: () => [{ value: Math.round(performance.timeOrigin / 1000) }],
  });
}
