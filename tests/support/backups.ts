import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { backupPath } from "#server/features/settings/backups/backup-files.ts";
import type { BackupRow } from "#server/features/settings/backups/backups.table.ts";
import type { Services } from "#server/services.ts";

/** A backup of an owner or of a night, as the job leaves it. */
export async function addBackup(
  { db, config, clock }: Pick<Services, "db" | "config" | "clock">,
  { by, night }: { readonly by?: number; readonly night?: string },
): Promise<BackupRow> {
  const at = clock().toISOString();
  const row = await db
    .insertInto("backups")
    .values({
      state: "made",
      with_key: 0,
      ...{ night: night ?? null, byte_size: 4, sha256: "", made_by: by ?? null },
      ...{ created_at: at, made_at: at, copied_at: at, problem: "Nothing.", leased_until: null },
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  const path = backupPath(config, row.id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "data");
  return row;
}
