import type { Insertable, Updateable } from "kysely";
import { quoteToOpen } from "#domain/quotes/opened-quote.ts";
import { payableStatuses, standingColumns } from "#domain/quotes/quote-stage.ts";
import type { BuyerScope } from "#server/access/actor.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Quote, QuoteLine } from "./quote.ts";
import type { QuoteTable } from "./quotes.table.ts";
import { readQuoteRows } from "./read-quote-rows.ts";

/** Any quote that is not deleted: for staff, and for the shop itself. */
export async function findQuoteForStaff(db: Db, quoteId: number): Promise<Quote | undefined> {
  const rows = await live(db).where("id", "=", quoteId).execute();
  return (await readQuoteRows(db, rows)).at(0);
}

/** A quote of this client, or the one that his link is bound to (REL-Z2). */
export async function findQuoteOfClient(
  db: Db,
  { clientId, quoteId: only }: BuyerScope,
  quoteId: number,
): Promise<Quote | undefined> {
  if (only !== undefined && only !== quoteId) return undefined;
  const rows = await live(db).where("client_id", "=", clientId).where("id", "=", quoteId).execute();
  return (await readQuoteRows(db, rows)).at(0);
}

/** Some of the quotes of a client, newest first. */
export async function findQuotesOfClient(
  db: Db,
  clientId: number,
  { limit, offset = 0 }: { readonly limit: number; readonly offset?: number },
): Promise<Quote[]> {
  return await readQuoteRows(db, await ofClient(db, clientId).limit(limit).offset(offset).execute());
}

/** The client's quote that is opened where none is named (`quoteToOpen`), as far as a mail about it needs to know. */
export async function findQuoteToOpen(db: Db, clientId: number) {
  const his = db.selectFrom("quotes").where("client_id", "=", clientId).where("deleted_at", "is", null);
  const confirmed = await his
    .select((eb) => ["name", "phone", eb.fn.max("created_at").as("last")])
    .where("address_confirmed_at", "is not", null)
    .groupBy(["name", "phone"])
    .execute();
  const since = confirmed
    .map(({ last }) => last)
    .sort()
    .at(-1);
  const newest = his
    .select(["id", "reference", "name", "phone", "language"])
    .orderBy("created_at", "desc")
    .orderBy("id", "desc");
  const rows = await (since ? newest.where("created_at", ">=", since) : newest.limit(1)).execute();
  return quoteToOpen(rows, confirmed);
}

/** Adds a quote with its lines, which never change. */
export async function insertQuote(
  transaction: Transaction,
  row: Insertable<QuoteTable>,
  lines: readonly QuoteLine[],
) {
  const added = await transaction
    .insertInto("quotes")
    .values(row)
    .returning(["id", "reference", "status", "created_at"])
    .executeTakeFirstOrThrow();
  const lineRows = lines.map((line) => lineRow(added.id, line));
  if (lineRows.length > 0) await transaction.insertInto("quote_lines").values(lineRows).execute();
  return added;
}

function lineRow(quoteId: number, line: QuoteLine) {
  return {
    quote_id: quoteId,
    product_id: line.productId,
    product_name: line.productName,
    size_id: line.sizeId,
    size_name: line.sizeName,
    buyer_product_name: line.buyerNames.productName,
    buyer_size_name: line.buyerNames.sizeName,
    size_label: line.sizeLabel,
    unit_price_e4: line.unitPrice,
    units: line.units,
    material: line.material,
  };
}

/** Notes what was done last and can be undone. No screen shows it, so the version stays. */
export async function setUndoable(
  transaction: Transaction,
  quoteId: number,
  historyId: number | null,
): Promise<void> {
  const noted = transaction.updateTable("quotes").set({ undoable_id: historyId });
  await noted.where("id", "=", quoteId).execute();
}

/** The line of the history of what was done last, and could be undone. */
export async function findUndoable(db: Db, quoteId: number): Promise<number | undefined> {
  const found = db.selectFrom("quotes").select("undoable_id").where("id", "=", quoteId);
  return (await found.executeTakeFirst())?.undoable_id ?? undefined;
}

/** Notes that a mailed link of this quote was opened, the first time. */
export async function confirmAddress(db: Db, quoteId: number, at: Date): Promise<void> {
  await db
    .updateTable("quotes")
    .set({ address_confirmed_at: at.toISOString() })
    .where("id", "=", quoteId)
    .where("address_confirmed_at", "is", null)
    .execute();
}

