import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";

type Dump = Record<string, string[]>;

/** Tables that refused calls may change too, such as rate limits and when a session was last used. */
const bookkeeping = new Set(["turns", "sessions", "versions", "idempotency_keys", "visit_days"]);

/** What SQLite itself keeps of a table of found texts: packed words, and numbers that no JavaScript number holds. */
const parts = /_search_(data|idx|docsize|config|content)$/;

/** Every row of every table as text, in an order of its own: two dumps are equal when nothing was written. */
export async function dumpTables(db: Db, { whole = false } = {}): Promise<Dump> {
  const tables = await db.introspection.getTables();
  const names = tables
    .map(({ name }) => name)
    .filter((name) => !parts.test(name) && (whole || !bookkeeping.has(name)));
  return isPostgresDb(db) ? await dumpAtOnce(db, names) : await dumpEach(db, names);
}

async function dumpEach(db: Db, names: readonly string[]): Promise<Dump> {
  const dump: Dump = {};
  for (const name of names) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}

/** In one statement: seventy ways to PostgreSQL and back take longer than what is done between two dumps. */
async function dumpAtOnce(db: Db, names: readonly string[]): Promise<Dump> {
  const each = names.map(
    (name) =>
      sql`select ${sql.lit(name)} as name, row_to_json(found)::text as line from ${sql.table(name)} as found`,
  );
  const { rows } = await sql<{ name: string; line: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  const dump: Dump = Object.fromEntries(names.map((name) => [name, []]));
  for (const { name, line } of rows) dump[name]?.push(line);
  for (const lines of Object.values(dump)) lines.sort();
  return dump;
}
