import type { Generated, Selectable } from "kysely";
import type { EntryKind } from "#domain/ledger/entry-kinds.ts";
import type { LedgerAccount } from "#domain/ledger/ledger-line.ts";

/** An entry; entries and lines are added and never changed. */
export interface LedgerEntryTable {
  id: Generated<number>;
  kind: EntryKind;
  source_id: number;
  /** The entry that it takes back. */
  reverses: number | null;
  /** No money moves with it. */
  is_test: 0 | 1;
  booked_at: string;
}

export interface LedgerLineTable {
  id: Generated<number>;
  entry_id: number;
  day: string;
  account: LedgerAccount;
  quote_id: number;
  plan_item_id: number | null;
  document_id: number | null;
  payment_id: number | null;
  cents: number;
  jurisdiction: string | null;
  ppm: number | null;
  base_cents: number | null;
  tax_day: string | null;
}

/** What of the accounts `due` and `credit` is not zero, written with the lines; 0 stands for no item, document, payment. */
export interface OpenItemTable {
  quote_id: number;
  account: "due" | "credit";
  plan_item_id: number;
  document_id: number;
  payment_id: number;
  cents: number;
}

export type LedgerLineRow = Selectable<LedgerLineTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    ledger_entries: LedgerEntryTable;
    ledger_lines: LedgerLineTable;
    open_items: OpenItemTable;
  }
}
