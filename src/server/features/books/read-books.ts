import { type BookFormat, bookFiles } from "#domain/books/book-files.ts";
import { checkRange } from "#domain/books/book-range.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { type Message, withValues } from "#domain/words.ts";
import { type IssuedInvoice, systemReadIssued } from "#server/features/deals/invoices/system-read-issued.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findExported, findLastEntry } from "./exports.repository.ts";

const tooMany: Message = /*i18n*/ {
  id: "export.tooMany",
  message: "More than {most, number} invoices were issued in these days. Please choose fewer days.",
};

/** More at once would keep others waiting. */
const mostInvoices = 2_000;

/** Which days, in which format. */
export interface BookRange {
  readonly format: BookFormat;
  readonly from: string;
  readonly to: string;
}

/** What was issued in some days, and its files. */
export interface Books {
  readonly invoices: readonly IssuedInvoice[];
  /** Those that no batch of the format holds. */
  readonly fresh: ReadonlySet<number>;
  /** In the sales journal the number of each entry, by the number of its document. */
  readonly entryNumbers: ReadonlyMap<string, number>;
  readonly files: ReturnType<typeof bookFiles>;
}

/**
 * What was issued in these days as files of a format, all of it or what no batch holds yet. Reading marks nothing.
 * @throws 422 for days the wrong way round, or with too many invoices
 */
export async function readBooks(
  db: Db,
  { shop }: Pick<Services, "shop">,
  { isOnlyFresh, ...range }: BookRange & { readonly isOnlyFresh: boolean },
): Promise<Books> {
  const { format, from, to } = range;
  const { to: refusal } = checkRange(range);
  if (refusal) throw new AppError("invalid", { fields: { to: [refusal] } });
  const all = await systemReadIssued(db, { from, to, most: mostInvoices });
  if (all.length > mostInvoices)
    throw new AppError("invalid", { fields: { to: [withValues(tooMany, { most: mostInvoices })] } });
  const idsOf = (some: readonly IssuedInvoice[]) => some.map(({ id }) => id);
  const exported = await findExported(db, format, idsOf(all));
  const fresh = new Set(idsOf(all).filter((id) => !exported.has(id)));
  const invoices = isOnlyFresh ? all.filter(({ id }) => fresh.has(id)) : all;
  const entryNumbers = format === "fec" ? await numberEntries(db, invoices, exported) : new Map();
  const settings = shop.settings();
  const files = bookFiles(format, {
    ...{ from, to, entryNumbers, settings, siren: settings.siret },
    documents: invoices.map(({ document }) => document),
    days: isFrance(settings.country) ? "day-first" : "month-first",
  });
  return { invoices, fresh, entryNumbers, files };
}

/** Those that an entry was written for have its number; the others take the next ones of their year, in their order. */
async function numberEntries(
  db: Db,
  invoices: readonly IssuedInvoice[],
  exported: ReadonlyMap<number, number | null>,
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<number, number>();
  const numbers = new Map<string, number>();
  for (const { id, document } of invoices) {
    let number = exported.get(id);
    if (!number) {
      const year = yearOf(document);
      number = (last.get(year) ?? (await findLastEntry(db, year))) + 1;
      last.set(year, number);
    }
    numbers.set(document.number, number);
  }
  return numbers;
}

export function yearOf({ issuedOn }: IssuedInvoice["document"]): number {
  return Number(issuedOn.slice(0, 4));
}
