import type { Generated } from "kysely";

/**
 * A file that somebody sent, and where it stands. `arriving`: the row is there before the bytes, so that nothing is
 * ever stored that no row knows of (D7). `waiting`: kept, and to be decoded by a worker. `ready`: may be opened.
 * `refused`: it is not what it claims to be (§0.11). `leaving`: nobody needs it; bytes first, then the row, it goes.
 */
export type FileState = "arriving" | "waiting" | "ready" | "refused" | "leaving";

export interface FileTable {
  id: Generated<number>;
  storage_key: string;
  original_name: string;
  media_type: string;
  byte_size: number;
  sha256: string;
  state: FileState;
  preview_key: string | null;
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    files: FileTable;
  }
}
