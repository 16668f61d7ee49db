import type { ExportBatch } from "#contracts/books/exports.ts";
import { sum } from "#domain/sum.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { lockVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { addExported, addFiles, insertBatch } from "./exports.repository.ts";
import { type BookRange, readBooks, yearOf } from "./read-books.ts";
import { showBatch } from "./staff-read-exports.ts";

const nothingIssued: Message = /*i18n*/ {
  id: "books.export.nothing",
  message: "Nothing was issued in these days that is not in an export already.",
};

/**
 * Hands to the books what was issued in these days and is in no earlier batch of the format; with `again` all of it. The
 * files are stored and never change. @throws 422, also where there is nothing to hand over
 */
export async function staffStoreExport(
  services: Services,
  actor: Staff,
  { again = false, ...range }: BookRange & { readonly again?: boolean | undefined },
): Promise<ExportBatch> {
  const { format, from, to } = range;
  const at = services.clock();
  return await services.db.transaction().execute(async (transaction) => {
    // Exports of a format come one after the other, so that none takes what another is taking.
    await lockVersion(transaction, `export-${format}`);
    const books = await readBooks(transaction, services, { ...range, isOnlyFresh: !again });
    if (books.invoices.length === 0) throw new AppError("invalid", { fields: { from: [nothingIssued] } });
    const batch = await insertBatch(transaction, {
      ...{ format, from_day: from, to_day: to, is_again: again ? 1 : 0 },
      ...{ invoice_count: books.invoices.length, row_count: sum(books.files.map((file) => file.rowCount)) },
      ...{ created_by: actor.name, created_at: at.toISOString() },
    });
    const files = books.files.map(({ name, content }, index) => {
      return { batch_id: batch.id, part: index + 1, name, content };
    });
    await addFiles(transaction, files);
    const exported = books.invoices.map(({ id, document }) => {
      const isFirst = books.fresh.has(id);
      const entry = isFirst ? books.entryNumbers.get(document.number) : undefined;
      return {
        ...{ batch_id: batch.id, invoice_id: id, format, is_first: isFirst ? (1 as const) : (0 as const) },
        ...{ entry_year: entry ? yearOf(document) : null, entry_number: entry ?? null },
      };
    });
    await addExported(transaction, exported);
    const after = { format, from, to, again, invoices: batch.invoice_count, rows: batch.row_count };
    const subject = { subject: "export", subjectId: batch.id, actor: auditActorOf(actor) };
    await recordAudit(transaction, { ...subject, action: "export.create", after, at });
    return showBatch(
      batch,
      files.map(({ name }) => name),
    );
  });
}
