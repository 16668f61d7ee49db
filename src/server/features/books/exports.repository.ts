import type { Insertable, Selectable } from "kysely";
import type { BookFormat } from "#domain/books/book-files.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import type {
  BookBuyerTable,
  ExportBatchTable,
  ExportedInvoiceTable,
  ExportedPaymentTable,
  ExportFileTable,
} from "./exports.table.ts";

export type BatchRow = Selectable<ExportBatchTable>;

/** Those of these invoices that a format has had, with the numbers of their entries where it gives any. */
export async function findExported(
  db: Db,
  format: BookFormat,
  invoiceIds: readonly number[],
): Promise<ReadonlyMap<number, number | null>> {
  const rows = await db
    .selectFrom("exported_invoices")
    .select(["invoice_id", "entry_number"])
    .where("format", "=", format)
    .where("is_first", "=", 1)
    .where(isOneOf(db, "invoice_id", invoiceIds))
    .execute();
  return new Map(rows.map(({ invoice_id, entry_number }) => [invoice_id, entry_number]));
}

/** The last number that an entry of a year has; 0 before the first. */
export async function findLastEntry(db: Db, year: number): Promise<number> {
  const { last } = await db
    .selectFrom("exported_invoices")
    .select((eb) => eb.fn.max<number | null>("entry_number").as("last"))
    .where("format", "=", "fec")
    .where("entry_year", "=", year)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertBatch(
  transaction: Transaction,
  row: Insertable<ExportBatchTable>,
): Promise<BatchRow> {
  return await transaction.insertInto("export_batches").values(row).returningAll().executeTakeFirstOrThrow();
}

export async function addFiles(transaction: Transaction, rows: readonly ExportFileTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += filesAtOnce)
    await transaction
      .insertInto("export_files")
      .values(rows.slice(start, start + filesAtOnce))
      .execute();
}

const filesAtOnce = 50;

/** So many rows keep an insert below the most values that a statement takes. */
const rowsAtOnce = 1_000;

export async function addExported(
  transaction: Transaction,
  rows: readonly ExportedInvoiceTable[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction
      .insertInto("exported_invoices")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** Those of these payments of invoices that a format has had, as `paymentKey` names them. */
export async function findExportedPayments(
  db: Db,
  format: BookFormat,
  invoiceIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom("exported_payments")
    .select(["payment_id", "invoice_id", "day"])
    .where("format", "=", format)
    .where("is_first", "=", 1)
    .where(isOneOf(db, "invoice_id", invoiceIds))
    .execute();
  return new Set(rows.map(paymentKey));
}

export function paymentKey({
  payment_id,
  invoice_id,
  day,
}: Pick<ExportedPaymentTable, "payment_id" | "invoice_id" | "day">): string {
  return `${payment_id} ${invoice_id} ${day}`;
}

export async function addExportedPayments(
  transaction: Transaction,
  rows: readonly ExportedPaymentTable[],
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction
      .insertInto("exported_payments")
      .values(rows.slice(start, start + rowsAtOnce))
      .execute();
}

/** The buyers with these numbers, or with these names. */
export async function findBuyers(
  db: Db,
  { numbers, keys }: { readonly numbers: readonly string[]; readonly keys: readonly string[] },
): Promise<BookBuyerTable[]> {
  return await db
    .selectFrom("book_buyers")
    .selectAll()
    .where((eb) => eb.or([isOneOf(db, "number", numbers), isOneOf(db, "key", keys)]))
    .orderBy("number")
    .execute();
}

/** Gives buyers their names; those that have one keep it. */
export async function addBuyers(transaction: Transaction, rows: readonly BookBuyerTable[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction
      .insertInto("book_buyers")
      .values(rows.slice(start, start + rowsAtOnce))
      .onConflict((conflict) => conflict.column("number").doNothing())
      .execute();
}

export async function readBatchesPage(
  db: Db,
  { limit, offset }: Pick<Paging, "limit" | "offset">,
): Promise<BatchRow[]> {
  return await db
    .selectFrom("export_batches")
    .selectAll()
    .orderBy("id", "desc")
    .limit(limit)
    .offset(offset)
    .execute();
}

export async function countBatches(db: Db): Promise<number> {
  return await countFound(db.selectFrom("export_batches"));
}

/** What is told of the files of these batches, in their order. */
export async function findFilesOf(
  db: Db,
  batchIds: readonly number[],
): Promise<ReadonlyMap<number, readonly Omit<ExportFileTable, "content">[]>> {
  const rows = await db
    .selectFrom("export_files")
    .select(["batch_id", "part", "name", "kind", "documents", "sums"])
    .where(isOneOf(db, "batch_id", batchIds))
    .orderBy("batch_id")
    .orderBy("part")
    .execute();
  return Map.groupBy(rows, ({ batch_id }) => batch_id);
}

export async function findBatch(db: Db, id: number): Promise<BatchRow | undefined> {
  return await db.selectFrom("export_batches").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function findFile(
  db: Db,
  batchId: number,
  name: string,
): Promise<Selectable<ExportFileTable> | undefined> {
  return await db
    .selectFrom("export_files")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("name", "=", name)
    .executeTakeFirst();
}

/** The file that stands at a place of its batch. */
export async function findFileAt(
  db: Db,
  batchId: number,
  part: number,
): Promise<Pick<ExportFileTable, "name" | "content"> | undefined> {
  return await db
    .selectFrom("export_files")
    .select(["name", "content"])
    .where("batch_id", "=", batchId)
    .where("part", "=", part)
    .executeTakeFirst();
}
