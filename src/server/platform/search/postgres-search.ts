import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { likePattern } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import { type SearchedTable, searchTableOf } from "./searched-table.ts";

/**
 * A narrow table of the texts alone: what an index of trigrams finds must be read again, and here some hundred texts
 * stand on a page.
 */
export async function createPostgresSearch(db: QueryExecutorProvider, table: SearchedTable): Promise<void> {
  const search = sql.raw(searchTableOf(table));
  const name = sql.raw(table.name);
  const live = (row: string) => sql.raw(table.isSoftDeleted ? `${row}.deleted_at is null` : "true");
  await sql`create table ${search} (id integer primary key, search_text text collate "C" not null)`.execute(
    db,
  );
  await sql`insert into ${search} select id, search_text from ${name} where ${live(table.name)}`.execute(db);
  await sql`create function keep_${search}() returns trigger language plpgsql as $$ begin
    if tg_op = 'DELETE' then delete from ${search} where id = old.id;
    elsif ${live("new")} then insert into ${search} values (new.id, new.search_text)
      on conflict (id) do update set search_text = excluded.search_text;
    else delete from ${search} where id = new.id;
    end if;
    return null;
  end $$`.execute(db);
  const columns = sql.raw(table.isSoftDeleted ? "search_text, deleted_at" : "search_text");
  await sql`create trigger ${search}_kept after insert or delete or update of ${columns} on ${name}
    for each row execute function keep_${search}()`.execute(db);
}

/** Two nodes that start together must not both build the same index. */
const buildingIndexes = 7_301_001;

/**
 * Builds the trigram indexes that are missing. Where `pg_trgm` cannot be had, searching still answers the same, by
 * reading all texts.
 * @returns why the indexes could not be built
 */
export async function ensureTrigramIndexes(
  db: Db,
  tables: readonly SearchedTable[],
): Promise<string | undefined> {
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`select pg_advisory_xact_lock(${sql.lit(buildingIndexes)})`.execute(transaction);
      await sql`create extension if not exists pg_trgm`.execute(transaction);
      for (const table of tables) {
        await sql`create index if not exists ${sql.ref(trigramIndexOf(table))}
          on ${sql.table(searchTableOf(table))} using gin (search_text gin_trgm_ops)`.execute(transaction);
      }
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export function trigramIndexOf(table: SearchedTable): string {
  return `${searchTableOf(table)}_trigrams`;
}

/** A query for the ids of the rows that hold one of the texts. */
export function postgresHits(table: SearchedTable, texts: readonly string[]): RawBuilder<unknown> {
  const each = texts.map((text) => sql`search_text like ${likePattern(text)} escape '\\'`);
  return sql`select id from ${sql.table(searchTableOf(table))} where (${sql.join(each, sql` or `)})`;
}
