import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { isEmailShaped } from "#domain/text/email-shape.ts";
import { lengthOf, normalizeLine } from "#domain/text/normalize.ts";
import { isPostgresDb } from "#server/platform/database/is-postgres-db.ts";
import { createPostgresSearch, postgresHits } from "./postgres-search.ts";
import type { SearchedTable } from "./searched-table.ts";
import { createSqliteSearch, sqliteHits } from "./sqlite-search.ts";

const shortestFragment = 3;

/** For migrations: the table beside a table in which texts are found by fragments. */
export async function createSearch(db: QueryExecutorProvider, table: SearchedTable): Promise<void> {
  await (isPostgresDb(db) ? createPostgresSearch(db, table) : createSqliteSearch(db, table));
}

/** Whether the indexes of trigrams know nothing so short. */
export function isShort(text: string): boolean {
  return lengthOf(text) < shortestFragment;
}

/**
 * A query for the `id`s of the live rows that hold one of the texts, which `searchable` has made, answered by an index.
 * One or two characters are looked for at the beginning (ADR-16).
 */
export function hitsOf(
  db: QueryExecutorProvider,
  table: SearchedTable,
  texts: readonly string[],
): RawBuilder<unknown> {
  const [beginning = ""] = texts.filter(isShort);
  if (beginning !== "") return beginningsOf(table, beginning);
  return isPostgresDb(db) ? postgresHits(table, texts) : sqliteHits(table, texts);
}

/** A query for the ids of the live rows of an e-mail address; nothing when the text is not a whole one. */
export function rowsOfEmail(table: SearchedTable, text: string): RawBuilder<unknown> | undefined {
  // Not folded, as it would match other addresses. One whose domain has two spellings is searched as text.
  const address = normalizeLine(text).toLowerCase();
  const isWhole = isEmailShaped(address) && /\.[^.]{2,}$/.test(address);
  if (!table.email || !isWhole || /[^!-~]|[@.]xn--/.test(address)) return undefined;
  return sql`select id from ${sql.table(table.name)} where ${sql.raw(table.email)} = ${address} ${liveOf(table)}`;
}

function beginningsOf(table: SearchedTable, beginning: string): RawBuilder<unknown> {
  const text = sql.raw(table.beginning ?? "search_text");
  return sql`select id from ${sql.table(table.name)}
    where ${text} >= ${beginning} and ${text} < ${`${beginning}\u{10FFFF}`} ${liveOf(table)}`;
}

function liveOf(table: SearchedTable): RawBuilder<unknown> {
  return sql.raw(table.isSoftDeleted ? "and deleted_at is null" : "");
}
