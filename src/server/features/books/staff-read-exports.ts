import type { ExportBatch } from "#contracts/books/exports.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { sum } from "#domain/sum.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import type { Services } from "#server/services.ts";
import {
  type BatchRow,
  countBatches,
  findFile,
  findFileNames,
  readBatchesPage,
} from "./exports.repository.ts";
import { type BookRange, readBooks } from "./read-books.ts";

const [defaultPerPage] = pageSizes.exports;

/** The file that these days have, exported before or not. Looking at it marks nothing. @throws 404 for a part that it has not */
export async function staffReadAccountingFile(
  services: Services,
  { part = 1, ...range }: BookRange & { readonly part?: number | undefined },
): Promise<OpenedFile> {
  const { files } = await readBooks(services.db, services, { ...range, isOnlyFresh: false });
  const file = files[part - 1];
  if (!file) throw new AppError("not_found");
  return opened(file);
}

/** What the next batch of these days will hold. */
export async function staffPreviewExport(services: Services, range: BookRange) {
  const all = await readBooks(services.db, services, { ...range, isOnlyFresh: false });
  return {
    ...{ invoices: all.invoices.length, new_invoices: all.fresh.size },
    rows: sum(all.files.map(({ rowCount }) => rowCount)),
    files: all.files.map(({ name }) => name),
    total_cents: sum(
      all.invoices.map(({ document: { kind, dueCents } }) => (kind === "credit" ? -dueCents : dueCents)),
    ),
  };
}

/** One page of the batches, the newest first. */
export async function staffListExports(
  { db }: Pick<Services, "db">,
  query: ListQuery,
): Promise<{ batches: ExportBatch[]; meta: ListMeta }> {
  const paging = pagingOf(query, defaultPerPage);
  const rows = await readBatchesPage(db, paging);
  const names = await findFileNames(
    db,
    rows.map(({ id }) => id),
  );
  return {
    batches: rows.map((row) => showBatch(row, names.get(row.id) ?? [])),
    meta: paging.meta(await countBatches(db)),
  };
}

/** A file of a batch as it was stored. @throws 404 */
export async function staffReadExportFile(
  { db }: Pick<Services, "db">,
  batchId: number,
  part = 1,
): Promise<OpenedFile> {
  const file = await findFile(db, batchId, part);
  if (!file) throw new AppError("not_found");
  return opened(file);
}

export function showBatch(row: BatchRow, files: readonly string[]): ExportBatch {
  const { id, format, from_day: from, to_day: to, invoice_count, row_count, created_by, created_at } = row;
  return {
    ...{ id, format, from, to, again: row.is_again === 1, invoices: invoice_count, rows: row_count },
    ...{ files: [...files], created_by, created_at },
  };
}

function opened({ name, content }: { readonly name: string; readonly content: string }): OpenedFile {
  const bytes = Buffer.from(content);
  const mediaType = name.endsWith(".csv") ? "text/csv; charset=utf-8" : "text/plain; charset=utf-8";
  return { name, mediaType, byteSize: bytes.length, content: bytes };
}
