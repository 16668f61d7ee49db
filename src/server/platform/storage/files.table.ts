import type { Generated } from "kysely";
import type { PdfProtection } from "#domain/files/pdf-protection.ts";

/**
 * A file that somebody sent, and where it stands. `waiting`: kept, and to be decoded by a worker. `ready`: may be opened.
 * `refused`: it is damaged, or not what it claims to be (SPEC-0.11). The row comes after the bytes: a stored file that no row knows is
 * nobody's, and the sweeper removes it (REL-D7).
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
  created_at: string;
}

declare module "../database/tables.ts" {
  interface Tables {
    files: FileTable;
  }
}
