import { type BookFormat, bookFiles } from "#domain/books/book-files.ts";
import { checkRange } from "#domain/books/book-range.ts";
import { hasEntry } from "#domain/books/sales-entry.ts";
import { buyerKey, type NamedBuyer, tellBuyersApart } from "#domain/books/tell-buyers-apart.ts";
import { isFrance } from "#domain/france/is-france.ts";
import { type Message, withValues } from "#domain/words.ts";
import { type IssuedInvoice, systemReadIssued } from "#server/features/deals/invoices/system-read-issued.ts";
import type { Db } from "#server/platform/database/db.ts";
import { AppError } from "#server/platform/errors/app-error.ts";
import type { Services } from "#server/services.ts";
import { findBuyers, findExported, findLastEntry } from "./exports.repository.ts";

const tooMany: Message = /*i18n*/ {
  id: "export.tooMany",
  message: "More than {most, number} invoices were issued in these days. Please choose fewer days.",
};

/** More at once would take too much memory. */
export const mostInvoices = 10_000;

/** Which days, in which format. */
export interface BookRange {
  readonly format: BookFormat;
  readonly from: string;
  readonly to: string;
}

/** What was issued in some days. */
export interface Issued {
  readonly invoices: readonly IssuedInvoice[];
  /** Those that no batch of the format holds. */
  readonly fresh: ReadonlySet<number>;
  /** In the sales journal the number of each entry that was given, by the id of its document. */
  readonly exported: ReadonlyMap<number, number | null>;
}

/** @throws 422 for days the wrong way round, or with too many invoices */
export async function readIssued(db: Db, range: BookRange): Promise<Issued> {
  const { format, from, to } = range;
  const { to: refusal } = checkRange(range);
  if (refusal) throw new AppError("invalid", { fields: { to: [refusal] } });
  const { count, invoices } = await systemReadIssued(db, { from, to, most: mostInvoices });
  refuseTooMany(count);
  const ids = invoices.map(({ id }) => id);
  const exported = await findExported(db, format, ids);
  return { invoices, exported, fresh: new Set(ids.filter((id) => !exported.has(id))) };
}

/** @throws 422 */
export function refuseTooMany(count: number): void {
  if (count > mostInvoices)
    throw new AppError("invalid", { fields: { to: [withValues(tooMany, { most: mostInvoices })] } });
}

/** All that was issued in these days, and its files as they are read. Reading marks nothing. */
export async function readBooks(
  db: Db,
  { shop }: Pick<Services, "shop">,
  range: BookRange,
): Promise<Issued & { readonly files: ReturnType<typeof bookFiles> }> {
  const issued = await readIssued(db, range);
  const files = bookFiles(range.format, {
    ...settingsOf(shop, range),
    documents: issued.invoices.map(({ document }) => document),
    names: await nameBuyers(db, buyersOf(issued.invoices)),
    entryNumbers: await numberEntries(db, range.format, issued),
  });
  return { ...issued, files };
}

/** What the files of a shop are written with. */
export function settingsOf(shop: Services["shop"], { from, to }: BookRange) {
  const settings = shop.settings();
  const days = isFrance(settings.country) ? ("day-first" as const) : ("month-first" as const);
  return { from, to, settings, siren: settings.siret, days };
}

/** Who buys, as the newest of these documents names him. */
export function buyersOf(invoices: readonly IssuedInvoice[]): NamedBuyer[] {
  const buyers = new Map<string, NamedBuyer>();
  for (const { document } of invoices) {
    const { number, name } = document.customer;
    // The first of them comes first; the newest says the name.
    buyers.set(number, { number, name });
  }
  return [...buyers.values()];
}

/** What buyers are called where customers are found by name: as they were handed over, or each by a name of its own. */
export async function nameBuyers(
  db: Db,
  buyers: readonly NamedBuyer[],
): Promise<ReadonlyMap<string, string>> {
  const known = await findBuyers(db, {
    numbers: buyers.map(({ number }) => number),
    keys: buyers.map(({ name }) => buyerKey(name)),
  });
  return tellBuyersApart(buyers, known);
}

/**
 * Those that an entry was written for have its number; the others take the next ones of their year, in their order. What
 * has no entry takes none, so that the journal has no gap.
 */
export async function numberEntries(
  db: Db,
  format: BookFormat,
  { invoices, exported }: Pick<Issued, "invoices" | "exported">,
): Promise<ReadonlyMap<string, number>> {
  const last = new Map<number, number>();
  const numbers = new Map<string, number>();
  if (format !== "fec") return numbers;
  for (const { id, document } of invoices) {
    if (!hasEntry(document)) continue;
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
