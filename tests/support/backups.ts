import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { backupPath } from "#server/features/settings/backups/backup-files.ts";
import "#server/features/settings/backups/backups.table.ts";
import type { Services } from "#server/services.ts";

/** A backup of an owner, as the job leaves it. */
export async function addBackup({ db, config, clock }: Services, userId: number): Promise<void> {
  const at = clock().toISOString();
  const { id } = await db
    .insertInto("backups")
    .values({
      state: "made",
      with_key: 0,
      ...{ night: null, byte_size: 4, sha256: "", made_by: userId },
      ...{ created_at: at, made_at: at, copied_at: at, problem: "Nothing.", leased_until: null },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const path = backupPath(config, id);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, "data");
}
