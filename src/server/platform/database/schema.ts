import { type CreateTableBuilder, type Kysely, sql } from "kysely";
import { isPostgresDb } from "./is-postgres-db.ts";

/** Starts a table with the identity column of the database at hand: the one place where the two DDLs differ. */
export function createTableWithId<T extends string>(
  db: Kysely<unknown>,
  table: T,
): CreateTableBuilder<T, "id"> {
  return db.schema.createTable(table).addColumn("id", "integer", (column) => {
    if (isPostgresDb(db)) return column.primaryKey().generatedByDefaultAsIdentity();
    return column.primaryKey().autoIncrement();
  });
}

/** For partial indexes: rows that were not deleted. */
export const notDeleted = sql<boolean>`deleted_at is null`;
