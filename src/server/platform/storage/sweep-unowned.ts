import { hours } from "#domain/time/durations.ts";
import type { Db } from "../database/db.ts";
import type { Storage } from "./storage.ts";
import "./unowned-files.table.ts";

/** How long a file without an owner stays: an operator may be at work, or a backup be restored. */
const grace = hours(24);
const batch = 200;

/** Returns those of the keys that have an owner. Keys of an unknown form count as owned. */
export type FindOwned = (keys: readonly string[]) => Promise<ReadonlySet<string>>;

interface Sweeping {
  readonly db: Db;
  readonly storage: Storage;
  readonly clock: () => Date;
}

/**
 * Removes stored files that had no owner a day ago and have none now. A file has a unique name from
 * its first byte, and its owner within minutes, so what a running request writes is never a day old here.
 * Files that found an owner are dropped from the table. Works with every store: it only lists and removes.
 * @returns how many were removed
 */
export async function sweepUnowned({ db, storage, clock }: Sweeping, findOwned: FindOwned): Promise<number> {
  const now = clock();
  let waiting: string[] = [];
  let removed = 0;
  const look = async () => {
    const keys = waiting;
    waiting = [];
    if (keys.length === 0) return;
    const owned = await findOwned(keys);
    await forget(
      db,
      keys.filter((key) => owned.has(key)),
    );
    const unowned = keys.filter((key) => !owned.has(key));
    for (const key of await sinceLong(db, unowned, now)) {
      await storage.remove(key);
      await forget(db, [key]);
      removed += 1;
    }
  };
  for await (const key of storage.list()) {
    waiting.push(key);
    if (waiting.length === batch) await look();
  }
  await look();
  return removed;
}

/** Notes the ones that are seen for the first time; answers those whose time is over. */
async function sinceLong(db: Db, keys: readonly string[], now: Date): Promise<string[]> {
  if (keys.length === 0) return [];
  await db
    .insertInto("unowned_files")
    .values(keys.map((storage_key) => ({ storage_key, seen_at: now.toISOString() })))
    .onConflict((c) => c.column("storage_key").doNothing())
    .execute();
  const rows = await db
    .selectFrom("unowned_files")
    .select("storage_key")
    .where("storage_key", "in", keys)
    .where("seen_at", "<=", new Date(now.getTime() - grace).toISOString())
    .execute();
  return rows.map(({ storage_key }) => storage_key);
}

async function forget(db: Db, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom("unowned_files").where("storage_key", "in", keys).execute();
}
