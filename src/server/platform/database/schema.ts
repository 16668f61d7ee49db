import { type CreateTableBuilder, type Kysely, type RawBuilder, sql } from "kysely";
import { isPostgresDb } from "./is-postgres-db.ts";

/** Starts a table with the identity column of the database at hand: its DDL differs from the other's. */
export function createTableWithId<T extends string>(
  db: Kysely<unknown>,
  table: T,
): CreateTableBuilder<T, "id"> {
  return db.schema.createTable(table).addColumn("id", "integer", (column) => {
    if (isPostgresDb(db)) return column.primaryKey().generatedByDefaultAsIdentity();
    return column.primaryKey().autoIncrement();
  });
}

/**
 * The type of a text that lists are searched and sorted by: compared as SQLite does, so that beginnings are found by
 * index and orders are the same, whatever the language of a PostgreSQL cluster.
 */
export function searchTextOf(db: Kysely<unknown>): "text" | RawBuilder<unknown> {
  return isPostgresDb(db) ? sql`text collate "C"` : "text";
}

/** For partial indexes: rows that were not deleted. */
export const notDeleted = "deleted_at is null";

/** The indexes of a table: their names, and the columns or expressions that each holds, of the rows of `where`. */
export async function createIndexes(
  db: Kysely<unknown>,
  table: string,
  indexes: Readonly<Record<string, string>>,
  { isUnique = false, where = "true" }: { readonly isUnique?: boolean; readonly where?: string } = {},
): Promise<void> {
  const rows = sql.raw(where === "true" ? "" : `where ${where}`);
  for (const [name, columns] of Object.entries(indexes))
    await sql`create ${sql.raw(isUnique ? "unique index" : "index")} ${sql.ref(name)} on ${sql.table(table)}
      (${sql.raw(columns)}) ${rows}`.execute(db);
}
