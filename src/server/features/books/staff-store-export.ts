import type { ExportBatch } from "#contracts/books/exports.ts";
import { batchFiles } from "#domain/books/book-files.ts";
import { buyerKey } from "#domain/books/tell-buyers-apart.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { sum } from "#domain/sum.ts";
import type { Message } from "#domain/words.ts";
import { auditActorOf, type Staff } from "#server/access/actor.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import { recordAudit } from "#server/platform/history/history.ts";
import { lockVersion, raiseVersion, readVersion } from "#server/platform/versions/versions.ts";
import type { Services } from "#server/services.ts";
import { batchPage } from "./batch-page.ts";
import {
  addBuyers,
  addExported,
  addExportedPayments,
  addFiles,
  findExportedPayments,
  insertBatch,
  paymentKey,
} from "./exports.repository.ts";
import {
  type BookRange,
  buyersOf,
  nameBuyers,
  numberEntries,
  readIssued,
  settingsOf,
  yearOf,
} from "./read-books.ts";
import { type ReadPayment, readPaidBack, readPayments } from "./read-payments.ts";
import { showBatch } from "./staff-read-exports.ts";

const nothingIssued: Message = /*i18n*/ {
  id: "books.export.nothing",
  message: "Nothing was issued in these days that is not in an export already.",
};

/** What the books were told so far, by which a batch is worked out. */
const told = "exports";

type Asked = BookRange & { readonly again: boolean };

/**
 * Hands to the books what was issued in these days, and paid of it, and is in no earlier batch of the format; with `again`
 * all of it. The files are stored and never change. @throws 422, also where there is nothing to hand over
 */
export async function staffStoreExport(
  services: Services,
  actor: Staff,
  { again = false, ...range }: BookRange & { readonly again?: boolean | undefined },
): Promise<ExportBatch> {
  // What is handed over is worked out beside the transaction, which others would wait for.
  for (;;) {
    const version = await readVersion(services.db, told);
    const prepared = await prepare(services, { ...range, again });
    const stored = await services.db.transaction().execute(async (transaction) => {
      // Exports come one after the other, so that none takes what another took meanwhile.
      if ((await lockVersion(transaction, told)) !== version) return undefined;
      await raiseVersion(transaction, told);
      return await store(transaction, services, { actor, asked: { ...range, again }, prepared });
    });
    if (stored) return stored;
  }
}

/** A payment as the batches know it: of which invoice, from which day on. */
const keyOf = ({ paymentId, invoiceId, day }: ReadPayment) =>
  paymentKey({ payment_id: paymentId, invoice_id: invoiceId, day });

async function prepare({ db, shop, translate }: Services, { again, ...range }: Asked) {
  const { format } = range;
  const issued = await readIssued(db, range);
  const invoices = again ? issued.invoices : issued.invoices.filter(({ id }) => issued.fresh.has(id));
  const settings = settingsOf(shop, range);
  const language = isFrance(shop.settings().country) ? "fr" : "en";
  const invoicedDeals = [...new Set(issued.invoices.map(({ quoteId }) => quoteId))];
  const read = format === "fec" ? undefined : await readPayments(db, { ...range, invoicedDeals, language });
  const paidBack = format === "fec" ? [] : await readPaidBack(db, { ...range, language });
  const all = read?.payments ?? [];
  const had = await findExportedPayments(db, format, [...new Set(all.map(({ invoiceId }) => invoiceId))]);
  const payments = again ? all : all.filter((payment) => !had.has(keyOf(payment)));
  if (invoices.length + payments.length === 0)
    throw new AppError("invalid", { fields: { from: [nothingIssued] } });
  const payers = [...payments, ...paidBack].flatMap(({ buyer }) => buyer ?? []);
  const names = await nameBuyers(db, [...buyersOf(invoices), ...payers]);
  const entryNumbers = await numberEntries(db, format, { ...issued, invoices });
  const files = batchFiles(format, {
    ...{ ...settings, names, entryNumbers, documents: invoices.map(({ document }) => document) },
    payments: payments.map(({ buyer, ...payment }) => {
      return { ...payment, customer: names.get(buyer.number) ?? buyer.name };
    }),
  });
  const page = batchPage(
    {
      ...{ ...range, files, invoices, settings: settings.settings, payments: read, paidBack, names },
      all: issued.invoices,
    },
    { language, currency: shop.facts().currency, say: (message) => translate(language, message) },
  );
  return { invoices, payments, had, names, entryNumbers, files, page, fresh: issued.fresh };
}

interface Storing {
  readonly actor: Staff;
  readonly asked: Asked;
  readonly prepared: Awaited<ReturnType<typeof prepare>>;
}

async function store(
  transaction: Transaction,
  { clock }: Services,
  { actor, asked: { again, format, from, to }, prepared }: Storing,
): Promise<ExportBatch> {
  const at = clock();
  const { invoices, payments, had, names, entryNumbers, files, page, fresh } = prepared;
  const batch = await insertBatch(transaction, {
    ...{ format, from_day: from, to_day: to, is_again: again ? 1 : 0, page },
    ...{ invoice_count: invoices.length, row_count: sum(files.map((file) => file.rowCount)) },
    ...{ created_by: actor.name, created_at: at.toISOString() },
  });
  const rows = files.map(({ name, kind, documents, sums, content }, index) => {
    const told = { name, kind, documents, sums: JSON.stringify(sums), content };
    return { batch_id: batch.id, part: index + 1, ...told };
  });
  await addFiles(transaction, rows);
  const exported = invoices.map(({ id, document }) => {
    const isFirst = fresh.has(id);
    const entry = isFirst ? entryNumbers.get(document.number) : undefined;
    return {
      ...{ batch_id: batch.id, invoice_id: id, format, is_first: isFirst ? (1 as const) : (0 as const) },
      ...{ entry_year: entry ? yearOf(document) : null, entry_number: entry ?? null },
    };
  });
  await addExported(transaction, exported);
  const paid = payments.map((payment) => ({
    ...{ batch_id: batch.id, payment_id: payment.paymentId, invoice_id: payment.invoiceId },
    ...{ day: payment.day, format, is_first: had.has(keyOf(payment)) ? (0 as const) : (1 as const) },
  }));
  await addExportedPayments(transaction, paid);
  if (format !== "fec")
    await addBuyers(
      transaction,
      [...names].map(([number, name]) => ({ number, name, key: buyerKey(name) })),
    );
  const after = { format, from, to, again, invoices: batch.invoice_count, rows: batch.row_count };
  const subject = { subject: "export", subjectId: batch.id, actor: auditActorOf(actor) };
  await recordAudit(transaction, { ...subject, action: "export.create", after, at });
  return showBatch(batch, rows);
}
