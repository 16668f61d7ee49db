import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from "kysely";
import type { SearchedTable } from "#server/platform/search/searched-table.ts";

export interface Rows {
  readonly table: SearchedTable;
  readonly conditions: readonly RawBuilder<SqlBool>[];
}

/** How many rows fulfil the conditions and are not deleted. */
export async function countRows(db: QueryExecutorProvider, rows: Rows): Promise<number> {
  return await countOf(db, idsOf(rows));
}

/** A query for the ids of these rows, in no order. */
export function idsOf(rows: Rows): RawBuilder<unknown> {
  return sql`select id from ${sql.table(rows.table.name)} ${whereOf(rows)}`;
}

/** How many rows a query answers. */
export async function countOf(db: QueryExecutorProvider, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as counted`.execute(
    db,
  );
  return Number(rows[0]?.count ?? 0);
}

/** The `where` of a list: its conditions, and not being deleted where rows can be. */
export function whereOf({ table, conditions }: Rows): RawBuilder<unknown> {
  const all = table.isSoftDeleted ? [sql<SqlBool>`deleted_at is null`, ...conditions] : conditions;
  return all.length === 0 ? sql`` : sql`where ${sql.join(all, sql` and `)}`;
}
