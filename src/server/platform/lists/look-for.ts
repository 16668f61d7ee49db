import { type QueryExecutorProvider, type RawBuilder, type SqlBool, sql } from "kysely";
import { searchedDigits } from "#domain/text/phone-number.ts";
import { likePattern, searchable } from "#server/platform/database/contains.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { hitsOf, isShort, rowsOfEmail } from "#server/platform/search/hits.ts";
import type { SearchedTable } from "#server/platform/search/searched-table.ts";
import { countOf, countRows, idsOf, type Rows } from "./count-rows.ts";

/** Rows that are found whatever their text holds, and how many there are; their condition stands on an index. */
export interface Also {
  readonly condition: RawBuilder<SqlBool>;
  readonly count: number;
}

/** What a search found: so few rows that their ids are at hand, or a condition by which the list is walked. */
export type Found =
  | { readonly ids: readonly number[] }
  | { readonly condition: RawBuilder<SqlBool>; readonly total: number };

/** So many rows are gathered in a few milliseconds; where there are more, the next page is never far along the list. */
const few = 5_000;

interface Search extends Rows {
  readonly text: string;
  readonly also?: Also | undefined;
}

/** Finds the rows that contain a text, and chooses by their number how to read them. */
export async function lookFor(db: QueryExecutorProvider, search: Search): Promise<Found> {
  const { text, also, ...rows } = search;
  const wanted = waysToWrite([text]);
  const owned = await ownedBy(db, rows.table, text);
  if (owned) return { ids: owned };
  const hits = hitsOf(db, rows.table, wanted);
  const ids = await readIds(db, sql`${hits} limit ${few + 1}`);
  if (ids.length + (also?.count ?? 0) <= few) {
    const others = also ? await readIds(db, idsOf({ ...rows, conditions: [also.condition] })) : [];
    return { ids: [...new Set([...ids, ...others])] };
  }
  const walked = walkedFor(wanted);
  return {
    condition: also ? sql<SqlBool>`(${also.condition} or ${walked})` : walked,
    total: await countMany(db, rows, hits, also),
  };
}

/** The same rows as a condition, for callers that read all of them. */
export async function foundBy(
  db: QueryExecutorProvider,
  table: SearchedTable,
  text: string,
): Promise<RawBuilder<SqlBool>> {
  const owned = await ownedBy(db, table, text);
  return owned ? isOneOf(db, "id", owned) : walkedFor(waysToWrite([text]));
}

/** As a part of a query: the ids of the rows that contain one of these texts. */
export function selectHits(
  db: QueryExecutorProvider,
  table: SearchedTable,
  texts: readonly string[],
): RawBuilder<unknown> {
  return hitsOf(db, table, waysToWrite(texts));
}

/** The rows of a whole e-mail address; nothing when the text is none, or matches no row or too many. */
async function ownedBy(
  db: QueryExecutorProvider,
  table: SearchedTable,
  text: string,
): Promise<number[] | undefined> {
  const ofEmail = rowsOfEmail(table, text);
  const owned = ofEmail ? await readIds(db, sql`${ofEmail} limit ${few + 1}`) : [];
  return owned.length > 0 && owned.length <= few ? owned : undefined;
}

async function countMany(
  db: QueryExecutorProvider,
  { table, conditions }: Rows,
  hits: RawBuilder<unknown>,
  also?: Also,
): Promise<number> {
  if (!also && conditions.length === 0) return await countOf(db, hits);
  const hit = sql<SqlBool>`id in (select id from (${hits}) as hits)`;
  if (!also) return await countRows(db, { table, conditions: [...conditions, hit] });
  const isOther =
    conditions.length === 0
      ? also.count
      : await countRows(db, { table, conditions: [...conditions, also.condition] });
  const isOnlyHit = { table, conditions: [...conditions, hit, sql<SqlBool>`not ${also.condition}`] };
  return isOther + (await countRows(db, isOnlyHit));
}

/** The texts as they are searched, and the digits of a telephone number that each may be. */
function waysToWrite(texts: readonly string[]): readonly string[] {
  const ways = texts.flatMap((text) => {
    const digits = searchedDigits(text);
    return digits === undefined ? [searchable(text)] : [searchable(text), digits];
  });
  return [...new Set(ways)];
}

// The text is put together anew so that no index on it is used: the one of the order is.
function walkedFor(wanted: readonly string[]): RawBuilder<SqlBool> {
  const each = wanted.map((text) => {
    const pattern = likePattern(text);
    return sql<SqlBool>`(search_text || '') like ${isShort(text) ? pattern.slice(1) : pattern} escape '\\'`;
  });
  return sql<SqlBool>`(${sql.join(each, sql` or `)})`;
}

async function readIds(db: QueryExecutorProvider, query: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`${query}`.execute(db);
  return rows.map(({ id }) => id);
}
