import type { SelectQueryBuilder } from "kysely";
import { quoteIdOfReference } from "#domain/quotes/quote-reference.ts";
import { type QuoteStatus, quoteStatuses } from "#domain/quotes/quote-status.ts";
import { contains } from "#server/platform/database/contains.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { Tables } from "#server/platform/database/tables.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import type { Quote } from "./quote.ts";
import { readQuoteRows } from "./read-quote-rows.ts";

export interface QuoteFilter {
  readonly search?: string | undefined;
  readonly status?: QuoteStatus | undefined;
  /** Only quotes that require a logo, or only those that do not. */
  readonly isLogoRequired?: boolean | undefined;
  /** Moments: at or after `from`, before `until`. */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

export interface QuoteOrder {
  readonly column: "id" | "name" | "email" | "status" | "quantity" | "created_at";
  readonly direction: "asc" | "desc";
}

type QuoteQuery = SelectQueryBuilder<Tables, "quotes", object>;

/** One page of the quotes that match. */
export async function findQuotePage(
  db: Db,
  filter: QuoteFilter,
  { column, direction }: QuoteOrder,
  { limit, offset }: Paging,
): Promise<Quote[]> {
  // The search text begins with the name, in lower case: an order that does not tell "ann" from "Ann".
  const rows = await matches(db.selectFrom("quotes"), filter)
    .selectAll()
    .orderBy(column === "name" ? "search_text" : column, direction)
    .orderBy("id", direction)
    .limit(limit)
    .offset(offset)
    .execute();
  return await readQuoteRows(db, rows);
}

/** How many quotes match. */
export async function countMatchingQuotes(db: Db, filter: QuoteFilter): Promise<number> {
  const { count } = await matches(db.selectFrom("quotes"), filter)
    .select((eb) => eb.fn.countAll<number>().as("count"))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** The next quotes after `last`, newest first: so a list of any length is read in portions. */
export async function findQuotesAfter(
  db: Db,
  last: Pick<Quote, "createdAt" | "id"> | undefined,
  limit: number,
): Promise<Quote[]> {
  let query = matches(db.selectFrom("quotes"), {}).selectAll();
  if (last) {
    // The first condition follows from the second; it is what lets an index begin at the right place.
    query = query
      .where("created_at", "<=", last.createdAt)
      .where((eb) => eb.or([eb("created_at", "<", last.createdAt), eb("id", "<", last.id)]));
  }
  const rows = await query.orderBy("created_at", "desc").orderBy("id", "desc").limit(limit).execute();
  return await readQuoteRows(db, rows);
}

/** How many quotes stand in each status. */
export async function countQuotes(db: Db): Promise<ReadonlyMap<QuoteStatus, number>> {
  const rows = await db
    .selectFrom("quotes")
    .select((eb) => ["status", eb.fn.countAll<number>().as("count")])
    .where("deleted_at", "is", null)
    .groupBy("status")
    .execute();
  return new Map(rows.map(({ status, count }) => [status, Number(count)]));
}

function matches(query: QuoteQuery, filter: QuoteFilter): QuoteQuery {
  const { search, status, isLogoRequired, from, until } = filter;
  let narrowed = query.where("deleted_at", "is", null);
  if (status !== undefined) narrowed = narrowed.where("status", "=", status);
  if (isLogoRequired !== undefined)
    narrowed = narrowed.where("is_logo_required", "=", isLogoRequired ? 1 : 0);
  if (from !== undefined) narrowed = narrowed.where("created_at", ">=", from);
  if (until !== undefined) narrowed = narrowed.where("created_at", "<", until);
  return search ? found(narrowed, search) : narrowed;
}

/** By name, e-mail, phone or status (S2 §5), and by reference. */
function found(query: QuoteQuery, search: string): QuoteQuery {
  const text = search.toLowerCase();
  const statuses = quoteStatuses.filter((status) => status.includes(text));
  const id = quoteIdOfReference(search);
  return query.where((eb) =>
    eb.or([
      contains(eb.ref("search_text"), search),
      ...(statuses.length > 0 ? [eb("status", "in", statuses)] : []),
      ...(id === undefined ? [] : [eb("id", "=", id)]),
    ]),
  );
}