/** How many quotes a client has. */
export async function countQuotesOfClient(db: Db, clientId: number): Promise<number> {
  return await countFound(
    db.selectFrom("quotes").where("client_id", "=", clientId).where("deleted_at", "is", null),
  );
}

/** The quote that a file came with, if it is not deleted. */
export async function findQuoteOfLogo(db: Db, fileId: number): Promise<Quote | undefined> {
  const rows = await live(db).where("logo_file_id", "=", fileId).execute();
  return (await readQuoteRows(db, rows)).at(0);
}

/** Any quote, deleted or not: for money that moved before it was deleted, and for undoing the deletion. */
export async function findQuoteEvenDeletedForSystem(
  db: Db,
  quoteId: number,
): Promise<{ quote: Quote; isDeleted: boolean } | undefined> {
  const row = await db.selectFrom("quotes").selectAll().where("id", "=", quoteId).executeTakeFirst();
  if (!row) return undefined;
  const [quote] = await readQuoteRows(db, [row]);
  return quote && { quote, isDeleted: row.deleted_at !== null };
}

type Changes = Omit<Updateable<QuoteTable>, "id" | "version" | "price_version" | "client_id">;

/**
 * The one way a quote's row changes: at the version that was read, which every change raises, and not deleted. The row
 * count decides; false means that another change came first.
 */
export async function changeQuoteRow(
  transaction: Transaction,
  at: Pick<Quote, "id" | "version">,
  changes: Changes,
  { isPriceChanged = false } = {},
): Promise<boolean> {
  const result = await transaction
    .updateTable("quotes")
    .set((eb) => ({
      ...changes,
      version: eb("version", "+", 1),
      price_version: eb("price_version", "+", isPriceChanged ? 1 : 0),
    }))
    .where("id", "=", at.id)
    .where("version", "=", at.version)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/**
 * Sets a quote to paid, or to accepted by a payment of a part, if its price is still the one that was paid, and it may be
 * paid at all (REL-M10).
 */
export async function markQuoteRowPaid(
  transaction: Transaction,
  quoteId: number,
  {
    priceVersion,
    isWhole,
    at,
  }: { readonly priceVersion: number; readonly isWhole: boolean; readonly at: Date },
): Promise<boolean> {
  const result = await transaction
    .updateTable("quotes")
    .set((eb) => ({
      ...standingColumns(isWhole ? "paid" : "accepted"),
      ...(isWhole && { paid_at: at.toISOString() }),
      version: eb("version", "+", 1),
    }))
    .where("id", "=", quoteId)
    .where("price_version", "=", priceVersion)
    .where("status", "in", payableStatuses)
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Lets a paid quote be paid what the count asked for since: it stays as it is (L10.7). */
export async function notePaidAgain(
  transaction: Transaction,
  quoteId: number,
  priceVersion: number,
): Promise<boolean> {
  const result = await transaction
    .updateTable("quotes")
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("id", "=", quoteId)
    .where("price_version", "=", priceVersion)
    .where("status", "=", "paid")
    .where("stage", "=", "accepted")
    .where("deleted_at", "is", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A paid quote owes something of what was agreed again; false where it was not paid. */
export async function markQuoteRowUnpaid(transaction: Transaction, quoteId: number): Promise<boolean> {
  const result = await transaction
    .updateTable("quotes")
    .set((eb) => ({ ...standingColumns("accepted"), paid_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", quoteId)
    .where("status", "=", "paid")
    .where("stage", "=", "accepted")
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Brings a deleted quote back; false when it is not deleted (any more). */
export async function restoreQuoteRow(transaction: Transaction, quoteId: number): Promise<boolean> {
  const result = await transaction
    .updateTable("quotes")
    .set((eb) => ({ deleted_at: null, version: eb("version", "+", 1) }))
    .where("id", "=", quoteId)
    .where("deleted_at", "is not", null)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

function ofClient(db: Db, clientId: number) {
  return live(db).where("client_id", "=", clientId).orderBy("created_at", "desc").orderBy("id", "desc");
}

function live(db: Db) {
  return db.selectFrom("quotes").selectAll().where("deleted_at", "is", null);
}

/** Holds a quote's row until the transaction ends, on either database: an update that changes nothing. */
export async function lockQuote(transaction: Transaction, quoteId: number): Promise<void> {
  const unchanged = transaction.updateTable("quotes").set((eb) => ({ version: eb.ref("version") }));
  await unchanged.where("id", "=", quoteId).execute();
}
