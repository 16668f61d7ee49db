import { type QueryExecutorProvider, type RawBuilder, sql } from "kysely";
import { type SearchedTable, searchTableOf } from "./searched-table.ts";

/** A full-text table of trigrams, which holds no text of its own. */
export async function createSqliteSearch(db: QueryExecutorProvider, table: SearchedTable): Promise<void> {
  const search = sql.raw(searchTableOf(table));
  const name = sql.raw(table.name);
  const live = (row: string) => sql.raw(table.isSoftDeleted ? `${row}.deleted_at is null` : "true");
  await sql`create virtual table ${search} using fts5(
    search_text, content = '', contentless_delete = 1, tokenize = 'trigram case_sensitive 1')`.execute(db);
  await sql`insert into ${search} (rowid, search_text)
    select id, search_text from ${name} where ${live(table.name)}`.execute(db);
  await sql`create trigger ${search}_insert after insert on ${name} when ${live("new")} begin
    insert into ${search} (rowid, search_text) values (new.id, new.search_text);
  end`.execute(db);
  const columns = sql.raw(table.isSoftDeleted ? "search_text, deleted_at" : "search_text");
  await sql`create trigger ${search}_update after update of ${columns} on ${name} begin
    delete from ${search} where rowid = old.id;
    insert into ${search} (rowid, search_text) select new.id, new.search_text where ${live("new")};
  end`.execute(db);
  await sql`create trigger ${search}_delete after delete on ${name} begin
    delete from ${search} where rowid = old.id;
  end`.execute(db);
}

/** A query for the ids of the rows that hold one of the texts, which have three characters or more. */
export function sqliteHits(table: SearchedTable, texts: readonly string[]): RawBuilder<unknown> {
  const search = sql.raw(searchTableOf(table));
  // Between quotes everything is a character but the quote itself, which is doubled.
  const phrases = texts.map((text) => `"${text.replaceAll('"', '""')}"`).join(" OR ");
  return sql`select rowid as id from ${search} where ${search} match ${phrases}`;
}
