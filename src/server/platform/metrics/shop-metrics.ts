import { addCounter, type Counter } from "./counter.ts";
import { addHistogram, type Histogram } from "./histogram.ts";
import { createRegistry, type Registry } from "./registry.ts";

/** What the shop counts of itself (REL-P7). No label holds an id, an address or anything that a visitor typed. */
export interface ShopMetrics {
  readonly registry: Registry;
  readonly requests: Histogram<"method" | "route" | "status">;
  readonly renders: Histogram<"page">;
  readonly statements: Histogram<"kind">;
  readonly slowStatements: Counter<"kind">;
  readonly storage: Histogram<"operation" | "outcome">;
  readonly signInRefusals: Counter<"route" | "status">;
  /** Answers that left memory ahead of everything else: a plain number, so that counting costs them nothing. */
  readonly fromMemory: { pages: number; calls: number; files: number };
}

const requestBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const statementBounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 1, 4];
const storageBounds = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The metrics that the shop's parts write; those that are read from elsewhere are added by whoever knows them. */
export function createShopMetrics(): ShopMetrics {
  const registry = createRegistry();
  const fromMemory = { pages: 0, calls: 0, files: 0 };
  registry.add({
    name: "shop_answers_from_memory_total",
    help: "Pages, public calls and files that were answered from memory, ahead of everything else.",
    kind: "counter",
    read: () => Object.entries(fromMemory).map(([what, value]) => ({ labels: { what }, value })),
  });
  return {
    registry,
    fromMemory,
    requests: addHistogram(registry, {
      name: "shop_request_seconds",
      help: "Time to answer requests that were not answered from memory, by route pattern.",
      labels: ["method", "route", "status"],
      bounds: requestBounds,
    }),
    renders: addHistogram(registry, {
      name: "shop_page_render_seconds",
      help: "Time to render pages that were not in memory: those that are the same for everybody, and all others.",
      labels: ["page"],
      bounds: requestBounds,
    }),
    statements: addHistogram(registry, {
      name: "shop_statement_seconds",
      help: "Time of the database's statements, by their first word.",
      labels: ["kind"],
      bounds: statementBounds,
    }),
    slowStatements: addCounter(registry, {
      name: "shop_slow_statements_total",
      help: "Statements that took longer than SLOW_QUERY_MS; the log has their texts.",
      labels: ["kind"],
    }),
    storage: addHistogram(registry, {
      name: "shop_storage_seconds",
      help: "Time of the file storage's operations.",
      labels: ["operation", "outcome"],
      bounds: storageBounds,
    }),
    signInRefusals: addCounter(registry, {
      name: "shop_sign_in_refusals_total",
      help: "Refused attempts to sign in, set a password or prove a second factor.",
      labels: ["route", "status"],
    }),
  };
}
