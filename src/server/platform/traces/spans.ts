import { type Span, SpanKind, SpanStatusCode, type Tracer, trace } from "@opentelemetry/api";
import type { LogEvent } from "kysely";
import { kindOf } from "../metrics/watch-statements.ts";

/** A failed span says that it failed, and no more: a message may name a person. */
export function markFailed(span: Span): void {
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** A span around a call to another system. */
export async function inSpan<T>(tracer: Tracer, name: string, work: () => Promise<T>): Promise<T> {
  return await tracer.startActiveSpan(name, { kind: SpanKind.CLIENT }, async (span) => {
    try {
      return await work();
    } catch (error) {
      markFailed(span);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** A statement that has just ended, within the span that is active: its text with placeholders, never the values. */
export function traceStatement(tracer: Tracer, { level, query, queryDurationMillis }: LogEvent): void {
  if (!trace.getActiveSpan()) return;
  const endedAt = Date.now();
  const span = tracer.startSpan(kindOf(query.sql), {
    kind: SpanKind.CLIENT,
    attributes: { "db.query.text": query.sql.slice(0, 2_000) },
    startTime: endedAt - queryDurationMillis,
  });
  if (level === "error") markFailed(span);
  span.end(endedAt);
}
