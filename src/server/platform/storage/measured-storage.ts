import type { ShopMetrics } from "../metrics/shop-metrics.ts";
import type { Storage } from "./storage.ts";

/** The same storage, whose operations are timed. Of a file that is streamed, the time to its first byte. */
export function measuredStorage(storage: Storage, { storage: times }: ShopMetrics): Storage {
  async function timed<T>(operation: string, work: Promise<T>): Promise<T> {
    const began = performance.now();
    const note = (outcome: string) =>
      times.observe({ operation, outcome }, (performance.now() - began) / 1000);
    try {
      const result = await work;
      note("done");
      return result;
    } catch (error) {
      note("failed");
      throw error;
    }
  }
  return {
    put: (key, bytes) => timed("put", storage.put(key, bytes)),
    get: (key) => timed("get", storage.get(key)),
    open: (key) => timed("open", storage.open(key)),
    remove: (key) => timed("remove", storage.remove(key)),
    check: () => timed("check", storage.check()),
    list: () => storage.list(),
  };
}
