import type { Generated } from "kysely";
import type { BookFormat } from "#domain/books/book-files.ts";
import type { BookFileKind } from "#domain/books/book-sheet.ts";

export interface ExportBatchTable {
  id: Generated<number>;
  format: BookFormat;
  from_day: string;
  to_day: string;
  is_again: 0 | 1;
  invoice_count: number;
  row_count: number;
  /** The name of the user who exported it. */
  created_by: string;
  created_at: string;
  /** What it holds and what it does not, as HTML; empty of batches from before. */
  page: Generated<string>;
}

/** The files of a batch, as they were handed out. */
export interface ExportFileTable {
  batch_id: number;
  part: number;
  name: string;
  content: string;
  kind: BookFileKind;
  documents: number;
  /** JSON: `[{ account, cents }]`. */
  sums: string;
}

export interface ExportedInvoiceTable {
  batch_id: number;
  invoice_id: number;
  format: BookFormat;
  /** No earlier batch of this format held it; there is one such row of an invoice. */
  is_first: 0 | 1;
  /** The number of its entry in the sales journal of a year, given with the first export. */
  entry_year: number | null;
  entry_number: number | null;
}

/** What of a payment counts for an invoice from a day on. */
export interface ExportedPaymentTable {
  batch_id: number;
  payment_id: number;
  invoice_id: number;
  day: string;
  format: BookFormat;
  /** No earlier batch of this format held it. */
  is_first: 0 | 1;
}

/** What a buyer is called in programs that find a customer by its name: given with the first batch, and kept. */
export interface BookBuyerTable {
  /** `C7` of a client, `S3` of a company. */
  number: string;
  name: string;
  /** The name as the programs compare it. */
  key: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    export_batches: ExportBatchTable;
    export_files: ExportFileTable;
    exported_invoices: ExportedInvoiceTable;
    exported_payments: ExportedPaymentTable;
    book_buyers: BookBuyerTable;
  }
}
