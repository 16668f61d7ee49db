import { sql } from "kysely";
import type { Db } from "#server/platform/database/db.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import type { Statement } from "./read-statements.ts";
import { smallTables } from "./small-tables.ts";

interface Key {
  readonly table_name: string;
  readonly column_name: string;
  readonly parent: string;
  readonly is_indexed: number;
}

/**
 * The foreign keys that a database looks for whenever a row above them is deleted, and finds by reading the table below
 * whole: no plan tells.
 */
export async function findUnindexedKeys(db: Db, statements: readonly Statement[]): Promise<string[]> {
  const deleted = new Set(statements.map(({ shape }) => /^delete from "(\w+)"/.exec(shape)?.[1]));
  const { rows } = await (isPostgresDb(db) ? ofPostgres : ofSqlite).execute(db);
  return rows
    .filter(
      ({ parent, table_name, is_indexed }) =>
        deleted.has(parent) && !smallTables.has(table_name) && !is_indexed,
    )
    .map(({ table_name, column_name, parent }) => `${table_name}.${column_name} to ${parent}`);
}

const ofSqlite = sql<Key>`
  select m.name as table_name, k."from" as column_name, k."table" as parent, exists (
    select 1 from pragma_index_list(m.name) i join pragma_index_info(i.name) c on c.seqno = 0 where c.name = k."from"
    union all select 1 from pragma_table_info(m.name) p where p.pk = 1 and p.name = k."from") as is_indexed
  from sqlite_master m join pragma_foreign_key_list(m.name) k where m.type = 'table'`;

const ofPostgres = sql<Key>`
  select k.conrelid::regclass::text as table_name, a.attname as column_name, k.confrelid::regclass::text as parent,
    (exists (select 1 from pg_index i where i.indrelid = k.conrelid and i.indkey[0] = k.conkey[1]))::int as is_indexed
  from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
  where k.contype = 'f'`;
