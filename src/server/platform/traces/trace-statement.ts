import type { LogEvent } from "kysely";
import { kindOf } from "../metrics/watch-statements.ts";
import type { Tracer } from "./tracer.ts";

/** A statement as part of what is under way: its text with placeholders, never the values. */
export function traceStatement(tracer: Tracer, { level, query, queryDurationMillis }: LogEvent): void {
  const attributes = { "db.query.text": query.sql.slice(0, 2_000) };
  tracer.note(
    { name: kindOf(query.sql), kind: "client", attributes },
    queryDurationMillis,
    level === "error",
  );
}
