import { type Insertable, type Selectable, type SqlBool, sql, type Updateable } from "kysely";
import type { BuyerScope } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import type { InvoiceTable } from "./invoices.table.ts";
import { findAlsoBy, textOfPart } from "./quote-search-text.ts";
import { systemSelectQuotesOfClient } from "./system-read-quote.ts";

export type InvoiceRow = Selectable<InvoiceTable>;

export async function findInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  return await db.selectFrom("invoices").selectAll().where("id", "=", id).executeTakeFirst();
}

/** An issued invoice of one of this client's quotes. */
export async function findInvoiceOfClient(
  db: Db,
  { clientId, quoteId }: BuyerScope,
  id: number,
): Promise<InvoiceRow | undefined> {
  const one = db
    .selectFrom("invoices")
    .selectAll()
    .where("id", "=", id)
    .where("state", "=", "issued")
    .where("quote_id", "in", systemSelectQuotesOfClient(db, clientId));
  return await (quoteId === undefined ? one : one.where("quote_id", "=", quoteId)).executeTakeFirst();
}

/** All invoices of a quote, the first one first. */
export async function findInvoicesOfQuote(db: Db, quoteId: number): Promise<InvoiceRow[]> {
  return await findInvoicesOfQuotes(db, [quoteId]);
}

/** The same of several quotes. */
export async function findInvoicesOfQuotes(db: Db, quoteIds: readonly number[]): Promise<InvoiceRow[]> {
  return await db
    .selectFrom("invoices")
    .selectAll()
    .where(isOneOf(db, "quote_id", quoteIds))
    .orderBy("id")
    .execute();
}

/** The newest invoices of several quotes, drafts as well. */
export async function findNewestInvoices(
  db: Db,
  quoteIds: readonly number[],
  most: number,
): Promise<InvoiceRow[]> {
  return await db
    .selectFrom("invoices")
    .selectAll()
    .where(isOneOf(db, "quote_id", quoteIds))
    .orderBy("id", "desc")
    .limit(most)
    .execute();
}

/** The ids of what was issued from one day to another, in that order; one more than `most` where there are more. */
export async function findIssued(
  db: Db,
  { from, to, most }: { readonly from: string; readonly to: string; readonly most: number },
): Promise<{ readonly id: number; readonly quote_id: number }[]> {
  return await db
    .selectFrom("invoices")
    .select(["id", "quote_id"])
    .where("state", "=", "issued")
    .where("issued_on", ">=", from)
    .where("issued_on", "<=", to)
    .orderBy("issued_on")
    .orderBy("id")
    .limit(most + 1)
    .execute();
}

/** Invoices by their ids, in the order of issue. */
export async function findInvoices(db: Db, ids: readonly number[]): Promise<InvoiceRow[]> {
  return await db
    .selectFrom("invoices")
    .selectAll()
    .where(isOneOf(db, "id", ids))
    .orderBy("issued_on")
    .orderBy("id")
    .execute();
}

/** Of issued documents, by their ids or by those of their quotes, what a report of taxes reads. */
export async function findTaxedInvoices(db: Db, by: "id" | "quote_id", ids: readonly number[]) {
  return await db
    .selectFrom("invoices")
    .select(["id", "quote_id", "kind", "issued_on", "due_cents", "credit_of", "plan_item_id", "snapshot"])
    .where("state", "=", "issued")
    .where(isOneOf(db, by, ids))
    .orderBy("id")
    .execute();
}

export async function insertInvoice(
  transaction: Transaction,
  row: Insertable<InvoiceTable>,
): Promise<InvoiceRow> {
  const inserted = await transaction
    .insertInto("invoices")
    .values({ ...row, search_text: textOfPart(row.quote_id, row.number ?? null) })
    .returningAll()
    .executeTakeFirstOrThrow();
  await findAlsoBy(transaction, inserted.quote_id, [inserted.number]);
  return inserted;
}

/** False for one that is issued. */
export async function deleteDraft(transaction: Transaction, id: number): Promise<boolean> {
  const { numDeletedRows } = await transaction
    .deleteFrom("invoices")
    .where("id", "=", id)
    .where("state", "=", "draft")
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Changes a draft; nothing for one that is issued. */
export async function updateDraft(
  transaction: Transaction,
  id: number,
  change: Updateable<InvoiceTable>,
): Promise<InvoiceRow | undefined> {
  const updated = await transaction
    .updateTable("invoices")
    .set({
      ...change,
      ...(change.number && { search_text: textOfPart(sql.ref("invoices.quote_id"), change.number) }),
    })
    .where("id", "=", id)
    .where("state", "=", "draft")
    .returningAll()
    .executeTakeFirst();
  if (updated && change.number) await findAlsoBy(transaction, updated.quote_id, [updated.number]);
  return updated;
}

/**
 * Takes the next number of a series. Other transactions that take one of it wait until this one ends; one that is rolled
 * back has taken none. Nothing when the last number is of a later day.
 */
export async function takeNumber(
  transaction: Transaction,
  { kind, day }: { readonly kind: string; readonly day: string },
): Promise<number | undefined> {
  const year = Number(day.slice(0, 4));
  await transaction
    .insertInto("number_series")
    .values({ kind, year, next: 1, last_day: day })
    .onConflict((conflict) => conflict.columns(["kind", "year"]).doNothing())
    .execute();
  const taken = await transaction
    .updateTable("number_series")
    .set((eb) => ({ next: eb("next", "+", 1), last_day: day }))
    .where("kind", "=", kind)
    .where("year", "=", year)
    .where("last_day", "<=", day)
    .returning("next")
    .executeTakeFirst();
  return taken && taken.next - 1;
}

/** As a part of a query: whether issued credit notes took back all of the invoices that it calls so. */
export function isWholeCredited(name: string) {
  const column = (of: string) => sql.ref(`${name}.${of}`);
  return sql<SqlBool>`${column("due_cents")} > 0 and ${column("due_cents")} <= (
    select coalesce(sum(note.total_cents), 0) from invoices note
    where note.credit_of = ${column("id")} and note.state = 'issued')`;
}
