import type { Generated } from "kysely";
import type { InvoiceKind, InvoiceState } from "#domain/invoices/invoice.ts";

/** The numbers of a series in a year: the next one, and the day of the last. */
export interface NumberSeriesTable {
  kind: string;
  year: number;
  next: number;
  last_day: string;
}

export interface InvoiceTable {
  id: Generated<number>;
  kind: InvoiceKind;
  state: InvoiceState;
  number: string | null;
  quote_id: number;
  /** The client of the day it was drafted: who sees it is decided by its quote. */
  client_id: number;
  company_id: number | null;
  credit_of: number | null;
  /** The item of the plan that a deposit is for. */
  plan_item_id: Generated<number | null>;
  /** JSON of all that it says. */
  snapshot: string;
  total_cents: number;
  tax_cents: number;
  due_cents: number;
  issued_on: string | null;
  due_on: string | null;
  /** SHA-256 of the snapshot in its canonical form. */
  hash: string | null;
  /** Its number after what its quote is found by; a trigger of the quote's keeps it. */
  search_text: Generated<string>;
  created_at: string;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    number_series: NumberSeriesTable;
    invoices: InvoiceTable;
  }
}
