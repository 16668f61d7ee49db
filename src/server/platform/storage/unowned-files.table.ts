/** A stored file that nobody owned when the sweeper came by. */
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
