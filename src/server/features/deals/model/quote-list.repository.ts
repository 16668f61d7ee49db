import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { QuoteStage } from "#domain/quotes/quote-stage.ts";
import type { QuoteStatus } from "#domain/quotes/quote-status.ts";
import type { Db } from "#server/platform/database/db.ts";
import { foundBy } from "#server/platform/lists/look-for.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import { readListCounts } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import type { Quote } from "./quote.ts";
import { readQuoteRows } from "./read-quote-rows.ts";

export interface QuoteFilter {
  readonly search?: QuoteSearch | undefined;
  readonly status?: QuoteStatus | undefined;
  readonly stage?: QuoteStage | undefined;
  /** The user whom they are assigned to. */
  readonly assigneeId?: number | undefined;
  /** Only quotes that require a logo, or only those that do not. */
  readonly isLogoRequired?: boolean | undefined;
  /** Moments: at or after `from`, before `until`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/** A text (see `quoteSearchText`), and the statuses that it may mean. */
export interface QuoteSearch {
  readonly text: string;
  readonly statuses: readonly QuoteStatus[];
}

export interface QuoteOrder {
  readonly column: "id" | "name" | "email" | "status" | "quantity" | "created_at";
  readonly direction: "asc" | "desc";
}

/** One page of the quotes that match, and how many there are. */
export async function findQuotePage(
  db: Db,
  filter: QuoteFilter,
  { column, direction }: QuoteOrder,
  paging: Pick<Paging, "limit" | "offset">,
): Promise<{ quotes: Quote[]; total: number }> {
  const { search, status, ...others } = filter;
  const isCounted = Object.values(others).every((value) => value === undefined);
  const counts = search || isCounted ? await countQuotes(db) : undefined;
  const { ids, total } = await readLongList(db, {
    table: searchedTables.quotes,
    conditions: conditionsOf(filter),
    search: search?.text,
    also: search && counts && alsoFound(search, counts),
    order: orders[column],
    direction,
    paging,
    known: isCounted && counts ? sumOf(counts, status ? [status] : [...counts.keys()]) : undefined,
  });
  if (ids.length === 0) return { quotes: [], total };
  const rows = await db.selectFrom("quotes").selectAll().where("id", "in", ids).execute();
  return { quotes: await readQuoteRows(db, inOrderOf(ids, rows)), total };
}

/** The next quotes that match after `last`, newest first: so a list of any length is read in portions. */
export async function findQuotesAfter(
  db: Db,
  filter: QuoteFilter,
  last: Pick<Quote, "createdAt" | "id"> | undefined,
  limit: number,
): Promise<Quote[]> {
  let query = db.selectFrom("quotes").selectAll().where("deleted_at", "is", null);
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (filter.search) query = query.where(await foundByText(db, filter.search));
  if (last) {
    // The first condition follows from the second; it is what lets an index begin at the right place.
    query = query
      .where("created_at", "<=", last.createdAt)
      .where((eb) => eb.or([eb("created_at", "<", last.createdAt), eb("id", "<", last.id)]));
  }
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return await readQuoteRows(db, rows);
}

async function foundByText(db: Db, search: QuoteSearch): Promise<RawBuilder<SqlBool>> {
  const found = await foundBy(db, searchedTables.quotes, search.text);
  const also = alsoFound(search, new Map());
  return also ? sql<SqlBool>`(${found} or ${also.condition})` : found;
}

/** How many quotes stand in each status. */
export async function countQuotes(db: Db): Promise<ReadonlyMap<string, number>> {
  return await readListCounts(db, "quotes");
}

const id = sql.ref("id");

/** Each has its index. The search text begins with the name: an order that does not tell "ann" from "Ann". */
const orders = {
  id: [id],
  name: [sql.ref("search_text"), id],
  email: [sql`lower(email)`, id],
  status: [sql.ref("status"), sql.ref("created_at"), id],
  quantity: [sql.ref("quantity"), id],
  created_at: [sql.ref("created_at"), id],
} as const satisfies Record<QuoteOrder["column"], unknown>;

function conditionsOf({
  status,
  stage,
  assigneeId,
  isLogoRequired,
  from,
  until,
}: QuoteFilter): RawBuilder<SqlBool>[] {
  return [
    ...(status === undefined ? [] : [sql<SqlBool>`status = ${status}`]),
    ...(stage === undefined ? [] : [sql<SqlBool>`stage = ${stage}`]),
    ...(assigneeId === undefined ? [] : [sql<SqlBool>`assignee_id = ${assigneeId}`]),
    ...(isLogoRequired === undefined ? [] : [hasLogo(isLogoRequired)]),
    ...(from === undefined ? [] : [sql<SqlBool>`created_at >= ${from}`]),
    ...(until === undefined ? [] : [sql<SqlBool>`created_at < ${until}`]),
  ];
}

// Every moment comes after "": said so, SQLite counts by the index that begins with it, and reads no row.
function hasLogo(isLogoRequired: boolean): RawBuilder<SqlBool> {
  return sql<SqlBool>`(is_logo_required = ${isLogoRequired ? 1 : 0} and created_at > '')`;
}

function alsoFound({ statuses }: QuoteSearch, counts: ReadonlyMap<string, number>) {
  if (statuses.length === 0) return undefined;
  return { condition: sql<SqlBool>`status in (${sql.join(statuses)})`, count: sumOf(counts, statuses) };
}

function sumOf(counts: ReadonlyMap<string, number>, statuses: readonly string[]): number {
  return statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}
