import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { InvoiceState } from "#domain/invoices/invoice.ts";
import type { Db } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/searched-tables.ts";
import { type InvoiceRow, isWholeCredited } from "./invoices.repository.ts";
import { systemSelectQuotesOfClient } from "./system-read-quote.ts";

/** Which invoices a reader sees. */
export interface InvoiceFilter {
  /** Those of this client's quotes. */
  readonly clientId?: number | undefined;
  readonly quoteId?: number | undefined;
  readonly state?: InvoiceState | undefined;
  /** Only, or all but, those that were found to be owed; of the others credit notes are none. */
  readonly owed?: { readonly ids: readonly number[]; readonly isIn: boolean } | undefined;
  /** Only, or all but, those that issued credit notes took back whole. */
  readonly isCredited?: boolean | undefined;
  /** Part of a number, or of what its quote is found by. */
  readonly search?: string | undefined;
}

export type InvoiceSort = "id" | "-id";

/** One page of the invoices that match, the newest first where no order was asked for, and how many match. */
export async function readInvoicesPage(
  db: Db,
  { search, ...filter }: InvoiceFilter,
  { sort = "-id", paging }: { sort?: InvoiceSort | undefined; paging: Pick<Paging, "limit" | "offset"> },
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const conditions = conditionsOf(db, filter);
  const { ids, total } = await readLongList(db, {
    ...{ table: searchedTables.invoices, conditions, search, paging },
    order: [sql.ref("id")],
    direction: orderOf<"id">(sort).direction,
    known: search || conditions.length > 0 ? undefined : totalOf(await readListCounts(db, "invoices")),
  });
  if (ids.length === 0) return { rows: [], total };
  const rows = await db.selectFrom("invoices").selectAll().where("id", "in", ids).execute();
  return { rows: inOrderOf(ids, rows), total };
}

function conditionsOf(
  db: Db,
  { clientId, quoteId, state, owed, isCredited }: Omit<InvoiceFilter, "search">,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (clientId !== undefined)
    conditions.push(sql<SqlBool>`quote_id in ${systemSelectQuotesOfClient(db, clientId)}`);
  if (quoteId !== undefined) conditions.push(sql<SqlBool>`quote_id = ${quoteId}`);
  if (state) conditions.push(sql<SqlBool>`state = ${state}`);
  if (owed) {
    const among = isOneOf(db, "id", owed.ids);
    conditions.push(sql<SqlBool>`kind != 'credit'`, owed.isIn ? among : sql<SqlBool>`not (${among})`);
  }
  if (isCredited !== undefined) {
    const corrected = sql`select credit_of from invoices where credit_of is not null`;
    const whole = sql`select i.id from invoices i where i.id in (${corrected}) and ${isWholeCredited("i")}`;
    const credited = sql<SqlBool>`id in (${whole})`;
    conditions.push(isCredited ? credited : sql<SqlBool>`not (${credited})`);
  }
  return conditions;
}
