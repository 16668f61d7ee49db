import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { readSearched } from "#domain/text/searched-text.ts";
import { systemFindQuotes } from "#server/features/deals/model/system-find-quotes.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import { countRows } from "#server/platform/lists/count-rows.ts";
import { type Also, foundBy } from "#server/platform/lists/look-for.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import type { PaymentRow } from "../ledger/payments.table.ts";

export interface PaymentFilter {
  readonly search?: string | undefined;
  readonly status?: PaymentStatus | undefined;
  /** The moment of the first, and the one that comes after the last. */
  readonly since?: string | undefined;
  readonly until?: string | undefined;
  readonly quote_id?: number | undefined;
}

type Column = "id" | "customer_name" | "customer_email" | "product_name" | "amount" | "status" | "created_at";
export type PaymentSort = Column | `-${Column}`;

/** One page of the payments that match, the newest first where no order was asked for, and how many match. */
export async function readPaymentsPage(
  db: Db,
  filter: PaymentFilter,
  { sort = "-created_at", paging }: { sort?: PaymentSort | undefined; paging: Paging },
): Promise<{ rows: PaymentRow[]; total: number }> {
  const { column, direction } = orderOf<Column>(sort);
  const { search, status, since, until, quote_id: quoteId } = filter;
  const counts = since || until || quoteId ? undefined : await readListCounts(db, "payments");
  const { ids, total } = await readLongList(db, {
    table: searchedTables.payments,
    conditions: conditionsOf(filter),
    search,
    also: await alsoFound(db, search),
    order: orders[column],
    direction,
    paging,
    known: counts && (status ? (counts.get(status) ?? 0) : totalOf(counts)),
  });
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.selectFrom("payments").selectAll().where("id", "in", ids).execute();
  return { rows: inOrderOf(ids, rows), total };
}

const portion = 500;

/** The payments that match and come after `last`, the newest first: the next portion of the whole list. */
export async function readPaymentsAfter(
  db: Db,
  filter: PaymentFilter,
  last: Pick<PaymentRow, "id" | "created_at"> | undefined,
): Promise<PaymentRow[]> {
  const { search } = filter;
  let query = db.selectFrom("payments").selectAll().orderBy("created_at", "desc").orderBy("id", "desc");
  if (search) query = query.where(await foundByText(db, search));
  for (const condition of conditionsOf(filter)) query = query.where(condition);
  if (last) {
    // The first condition follows from the second; it is what lets an index begin at the right place.
    query = query
      .where("created_at", "<=", last.created_at)
      .where((eb) => eb.or([eb("created_at", "<", last.created_at), eb("id", "<", last.id)]));
  }
  return await query.limit(portion).execute();
}

/** Payments of the amount that the text may mean, and those of the quotes that it finds; each has its index. */
async function alsoFound(db: Db, search: string | undefined): Promise<Also | undefined> {
  if (!search) return undefined;
  const { amountCents } = readSearched(search);
  const quoteIds = await systemFindQuotes(db, search);
  const ways = [
    ...(amountCents === undefined ? [] : [sql<SqlBool>`amount_cents = ${amountCents}`]),
    ...(quoteIds.length === 0 ? [] : [isOneOf(db, "quote_id", quoteIds)]),
  ];
  if (ways.length === 0) return undefined;
  const condition = sql<SqlBool>`(${sql.join(ways, sql` or `)})`;
  return {
    condition,
    count: await countRows(db, { table: searchedTables.payments, conditions: [condition] }),
  };
}

async function foundByText(db: Db, search: string): Promise<RawBuilder<SqlBool>> {
  const found = await foundBy(db, searchedTables.payments, search);
  const also = await alsoFound(db, search);
  return also ? sql<SqlBool>`(${found} or ${also.condition})` : found;
}

function conditionsOf({ status, since, until, quote_id: quoteId }: PaymentFilter): RawBuilder<SqlBool>[] {
  return [
    ...(status ? [sql<SqlBool>`status = ${status}`] : []),
    ...(quoteId ? [sql<SqlBool>`quote_id = ${quoteId}`] : []),
    ...(since ? [sql<SqlBool>`created_at >= ${since}`] : []),
    ...(until ? [sql<SqlBool>`created_at < ${until}`] : []),
  ];
}

const id = sql.ref("id");

/** Each has its index. */
const orders = {
  id: [id],
  customer_name: [sql`lower(customer_name)`, id],
  customer_email: [sql`lower(customer_email)`, id],
  product_name: [sql`lower(product_name)`, id],
  amount: [sql.ref("amount_cents"), id],
  status: [sql.ref("status"), sql.ref("created_at"), id],
  created_at: [sql.ref("created_at"), id],
} as const satisfies Record<Column, unknown>;

/**
 * The payments that are marked for staff, the oldest first, and how many there are. What was paid too much is held for its
 * deal, which waits by itself: to be paid back, or counted.
 */
export async function findPaymentsToCheck(
  db: Db,
  most: number,
): Promise<{ rows: PaymentRow[]; count: number }> {
  const marked = db
    .selectFrom("payments")
    .where("to_check", "is not", null)
    .where("to_check", "!=", "overpaid");
  const count = await countFound(marked);
  const rows = await marked.selectAll().orderBy("created_at").orderBy("id").limit(most).execute();
  return { rows, count };
}
