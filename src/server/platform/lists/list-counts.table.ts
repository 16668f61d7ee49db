/**
 * How many rows a list has of each kind, kept by triggers in the transaction that changes a row (ADR-16). A count
 * is the sum over its slots: writers at the same time have different ones, and do not wait for each other. Of `files`,
 * it is their bytes that are counted.
 */
export interface ListCountTable {
  list: string;
  kind: string;
  slot: number;
  count: number;
}

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    list_counts: ListCountTable;
  }
}
