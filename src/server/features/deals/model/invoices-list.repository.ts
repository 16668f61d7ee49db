import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { InvoiceStanding, InvoiceState } from "#domain/invoices/invoice.ts";
import { openDocuments, openOfDocument } from "#server/features/ledger/owed.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countOf } from "#server/platform/lists/count-rows.ts";
import { orderOf, type Paging } from "#server/platform/lists/paging.ts";
import { readListCounts, totalOf } from "#server/platform/lists/read-list-counts.ts";
import { inOrderOf, readLongList } from "#server/platform/lists/read-long-list.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
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
    known: search ? undefined : await countKnown(db, filter),
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
  const isOfOne = clientId !== undefined || quoteId !== undefined;
  if (standing === "credited" && isOfOne) conditions.push(sql<SqlBool>`(${isIssued} and ${isCredited})`);
  else if (standing) conditions.push(standsSo(standing, today));
  return conditions;
}

/** What was counted for the list, or what is counted quicker than by looking at each; nothing where all have to be looked at. */
async function countKnown(
  db: Db,
  { clientId, quoteId, state, standing }: Omit<InvoiceFilter, "search">,
): Promise<number | undefined> {
  if (clientId !== undefined || quoteId !== undefined) return undefined;
  if (standing === "credited") return await countOf(db, creditedInvoices);
  if (standing !== undefined && standing !== "paid") return undefined;
  const counts = await readListCounts(db, "invoices");
  if (standing === undefined) return state ? (counts.get(state) ?? 0) : totalOf(counts);
  // All that were issued and nothing is owed of: nearly all of them.
  const others = sql`${issuedNotes} union ${creditedInvoices} union ${openInvoices}`;
  return (counts.get("issued") ?? 0) - (await countOf(db, others));
}

const isIssued = sql<SqlBool>`state = 'issued' and kind != 'credit'`;
const openCents = openOfDocument("invoices.id");
const isOpen = sql<SqlBool>`id in ${openDocuments}`;
const isPartPaid = sql<SqlBool>`${openCents} < due_cents - (
  select coalesce(sum(note.total_cents), 0) from invoices note
  where note.credit_of = invoices.id and note.state = 'issued')`;
const isCancelled = sql<SqlBool>`due_cents > 0 and exists (select 1 from quotes q
  where q.id = invoices.quote_id and q.stage = 'cancelled' and q.status <> 'paid' and exists (
    select 1 from orders o where o.quote_id = q.id and invoices.created_at <= o.cancelled_at))`;
const isCredited = sql<SqlBool>`(${isWholeCredited("invoices")} or ${isCancelled})`;

/** The rule of `invoiceStanding`, where many invoices are looked at. */
function standsSo(standing: InvoiceStanding, today: string): RawBuilder<SqlBool> {
  const isOverdue = sql<SqlBool>`due_on < ${today}`;
  const which = {
    credited: sql<SqlBool>`id in (${creditedInvoices})`,
    paid: sql<SqlBool>`not ${isCredited} and not ${isOpen}`,
    overdue: sql<SqlBool>`${isOpen} and ${isOverdue}`,
    "part-paid": sql<SqlBool>`${isOpen} and not ${isOverdue} and ${isPartPaid}`,
    open: sql<SqlBool>`${isOpen} and not ${isOverdue} and not ${isPartPaid}`,
  };
  return sql<SqlBool>`(${isIssued} and ${which[standing]})`;
}

// The same as queries for ids, where all invoices are meant: each begins with the few that it may be.
const issuedNotes = sql`select id from invoices where credit_of > 0 and state = 'issued' and kind = 'credit'`;
const isInvoice = sql<SqlBool>`i.state = 'issued' and i.kind != 'credit'`;
const creditedInvoices = sql`select i.id from invoices i where ${isInvoice} and ${isWholeCredited("i")}
    and i.id in (select credit_of from invoices where credit_of > 0 and state = 'issued')
  union select i.id from invoices i join orders o on o.quote_id = i.quote_id
    where ${isInvoice} and i.due_cents > 0 and i.created_at <= o.cancelled_at
    and i.quote_id in (select id from quotes where stage = 'cancelled' and status <> 'paid')`;
const openInvoices = sql`select i.id from invoices i where ${isInvoice} and i.id in ${openDocuments}`;
