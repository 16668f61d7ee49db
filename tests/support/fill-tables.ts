import { type ColumnMetadata, type SqlBool, sql, type TableMetadata } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";

/** What migrations, databases and triggers maintain themselves: counts, and search texts. */
const own = /^kysely_|^sqlite_|^list_counts$|_search(_\w+)?$/;

/** Columns that may be empty: others than their check allows are refused. */
export const checked: Readonly<Record<string, readonly string[]>> = {
  users: ["role"],
};

/** Columns that may not be empty, and hold what their check allows. */
export const allowed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  api_keys: { role: "reader" },
};

/** The tables of a database that the shop writes to. */
export async function tablesOf(db: Db): Promise<TableMetadata[]> {
  return (await db.introspection.getTables()).filter(({ name }) => !own.test(name));
}

/**
 * Puts two rows into every table, whatever its columns mean: the first full of ones, the second of twos, so that every
 * foreign key leads somewhere. Tables that others lean on are filled before them.
 */
export async function fillTables(db: Db): Promise<void> {
  let waiting = await tablesOf(db);
  while (waiting.length > 0) {
    const left: TableMetadata[] = [];
    let reason: unknown;
    for (const table of waiting) {
      try {
        for (const value of [1, 2]) await fillRow(db, table, value);
      } catch (error) {
        reason = error;
        left.push(table);
      }
    }
    if (left.length === waiting.length) throw reason;
    waiting = left;
  }
}

async function fillRow(db: Db, table: TableMetadata, value: number): Promise<void> {
  const { name } = table;
  const generated = await generatedColumnsOf(db, name);
  const left = [...generated, ...(checked[name] ?? [])];
  const columns = table.columns.filter((column) => !left.includes(column.name));
  const names = sql.join(columns.map((column) => sql.ref(column.name)));
  const values = sql.join(columns.map((column) => allowed[name]?.[column.name] ?? valueFor(column, value)));
  await sql<SqlBool>`insert into ${sql.table(name)} (${names}) values (${values})`.execute(db);
}

function valueFor({ dataType }: ColumnMetadata, value: number): number | string {
  return /int/i.test(dataType) ? value : String(value);
}

/** What the database makes itself. SQLite does not name these among the columns. */
export async function generatedColumnsOf(db: Db, table: string): Promise<string[]> {
  if (!isPostgresDb(db)) return [];
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attgenerated <> ''`.execute(db);
  return rows.map(({ name }) => name);
}
