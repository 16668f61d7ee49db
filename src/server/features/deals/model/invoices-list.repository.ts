import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { InvoiceStanding, InvoiceState } from "#domain/invoices/invoice.ts";
import { openDocuments, openOfDocument } from "#server/features/ledger/owed.ts";
import type { Db } from "#server/platform/database/db.ts";
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
  /** Issued ones that stand so on this day. */
  readonly standing?: InvoiceStanding | undefined;
  readonly today: string;
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
  { clientId, quoteId, state, standing, today }: Omit<InvoiceFilter, "search">,
): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (clientId !== undefined)
    conditions.push(sql<SqlBool>`quote_id in ${systemSelectQuotesOfClient(db, clientId)}`);
  if (quoteId !== undefined) conditions.push(sql<SqlBool>`quote_id = ${quoteId}`);
  if (state) conditions.push(sql<SqlBool>`state = ${state}`);
  if (standing) conditions.push(standsSo(standing, today));
  return conditions;
}

const openCents = openOfDocument("invoices.id");
const isOpen = sql<SqlBool>`id in ${openDocuments}`;
const isPartPaid = sql<SqlBool>`${openCents} < due_cents - (
  select coalesce(sum(note.total_cents), 0) from invoices note
  where note.credit_of = invoices.id and note.state = 'issued')`;

/** The rule of `invoiceStanding`, where many invoices are looked at. */
function standsSo(standing: InvoiceStanding, today: string): RawBuilder<SqlBool> {
  const isIssued = sql<SqlBool>`state = 'issued' and kind != 'credit'`;
  const corrected = sql`select credit_of from invoices where credit_of is not null`;
  const isCancelled = sql<SqlBool>`due_cents > 0 and exists (select 1 from quotes q
    where q.id = invoices.quote_id and q.stage = 'cancelled' and q.status <> 'paid')`;
  const isCredited = sql<SqlBool>`(id in (select i.id from invoices i
    where i.id in (${corrected}) and ${isWholeCredited("i")}) or ${isCancelled})`;
  const isOverdue = sql<SqlBool>`due_on < ${today}`;
  const which = {
    credited: isCredited,
    paid: sql<SqlBool>`not ${isCredited} and not ${isOpen}`,
    overdue: sql<SqlBool>`${isOpen} and ${isOverdue}`,
    "part-paid": sql<SqlBool>`${isOpen} and not ${isOverdue} and ${isPartPaid}`,
    open: sql<SqlBool>`${isOpen} and not ${isOverdue} and not ${isPartPaid}`,
  };
  return sql<SqlBool>`(${isIssued} and ${which[standing]})`;
}
