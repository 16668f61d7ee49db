import type { Insertable, Selectable } from "kysely";
import type { BookFormat } from "#domain/books/book-files.ts";
import type { Db, Transaction } from "#server/platform/database/db.ts";
import { isOneOf } from "#server/platform/database/is-one-of.ts";
import { countFound } from "#server/platform/lists/count-found.ts";
import type { Paging } from "#server/platform/lists/paging.ts";
import type { ExportBatchTable, ExportedInvoiceTable, ExportFileTable } from "./exports.table.ts";

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
  await transaction.insertInto("export_files").values(rows).execute();
}

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

/** The names of the files of these batches, in their order. */
export async function findFileNames(
  db: Db,
  batchIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  const rows = await db
    .selectFrom("export_files")
    .select(["batch_id", "name"])
    .where(isOneOf(db, "batch_id", batchIds))
    .orderBy("batch_id")
    .orderBy("part")
    .execute();
  const byBatch = Map.groupBy(rows, ({ batch_id }) => batch_id);
  return new Map([...byBatch].map(([id, files]) => [id, files.map(({ name }) => name)]));
}

export async function findFile(
  db: Db,
  batchId: number,
  part: number,
): Promise<Selectable<ExportFileTable> | undefined> {
  return await db
    .selectFrom("export_files")
    .selectAll()
    .where("batch_id", "=", batchId)
    .where("part", "=", part)
    .executeTakeFirst();
}
