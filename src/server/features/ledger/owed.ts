import { type RawBuilder, type SqlBool, sql } from "kysely";

/** As a part of a query: the items that are open of the deal that a column names. */
export function selectOpenItems(quoteId: string): RawBuilder<number> {
  return sql<number>`(select open.plan_item_id from open_items open
    where open.quote_id = ${sql.ref(quoteId)} and open.account = 'due')`;
}

/** As a condition: something is owed of the deal that a column names. */
export function isOwing(quoteId: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists ${selectOpenItems(quoteId)}`;
}

/** As a part of a query: the deals of which something is owed. */
export const owingDeals: RawBuilder<number> = sql<number>`(select open.quote_id from open_items open
  where open.account = 'due')`;

/** As a part of a query: what is open of the document that a column names. */
export function openOfDocument(documentId: string): RawBuilder<number> {
  return sql<number>`coalesce((select sum(open.cents) from open_items open
    where open.document_id = ${sql.ref(documentId)} and open.account = 'due'), 0)`;
}

/** As a part of a query: the documents by which something is still asked. */
export const openDocuments: RawBuilder<number> = sql<number>`(select open.document_id from open_items open
  where open.document_id > 0 and open.account = 'due')`;

/** The deal and the item that two columns name. */
interface Item {
  readonly quoteId: string;
  readonly itemId: string;
}

/** As a condition: all of an item was paid, nothing of it given up, and nothing of it went back. */
export function isPaidWhole(item: Item): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(item.itemId)} not in ${selectOpenItems(item.quoteId)}
    and (select sum(l.cents) ${countings(item)}) < 0
    and not exists (select 1 ${linesOf(item)} and l.account = 'waived'))`;
}

/** As a part of a query: when money last counted for an item, or went back of it. */
export function lastCountedAt(item: Item): RawBuilder<string> {
  return sql<string>`(select max(e.booked_at) from ledger_entries e where e.id in (
    select l.entry_id ${countings(item)}))`;
}

function countings(item: Item) {
  return sql`${linesOf(item)} and l.account = 'due' and l.payment_id is not null`;
}

function linesOf({ quoteId, itemId }: Item) {
  return sql`from ledger_lines l where l.quote_id = ${sql.ref(quoteId)} and l.plan_item_id = ${sql.ref(itemId)}`;
}
