import type { BookPayment } from "./book-payment.ts";
import { type BookFile, type BookSheet, sheetFiles } from "./book-sheet.ts";
import type { BooksSettings } from "./books-settings.ts";
import { fecFileName, fecSheet } from "./fec.ts";
import type { IssuedDocument } from "./issued-document.ts";
import { quickBooksInvoices, quickBooksNotes, quickBooksPayments } from "./quickbooks.ts";
import { hasEntry } from "./sales-entry.ts";
import type { DayStyle } from "./show-book-day.ts";
import { xeroInvoices, xeroNotes, xeroPayments } from "./xero.ts";

export const bookFormats = ["quickbooks", "xero", "fec"] as const;
export type BookFormat = (typeof bookFormats)[number];

interface Books {
  /** What was issued from the first to the last day, in this order. */
  readonly documents: readonly IssuedDocument[];
  /** What each buyer is called where customers are found by name, by their numbers. */
  readonly names: ReadonlyMap<string, string>;
  /** In the sales journal the number of each document's entry, by its own. */
  readonly entryNumbers: ReadonlyMap<string, number>;
  readonly from: string;
  readonly to: string;
  readonly siren: string;
  readonly settings: BooksSettings;
  readonly days: DayStyle;
}

/** The files of a format to be read: credit notes stand below zero among the invoices. One without a row where there is nothing to write. */
export function bookFiles(format: BookFormat, books: Books): BookFile[] {
  if (format === "fec") return journal(books);
  const sheet = format === "xero" ? xeroInvoices(books) : quickBooksInvoices(books);
  return sheetFiles(named(books), sheet, (part) => nameOf(books, `${format}_`, part));
}

interface Batch extends Books {
  readonly payments: readonly BookPayment[];
}

/** The files of a format to be handed over, by what its program takes at once and by kind; none without a row. */
export function batchFiles(format: BookFormat, books: Batch): BookFile[] {
  if (format === "fec") return journal(books).filter(({ rowCount }) => rowCount > 0);
  const isXero = format === "xero";
  const documents = named(books);
  const write = <Item>(items: readonly Item[], sheet: BookSheet<Item>) =>
    items.length === 0
      ? []
      : sheetFiles(items, sheet, (part) => nameOf(books, `${format}_${sheet.kind}_`, part));
  const isNote = ({ kind }: IssuedDocument) => kind === "credit";
  return [
    ...write(
      documents.filter((document) => !isNote(document)),
      isXero ? xeroInvoices(books) : quickBooksInvoices(books),
    ),
    ...write(documents.filter(isNote), isXero ? xeroNotes(books) : quickBooksNotes(books)),
    ...write(books.payments, isXero ? xeroPayments(books) : quickBooksPayments(books)),
  ];
}

function journal(books: Books): BookFile[] {
  const documents = books.documents.filter(hasEntry);
  return sheetFiles(documents, fecSheet(books), () => fecFileName(books.siren, books.to));
}

/** The documents with what their buyers are called there. */
function named({ documents, names }: Books): IssuedDocument[] {
  return documents.map((document) => {
    const { customer } = document;
    return { ...document, customer: { ...customer, name: names.get(customer.number) ?? customer.name } };
  });
}

function nameOf({ from, to }: Books, begin: string, part: string): string {
  return `${begin}${from}_${to}${part}.csv`;
}
