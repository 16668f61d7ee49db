import { open, rm } from "node:fs/promises";
import { DatabaseSync } from "node:sqlite";
import { BackupFault } from "./backup-fault.ts";
import { runDump } from "./dump-postgres.ts";

/** One moment of a PostgreSQL, in a file: `pg_dump` reads in one snapshot while others write. */
export async function dumpPostgres(url: string, to: string): Promise<void> {
  await runDump(url, ["--format=custom", `--file=${to}`]);
  await sync(to);
}

/**
 * One moment of a SQLite file, in another: read in one snapshot, which in WAL mode blocks no writer. Not
 * SQLite's backup call, which begins anew whenever another process writes, and would never end on a busy day.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = new DatabaseSync(from, { timeout: 10_000, readOnly: true });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
  await sync(to);
}

/** @throws BackupFault when a SQLite file is damaged, or a row names one that is not there */
export async function checkSqlite(file: string): Promise<void> {
  const database = new DatabaseSync(file);
  try {
    const [found] = database.prepare("pragma integrity_check").all();
    if (found?.integrity_check !== "ok")
      throw new BackupFault(`The database is damaged: ${found?.integrity_check}`);
    const orphans = database.prepare("pragma foreign_key_check").all();
    if (orphans.length > 0)
      throw new BackupFault(`${orphans.length} rows of the database name rows that are gone.`);
  } finally {
    database.close();
    // Looking leaves an empty log and its index behind.
    for (const suffix of ["-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
  }
}

async function sync(path: string): Promise<void> {
  const file = await open(path, "r+");
  await file.sync();
  await file.close();
}
