import { PostgresAdapter, type QueryExecutorProvider } from "kysely";

/** Which of the two databases this handle, or transaction, belongs to: for the few places that are written twice. */
export function isPostgresDb(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof PostgresAdapter;
}
