import { existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import type { Config } from "#server/config/config.ts";
import { isPostgres } from "#server/platform/database/open-database.ts";
import { openStorage } from "#server/platform/storage/open-storage.ts";
import { syncFolder } from "#server/platform/storage/sync-folder.ts";
import { BackupFault } from "./backup-fault.ts";
import { copySqlite, dumpPostgres } from "./copy-database.ts";
import { copyFile, describeFile, keepStream, keyFile, listFiles } from "./copy-files.ts";
import { databaseFile, type Manifest, writeManifest } from "./manifest.ts";
import { storedInPostgres, storedInSqlite } from "./stored-keys.ts";

export type Place = Pick<Config, "DATA_DIR" | "DATABASE_URL" | "STORAGE_URL">;

/**
 * Writes a backup into a new folder of `to`, while the shop runs (REL-F9). The database is copied first and the files after
 * it: a file is on the disk before a row names it, so each that the copy names is found. The folder has its name only
 * when it is whole.
 * @param withKey whether the key of the secrets that owners typed lies in it, where the shop keeps it in a file (ADR-101)
 * @throws BackupFault when there is no shop; what the system says when there is no room
 */
export async function writeBackup(
  place: Place,
  to: string,
  { withKey = false }: { readonly withKey?: boolean } = {},
): Promise<{ folder: string; manifest: Manifest }> {
  const dataDir = resolve(place.DATA_DIR);
  const engine = isPostgres(place.DATABASE_URL) ? "PostgreSQL" : "SQLite";
  if (engine === "SQLite" && !existsSync(join(dataDir, databaseFile.SQLite))) {
    throw new BackupFault(`There is no shop in ${dataDir} (DATA_DIR).`);
  }
  const began = new Date().toISOString();
  const folder = resolve(to, `green-eco-${began.replaceAll(":", "-")}`);
  const unfinished = `${folder}.part`;
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  try {
    const manifest = await fill(unfinished, place, { engine, began_at: began, withKey });
    await writeManifest(unfinished, manifest);
    await syncFolder(unfinished);
    await rename(unfinished, folder);
    await syncFolder(resolve(to));
    return { folder, manifest };
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function fill(
  folder: string,
  { DATA_DIR, DATABASE_URL, STORAGE_URL }: Place,
  { engine, began_at, withKey }: Pick<Manifest, "engine" | "began_at"> & { readonly withKey: boolean },
): Promise<Manifest> {
  const copy = join(folder, databaseFile[engine]);
  if (engine === "SQLite") await copySqlite(join(resolve(DATA_DIR), databaseFile.SQLite), copy);
  else await dumpPostgres(DATABASE_URL, copy);
  const counted = engine === "SQLite" ? storedInSqlite(copy) : await storedInPostgres(DATABASE_URL);
  const files = [{ path: databaseFile[engine] as string, ...(await describeFile(copy)) }];
  const storage = openStorage({ DATA_DIR, STORAGE_URL });
  for await (const key of storage.list()) {
    const found = await storage.open(key);
    // What has left meanwhile is nothing that the copy of the database names.
    if (!found) continue;
    files.push({ path: `storage/${key}`, ...(await keepStream(found.stream, join(folder, "storage", key))) });
  }
  for (const path of await listFiles(join(resolve(DATA_DIR), "outbox"))) {
    const copied = await copyFile(join(resolve(DATA_DIR), "outbox", path), join(folder, "outbox", path));
    if (copied) files.push({ path: `outbox/${path}`, ...copied });
  }
  const key = withKey ? await copyFile(join(resolve(DATA_DIR), keyFile), join(folder, keyFile)) : undefined;
  if (key) files.push({ path: keyFile, ...key });
  const copied = new Map(files.map(({ path, sha256 }) => [path, sha256]));
  const missing = counted.filter(({ path, sha256 }) => copied.get(path) !== sha256).map(({ path }) => path);
  return { format: 1, engine, began_at, ended_at: new Date().toISOString(), files, missing };
}
