import type { ColumnType, Generated } from "kysely";
import type { PdfProtection } from "#domain/files/pdf-protection.ts";

/**
 * The state of an uploaded file. `waiting`: stored, and to be decoded by a worker. `ready`: may be opened.
 * `refused`: it is damaged, or not what it claims to be. The row is written after the bytes: the
 * sweeper removes a stored file without a row.
 */
export type FileState = "waiting" | "ready" | "refused";

export interface FileTable {
  id: Generated<number>;
  storage_key: string;
  original_name: string;
  media_type: string;
  byte_size: number;
  sha256: string;
  state: FileState;
  preview_key: string | null;
  protection: PdfProtection | null;
  /** JSON: what its decoder found, as its feature reads it. */
  facts: ColumnType<string | null, string | null | undefined>;
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    files: FileTable;
  }
}
