import type { Generated } from "kysely";
import type { BookFormat } from "#domain/books/book-files.ts";

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
}

/** The files of a batch, as they were handed out. */
export interface ExportFileTable {
  batch_id: number;
  part: number;
  name: string;
  content: string;
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

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    export_batches: ExportBatchTable;
    export_files: ExportFileTable;
    exported_invoices: ExportedInvoiceTable;
  }
}
