import type { Generated, Selectable } from "kysely";
import type { ArtworkRole } from "#domain/artwork/artwork-file.ts";

export type ArtworkAuthor = "visitor" | "client" | "staff";

/** A file of a deal beside its logo. */
export interface ArtworkFileTable {
  id: Generated<number>;
  quote_id: number;
  file_id: number;
  role: ArtworkRole;
  version: number;
  /** The file whose next version it is. */
  follows_id: number | null;
  author_kind: ArtworkAuthor;
  author_name: string;
  /** What it takes of its store; 0 for a file that another row brought. */
  stored_bytes: number;
  created_at: string;
}
export type ArtworkFileRow = Selectable<ArtworkFileTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    artwork_files: ArtworkFileTable;
  }
}
