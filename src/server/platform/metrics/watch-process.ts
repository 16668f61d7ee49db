import { monitorEventLoopDelay } from "node:perf_hooks";
import { Counter, Gauge, type Registry } from "prom-client";

const nanoseconds = 1e9;
/** Node asks the loop so often, and counts this time with how late it was. */
const restMs = 20;
const quantiles = { "0.5": 50, "0.99": 99, "1": 100 } as const;

/** The process's memory, processor time and event loop delay. */
export function watchProcess(registry: Registry): void {
  const registers = [registry];
  const delay = monitorEventLoopDelay({ resolution: restMs });
  delay.enable();
  new Gauge({
    name: "nodejs_eventloop_delay_seconds",
    help: "How late the event loop was since it was last asked, by quantile.",
    labelNames: ["quantile"],
    registers,
    collect() {
      for (const [quantile, percentile] of Object.entries(quantiles)) {
        const late = delay.count > 0 ? delay.percentile(percentile) / nanoseconds - restMs / 1000 : 0;
        this.set({ quantile }, Math.max(0, late));
      }
      delay.reset();
    },
  });
  new Gauge({
    name: "process_resident_memory_bytes",
    help: "Memory that the process has of the machine.",
    registers,
    collect() {
      this.set(process.memoryUsage.rss());
    },
  });
  new Gauge({
    name: "nodejs_heap_used_bytes",
    help: "Memory that JavaScript's values take.",
    registers,
    collect() {
      this.set(process.memoryUsage().heapUsed);
    },
  });
  new Counter({
    name: "process_cpu_seconds_total",
    help: "Processor time, of all threads.",
    registers,
    collect() {
      const { user, system } = process.cpuUsage();
      this.reset();
      this.inc((user + system) / 1e6);
    },
  });
  new Gauge({
    name: "process_start_time_seconds",
    help: "When the process started, in seconds since 1970.",
    registers,
  }).set(Math.round(performance.timeOrigin / 1000));
}
