import { appendFileSync } from "node:fs";
import type { LogEvent } from "kysely";

const seen = new Set<string>();

/** Each statement that is issued, once, into the file of STATEMENTS_FILE; without one nobody asked (`npm run statements`). */
export const collectStatement = process.env.STATEMENTS_FILE ? collect : undefined;

function collect({ query }: LogEvent): void {
  const text = statementShape(query.sql);
  if (seen.has(text)) return;
  seen.add(text);
  appendFileSync(process.env.STATEMENTS_FILE ?? "", `${JSON.stringify(text)}\n`);
}

/** A statement on one line, the same however many values it is given. */
function statementShape(sql: string): string {
  return sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\$\d+/g, "?")
    .replace(/\(\?(, \?)+\)/g, "(?, …)")
    .replace(/(\(\?(?:, …)?\))(, \(\?(?:, …)?\))+/g, "$1, …");
}
