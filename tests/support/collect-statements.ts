import { appendFileSync } from "node:fs";
import type { LogEvent } from "kysely";

const seen = new Set<string>();

/** Writes each statement once into the file STATEMENTS_FILE, if that is set (`npm run statements`). */
export const collectStatement = process.env.STATEMENTS_FILE ? collect : undefined;

function collect({ query }: LogEvent): void {
  const text = statementShape(query.sql);
  if (seen.has(text) || listOfTests.test(text) || isOfTest()) return;
  seen.add(text);
  appendFileSync(process.env.STATEMENTS_FILE ?? "", `${JSON.stringify(text)}\n`);
}

/** `things` are what the tests of long lists lay there, with the shop's own triggers and searches. */
const listOfTests = /\b(count_|keep_)?things/;

/** Whether a test issued the statement directly: it is none of the shop's. */
function isOfTest(): boolean {
  Error.stackTraceLimit = 50;
  const lines = new Error().stack?.split("\n") ?? [];
  const callers = lines.filter((line) => /\/(src|tools|tests)\//.test(line) && !passesOn.test(line));
  return /\/tests\/|\.(test|fixture)\.ts/.test(callers[0] ?? "");
}

/** The files that pass every caller's statements to the database. */
const passesOn = /collect-statements|\/platform\/database\/(open-database|postgres-pool|sqlite-dialect)\.ts/;

/** A statement on one line, the same however many values it is given. */
function statementShape(sql: string): string {
  return sql
    .replace(/\s+/g, " ")
    .trim()
    .replace(/\$\d+/g, "?")
    .replace(/\(\?(, \?)+\)/g, "(?, …)")
    .replace(/(\(\?(?:, …)?\))(, \(\?(?:, …)?\))+/g, "$1, …");
}
