import { sql } from "kysely";
import type { Db } from "./db.ts";
import { isPostgresDb } from "./is-postgres-db.ts";

/**
 * Tells SQLite's planner of the tables that have grown how many rows they hold, and how these differ: without that it
 * takes every index for as good as another. PostgreSQL does so by itself. Samples of some hundred rows, some 200 ms in a
 * large shop.
 */
export async function refreshStatistics(db: Db): Promise<void> {
  if (isPostgresDb(db)) return;
  // All tables, by samples, and only where it is of use.
  await sql`pragma optimize(0x10012)`.execute(db);
}
