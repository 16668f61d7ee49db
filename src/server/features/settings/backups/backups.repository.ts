import { keptBackups } from "#domain/settings/backups.ts";
import type { Db } from "#server/platform/database/db.ts";
import type { BackupRow } from "./backups.table.ts";

const mostListed = 50;

export async function findBackups(db: Db): Promise<BackupRow[]> {
  return await db.selectFrom("backups").selectAll().orderBy("id", "desc").limit(mostListed).execute();
}

export async function findBackup(db: Db, id: number): Promise<BackupRow | undefined> {
  return await db.selectFrom("backups").selectAll().where("id", "=", id).executeTakeFirst();
}

export async function isBackupWaiting(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom("backups")
    .select("id")
    .where("state", "=", "waiting")
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

type NewBackup = Pick<BackupRow, "night" | "with_key" | "made_by" | "created_at">;

/** Nothing where that night has one: another node was faster. */
export async function addBackup(db: Db, backup: NewBackup): Promise<BackupRow | undefined> {
  return await db
    .insertInto("backups")
    .values({ ...backup, state: "waiting" })
    .onConflict((c) => c.column("night").doNothing())
    .returningAll()
    .executeTakeFirst();
}

export async function hasNight(db: Db, night: string): Promise<boolean> {
  const found = await db.selectFrom("backups").select("id").where("night", "=", night).executeTakeFirst();
  return found !== undefined;
}

/** The oldest that is still to be made, or to be copied to the bucket. */
export async function findUnfinishedBackup(db: Db): Promise<BackupRow | undefined> {
  return await db
    .selectFrom("backups")
    .selectAll()
    .where((e) =>
      e.or([
        e("state", "=", "waiting"),
        e.and([
          e("state", "=", "made"),
          e("night", "is not", null),
          e("copied_at", "is", null),
          e("problem", "is", null),
        ]),
      ]),
    )
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
}

/** Takes it for this node as it was found; false while another works on it, or once that is done. */
export async function leaseBackup(
  db: Db,
  { id, state }: Pick<BackupRow, "id" | "state">,
  { now, until }: { readonly now: string; readonly until: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("backups")
    .set({ leased_until: until })
    .where("id", "=", id)
    .where("state", "=", state)
    .where("copied_at", "is", null)
    .where("problem", "is", null)
    .where((e) => e.or([e("leased_until", "is", null), e("leased_until", "<", now)]))
    .executeTakeFirst();
  return numUpdatedRows > 0;
}

export async function changeBackup(
  db: Db,
  id: number,
  set: Partial<Omit<BackupRow, "id">>,
): Promise<BackupRow> {
  return await db
    .updateTable("backups")
    .set(set)
    .where("id", "=", id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The nightly one before this. */
export async function findNightBefore(db: Db, id: number): Promise<BackupRow | undefined> {
  return await db
    .selectFrom("backups")
    .selectAll()
    .where("night", "is not", null)
    .where("id", "<", id)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
}

/** Those of the same kind that are older than the newest that are kept. */
export async function findOldBackups(db: Db, { isNightly }: { isNightly: boolean }): Promise<BackupRow[]> {
  const ofKind = db
    .selectFrom("backups")
    .where("night", isNightly ? "is not" : "is", null)
    .orderBy("id", "desc");
  const oldestKept = await ofKind
    .select("id")
    .where("state", "=", "made")
    .offset(keptBackups - 1)
    .limit(1)
    .executeTakeFirst();
  if (!oldestKept) return [];
  return await ofKind.selectAll().where("id", "<", oldestKept.id).limit(mostListed).execute();
}

export async function removeBackup(db: Db, id: number): Promise<void> {
  await db.deleteFrom("backups").where("id", "=", id).execute();
}
