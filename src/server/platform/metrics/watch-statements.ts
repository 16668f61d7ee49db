import type { FastifyBaseLogger } from "fastify";
import type { LogEvent } from "kysely";
import type { ShopMetrics } from "./shop-metrics.ts";

const kinds = new Set(["select", "insert", "update", "delete", "with", "begin", "commit", "rollback"]);

/**
 * Counts each statement, and writes those into the log that took longer than `slowMs`: the text with its placeholders,
 * never the values, which may be a person's. 0 writes none.
 */
export function watchStatements(
  { statements, slowStatements }: ShopMetrics,
  log: FastifyBaseLogger,
  slowMs: number,
): (event: LogEvent) => void {
  return ({ query, queryDurationMillis: ms }) => {
    const kind = kindOf(query.sql);
    statements.observe({ kind }, ms / 1000);
    if (slowMs === 0 || ms < slowMs) return;
    slowStatements.inc({ kind });
    log.warn({ ms: Math.round(ms), sql: query.sql }, "slow statement");
  };
}

/** The statement's first word, or `other`. */
export function kindOf(sql: string): string {
  const word = /^\s*([a-z]+)/i.exec(sql)?.[1]?.toLowerCase() ?? "";
  return kinds.has(word) ? word : "other";
}
