import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from "kysely";
import { isPostgresDb } from "./is-postgres-db.ts";

/** Whether a column has one of these values, which travel as one: the statement is the same whatever their number. */
export function isOneOf(
  db: QueryExecutorProvider,
  column: string,
  values: readonly (string | number)[],
): RawBuilder<SqlBool> {
  if (isPostgresDb(db)) return sql<SqlBool>`${sql.ref(column)} = any(${values})`;
  return sql<SqlBool>`${sql.ref(column)} in (select value from json_each(${JSON.stringify(values)}))`;
}
