import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";

type Dump = Record<string, string[]>;

/** Tables that refused calls may change too, such as rate limits and when a session was last used. */
const bookkeeping = new Set(["turns", "sessions", "versions", "idempotency_keys", "visit_days"]);

/** What SQLite itself keeps of a table of found texts: packed words, and numbers that no JavaScript number holds. */
const parts = /_search_(data|idx|docsize|config|content)$/;

/** Every database of a run has the same tables: to ask for them takes longer than to read them all. */
let names: Promise<readonly string[]> | undefined;

async function namesOf(db: Db): Promise<readonly string[]> {
  return (await db.introspection.getTables()).map(({ name }) => name);
}

/** Every row of every table as text, in an order of its own: two dumps are equal when nothing was written. */
export async function dumpTables(db: Db, { whole = false } = {}): Promise<Dump> {
  names ??= namesOf(db);
  const dump: Dump = {};
  for (const name of await names) {
    if (!whole && bookkeeping.has(name)) continue;
    if (parts.test(name)) continue;
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    dump[name] = rows.map((row) => JSON.stringify(row)).sort();
  }
  return dump;
}
