import { Counter, Histogram, Registry } from "prom-client";

/** What the shop counts of itself. No label holds an id, an address or anything that a visitor typed. */
export type ShopMetrics = ReturnType<typeof createShopMetrics>;

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 4];
const storageBuckets = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics that the shop's parts write; those that are read at a scrape are added in `watch-shop.ts`. */
export function createShopMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const fromMemory = new Counter({
    name: "shop_answers_from_memory_total",
    help: "Pages, public calls and files that were answered from memory, ahead of everything else.",
    labelNames: ["what"],
    registers,
  });
  return {
    registry,
    fromMemory: {
      pages: fromMemory.labels("pages"),
      calls: fromMemory.labels("calls"),
      files: fromMemory.labels("files"),
    },
    requests: new Histogram({
      name: "shop_request_seconds",
      help: "Time to answer requests that were not answered from memory, by route pattern.",
      labelNames: ["method", "route", "status"],
      buckets: requestBuckets,
      registers,
    }),
    renders: new Histogram({
      name: "shop_page_render_seconds",
      help: "Time to render pages that were not in memory: those that are the same for everybody, and all others.",
      labelNames: ["page"],
      buckets: requestBuckets,
      registers,
    }),
    statements: new Histogram({
      name: "shop_statement_seconds",
      help: "Time of the database's statements, by their first word.",
      labelNames: ["kind"],
      buckets: statementBuckets,
      registers,
    }),
    slowStatements: new Counter({
      name: "shop_slow_statements_total",
      help: "Statements that took longer than SLOW_QUERY_MS; the log has their texts.",
      labelNames: ["kind"],
      registers,
    }),
    storage: new Histogram({
      name: "shop_storage_seconds",
      help: "Time of the file storage's operations.",
      labelNames: ["operation", "outcome"],
      buckets: storageBuckets,
      registers,
    }),
    signInRefusals: new Counter({
      name: "shop_sign_in_refusals_total",
      help: "Refused attempts to sign in, set a password or prove a second factor.",
      labelNames: ["route", "status"],
      registers,
    }),
  };
}
