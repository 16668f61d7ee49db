import { type OperationNodeSource, sql } from "kysely";
import type { Transaction } from "./db.ts";
import { isPostgresDb } from "./is-postgres-db.ts";

/** An insert that is yet to be executed, and whose rows nobody waits for. */
export interface Insert extends OperationNodeSource {
  execute(): Promise<unknown>;
}

/**
 * Inserts into several tables. On PostgreSQL all go as one statement, for there each way to the server and back costs
 * both more than such an insert does; SQLite is in the same process and knows no such statement.
 */
export async function insertTogether(transaction: Transaction, inserts: readonly Insert[]): Promise<void> {
  if (inserts.length < 2 || !isPostgresDb(transaction)) {
    for (const insert of inserts) await insert.execute();
    return;
  }
  // PostgreSQL needs no answer of them, CockroachDB does.
  const others = inserts
    .slice(0, -1)
    .map((insert, index) => sql`${sql.ref(`insert${index}`)} as (${insert} returning 1)`);
  await sql`with ${sql.join(others)} ${inserts.at(-1)}`.execute(transaction);
}
