import type { BooksSettings } from "./books-settings.ts";
import { fecFile, fecFileName } from "./fec.ts";
import type { BookFile, IssuedDocument } from "./issued-document.ts";
import { quickBooksFile } from "./quickbooks.ts";
import type { DayStyle } from "./show-book-day.ts";
import { xeroFile } from "./xero.ts";

export const bookFormats = ["quickbooks", "xero", "fec"] as const;
export type BookFormat = (typeof bookFormats)[number];

/** Xero refuses a file with more invoices. */
const mostInFile: Readonly<Partial<Record<BookFormat, number>>> = { xero: 500 };

interface Books {
  /** What was issued from the first to the last day, in this order. */
  readonly documents: readonly IssuedDocument[];
  /** In the sales journal the number of each document's entry, by its own. */
  readonly entryNumbers: ReadonlyMap<string, number>;
  readonly from: string;
  readonly to: string;
  readonly siren: string;
  readonly settings: BooksSettings;
  readonly days: DayStyle;
}

/** The files of a format; one without a row where there is nothing to write. */
export function bookFiles(format: BookFormat, books: Books): (BookFile & { readonly name: string })[] {
  const parts = partsOf(books.documents, mostInFile[format]);
  return parts.map((documents, index) => ({
    ...write(format, { ...books, documents }),
    name: nameOf(format, books, parts.length > 1 ? `_${index + 1}` : ""),
  }));
}

function write(format: BookFormat, { documents, settings, days, ...books }: Books): BookFile {
  if (format === "quickbooks") return quickBooksFile(documents, days);
  if (format === "xero") return xeroFile(documents, { settings, days });
  return fecFile({ documents, settings, ...books });
}

function nameOf(format: BookFormat, { from, to, siren }: Books, part: string): string {
  return format === "fec" ? fecFileName(siren, to) : `${format}_${from}_${to}${part}.csv`;
}

function partsOf<T>(all: readonly T[], most = Number.POSITIVE_INFINITY): (readonly T[])[] {
  const parts = [all.slice(0, most)];
  for (let start = most; start < all.length; start += most) parts.push(all.slice(start, start + most));
  return parts;
}
