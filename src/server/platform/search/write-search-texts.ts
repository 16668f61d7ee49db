import { type QueryExecutorProvider, sql } from "kysely";

/** A row, and what it is found by from now on. */
export interface SearchText {
  readonly id: number;
  readonly text: string;
}

/** Replaces the search texts of some rows in one statement; `column` where it is not called `search_text`. */
export async function writeSearchTexts(
  db: QueryExecutorProvider,
  table: string,
  texts: readonly SearchText[],
  { column = "search_text", key = "id" }: { column?: string; key?: string } = {},
): Promise<void> {
  if (texts.length === 0) return;
  const rows = texts.map(({ id, text }) => sql`(cast(${id} as integer), cast(${text} as text))`);
  await sql`with fresh (row_id, fresh_text) as (values ${sql.join(rows)})
    update ${sql.table(table)} set ${sql.ref(column)} = (select fresh_text from fresh where row_id = ${sql.ref(`${table}.${key}`)})
    where ${sql.ref(key)} in (select row_id from fresh)`.execute(db);
}
