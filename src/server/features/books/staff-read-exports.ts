import { z } from "zod";
import type { ExportBatch } from "#contracts/books/exports.ts";
import type { ListMeta } from "#contracts/lists.ts";
import { pageSizes } from "#domain/lists/page-sizes.ts";
import { sum } from "#domain/sum.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { OpenedFile } from "#server/platform/http/send-file.ts";
import { type ListQuery, pagingOf } from "#server/platform/lists/paging.ts";
import { type ZipPart, zipOf } from "#server/platform/storage/zip-archive.ts";
import type { Services } from "#server/services.ts";
import {
  type BatchRow,
  countBatches,
  findBatch,
  findFile,
  findFileAt,
  findFilesOf,
  readBatchesPage,
} from "./exports.repository.ts";
import type { ExportFileTable } from "./exports.table.ts";
import { type BookRange, readBooks } from "./read-books.ts";

const [defaultPerPage] = pageSizes.exports;

/** The file that these days have, exported before or not. Looking at it marks nothing. @throws 404 for a part that it has not */
export async function staffReadAccountingFile(
  services: Services,
  { part = 1, ...range }: BookRange & { readonly part?: number | undefined },
): Promise<OpenedFile> {
  const { files } = await readBooks(services.db, services, range);
  const file = files[part - 1];
  if (!file) throw new AppError("not_found");
  return opened(file);
}

/** What the next batch of these days will hold. */
export async function staffPreviewExport(services: Services, range: BookRange) {
  const all = await readBooks(services.db, services, range);
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
  const files = await findFilesOf(
    db,
    rows.map(({ id }) => id),
  );
  return {
    batches: rows.map((row) => showBatch(row, files.get(row.id) ?? [])),
    meta: paging.meta(await countBatches(db)),
  };
}

/** A file of a batch as it was stored. @throws 404 */
export async function staffReadExportFile(
  { db }: Pick<Services, "db">,
  batchId: number,
  name: string,
): Promise<OpenedFile> {
  const file = await findFile(db, batchId, name);
  if (!file) throw new AppError("not_found");
  return opened(file);
}

/** A batch as a ZIP file: all of its files, and the page that says what they hold. @throws 404 */
export async function staffReadExportBatch(
  { db }: Pick<Services, "db">,
  batchId: number,
): Promise<OpenedFile> {
  const batch = await findBatch(db, batchId);
  if (!batch) throw new AppError("not_found");
  const { id, format, from_day, to_day, page } = batch;
  const count = (await findFilesOf(db, [id])).get(id)?.length ?? 0;
  async function* parts(): AsyncGenerator<ZipPart> {
    if (page !== "") yield { name: "index.html", content: Buffer.from(page) };
    for (let part = 1; part <= count; part += 1) {
      const file = await findFileAt(db, id, part);
      if (file) yield { name: file.name, content: Buffer.from(file.content) };
    }
  }
  const content = await zipOf(parts());
  const name = `${format}_${from_day}_${to_day}_${id}.zip`;
  return { name, mediaType: "application/zip", byteSize: content.length, content };
}

export function showBatch(row: BatchRow, files: readonly Omit<ExportFileTable, "content">[]): ExportBatch {
  const { id, format, from_day: from, to_day: to, invoice_count, row_count, created_by, created_at } = row;
  return {
    ...{ id, format, from, to, again: row.is_again === 1, invoices: invoice_count, rows: row_count },
    files: files.map(({ name, kind, documents, sums }) => {
      return { name, kind, documents, sums: storedSums.parse(JSON.parse(sums)) };
    }),
    ...{ created_by, created_at },
  };
}

const storedSums = z.array(z.object({ account: z.string(), cents: z.int() }));

function opened({ name, content }: { readonly name: string; readonly content: string }): OpenedFile {
  const bytes = Buffer.from(content);
  const mediaType = name.endsWith(".csv") ? "text/csv; charset=utf-8" : "text/plain; charset=utf-8";
  return { name, mediaType, byteSize: bytes.length, content: bytes };
}
