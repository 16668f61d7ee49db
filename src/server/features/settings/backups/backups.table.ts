import type { Generated, Selectable } from "kysely";
import type { BackupState } from "#domain/settings/backups.ts";

interface BackupTable {
  id: Generated<number>;
  state: BackupState;
  /** The night for which it is copied to the bucket; null for one that an owner made. */
  night: string | null;
  with_key: 0 | 1;
  /** Whether the key lies in it, which it cannot where a variable holds it. */
  has_key: Generated<0 | 1>;
  byte_size: number | null;
  sha256: string | null;
  /** How many files the database names that were not in the storage. */
  missing_files: Generated<number>;
  made_by: number | null;
  created_at: string;
  made_at: string | null;
  copied_at: string | null;
  problem: string | null;
  /** Until then, one node works on it. */
  leased_until: string | null;
}

export type BackupRow = Selectable<BackupTable>;

declare module "#server/platform/database/tables.ts" {
  interface Tables {
    backups: BackupTable;
  }
}
