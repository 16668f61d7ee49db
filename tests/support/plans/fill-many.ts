import { type ColumnMetadata, sql, type TableMetadata } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { allowed, checked, generatedColumnsOf, tablesOf } from "../fill-tables.ts";
import { usualValues } from "./usual-values.ts";

const rows = 2_000;
const half = rows / 2;

/**
 * Puts so many rows into every table that an index is worth having: the i-th is full of i, so that every foreign key
 * leads somewhere. What may be empty is empty in every second row: of rows that stand, some are deleted, and some not.
 */
export async function fillMany(db: Db): Promise<void> {
  let waiting = await tablesOf(db);
  while (waiting.length > 0) {
    const left: TableMetadata[] = [];
    let reason: unknown;
    for (const table of waiting) {
      try {
        await fill(db, table);
      } catch (error) {
        reason = error;
        left.push(table);
      }
    }
    if (left.length === waiting.length) throw reason;
    waiting = left;
  }
  if (isPostgresDb(db)) await sql`vacuum analyze`.execute(db);
}

async function fill(db: Db, { name, columns }: TableMetadata): Promise<void> {
  const left = [...(await generatedColumnsOf(db, name)), ...(checked[name] ?? [])];
  const filled = columns.filter((column) => !left.includes(column.name));
  const names = sql.join(filled.map((column) => sql.ref(column.name)));
  const keys = await keysOf(db, name);
  const values = sql.join(filled.map((column) => valueFor(name, column, keys)));
  await sql`with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < ${sql.lit(rows)})
    insert into ${sql.table(name)} (${names}) select ${values} from numbers where true`.execute(db);
}

function valueFor(table: string, { name, dataType, isNullable }: ColumnMetadata, keys: readonly string[]) {
  const only = allowed[table]?.[name];
  if (only !== undefined) return sql`${sql.lit(only)}`;
  const value = /int/i.test(dataType) ? sql`i` : sql`cast(i as text)`;
  const other = usualValues[table]?.[name] ?? (isNullable && !keys.includes(name) ? null : undefined);
  return other === undefined
    ? value
    : sql`case when i > ${sql.lit(half)} then ${value} else ${sql.lit(other)} end`;
}

/** The columns of a primary key, which SQLite calls nullable. */
async function keysOf(db: Db, table: string): Promise<string[]> {
  if (isPostgresDb(db)) return [];
  const { rows } = await sql<{
    name: string;
  }>`select name from pragma_table_info(${table}) where pk > 0`.execute(db);
  return rows.map(({ name }) => name);
}
