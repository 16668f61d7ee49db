/** A stored file that had no owner when the sweeper ran. */
export interface UnownedFileTable {
  storage_key: string;
  /** When that was seen first. */
  seen_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    unowned_files: UnownedFileTable;
  }
}
