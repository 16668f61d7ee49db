import { type QueryExecutorProvider, sql } from "kysely";

/**
 * Which of the two databases this handle, or transaction, belongs to: for the few queries that are written twice.
 * Kysely does not tell its dialect, but PostgreSQL's numbers the parameters of a statement.
 */
export function isPostgresDb(db: QueryExecutorProvider): boolean {
  return sql`${null}`.compile(db).sql === "$1";
}
