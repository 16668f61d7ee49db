import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { checkSqlite } from "#server/backup/copy-database.ts";
import { copyFile, describeFile } from "#server/backup/copy-files.ts";
import { databaseFile, type Manifest, readManifest } from "#server/backup/manifest.ts";
import type { Place } from "#server/backup/write-backup.ts";
import { isPostgres } from "#server/platform/database/open-database.ts";
import { openStorage } from "#server/platform/storage/open-storage.ts";
import type { Storage } from "#server/platform/storage/storage.ts";
import { syncFolder } from "#server/platform/storage/sync-folder.ts";
import { Fault, messageOf } from "../../say.ts";
import { fillPostgres, howToLoad } from "./fill-postgres.ts";
import { loadPostgres, readTableIds, requireEmptyPostgres } from "./load-postgres.ts";
import { moveRows } from "./move-rows.ts";
import { listDump } from "./postgres-programs.ts";

/** The folder in `DATA_DIR` that files arrive in. */
const unfinished = ".restoring";

interface Restored {
  readonly manifest: Manifest;
  /** Where the data folder went that was there before. */
  readonly setAside: string | undefined;
  /** How many rows went from the backup's SQLite into a PostgreSQL; nothing when they stayed with their engine. */
  readonly movedRows: number | undefined;
}

/**
 * Makes a shop of a backup (REL-F9): every file is compared with the manifest before anything is touched, and the database
 * is checked after it. On PostgreSQL all of the database is there afterwards, or what was there before. A backup of
 * SQLite may become a shop on PostgreSQL (docs/scale.md, step 2), not the other way round.
 * @param replaces what is there already is set aside: the files, and a dump of a PostgreSQL
 * @throws Fault when the backup is not whole, is of the other database, or something is there already
 */
export async function restoreBackup(
  { DATA_DIR, DATABASE_URL, STORAGE_URL }: Place,
  from: string,
  { replaces }: { replaces: boolean },
): Promise<Restored> {
  const folder = resolve(from);
  const dataDir = resolve(DATA_DIR);
  const manifest = await readManifest(folder);
  const engine = isPostgres(DATABASE_URL) ? "PostgreSQL" : "SQLite";
  if (manifest.engine === "PostgreSQL" && engine === "SQLite") {
    throw new Fault(
      "This is a backup of PostgreSQL, and DATABASE_URL names none: there is no way back to SQLite.",
    );
  }
  await checkFiles(folder, manifest);
  const isTaken = await hasContent(dataDir);
  if (isTaken && !replaces) {
    throw new Fault(`${dataDir} is not empty. Choose another DATA_DIR, or say --replace to set it aside.`);
  }
  if (engine === "PostgreSQL" && !replaces) await requireEmptyPostgres(DATABASE_URL);

  const store = STORAGE_URL ? openStorage({ DATA_DIR, STORAGE_URL }) : undefined;
  if (store && !replaces) await requireEmptyStore(store);

  const arriving = join(dataDir, unfinished);
  await rm(arriving, { recursive: true, force: true });
  await mkdir(arriving, { recursive: true, mode: 0o700 });
  const dump = databaseFile.PostgreSQL;
  for (const { path } of manifest.files.filter((file) => file.path !== dump)) {
    const key = /^storage\/(.+)$/.exec(path)?.[1];
    if (store && key) await store.put(key, await readFile(join(folder, path)));
    else await copyFile(join(folder, path), join(arriving, path));
  }
  const file = join(arriving, databaseFile.SQLite);
  // Nothing is dropped for a database that cannot be read here.
  if (manifest.engine === "SQLite") await checkSqlite(file);
  else await listDump(join(folder, dump));
  const hasTables = engine === "PostgreSQL" && replaces && (await readTableIds(DATABASE_URL)).length > 0;
  const setAside = isTaken || hasTables ? join(dataDir, `before-${Date.now()}`) : undefined;
  const keptDump = setAside && hasTables ? join(setAside, dump) : undefined;
  const fill = async () => {
    if (manifest.engine === "SQLite") return await moveDatabase(file, DATABASE_URL, { replaces });
    await loadPostgres(DATABASE_URL, join(folder, dump), { replaces });
    return undefined;
  };
  const movedRows = engine === "PostgreSQL" ? await fillPostgres(DATABASE_URL, keptDump, fill) : undefined;
  try {
    if (setAside) await moveAll(dataDir, setAside, [basename(arriving), basename(setAside)]);
    await moveAll(arriving, dataDir, []);
  } catch (error) {
    const former = keptDump ? ` ${howToLoad(keptDump)}` : "";
    throw new Fault(
      `${messageOf(error)}
The database is restored. Its files are in ${arriving} and belong into ${dataDir}; the files that were there before are in ${dataDir} or ${setAside ?? arriving}.${former}`,
    );
  }
  await rm(arriving, { recursive: true });
  return { manifest, setAside, movedRows };
}

/** From the file, which is removed afterwards, into a PostgreSQL. */
async function moveDatabase(file: string, url: string, { replaces }: { replaces: boolean }): Promise<number> {
  const rows = await moveRows(file, url, { replaces });
  for (const suffix of ["", "-wal", "-shm"]) await rm(`${file}${suffix}`, { force: true });
  return rows;
}

async function requireEmptyStore(store: Storage): Promise<void> {
  for await (const key of store.list()) {
    throw new Fault(
      `The bucket of STORAGE_URL is not empty (${key}). Name another folder in it, or say --replace to add to it.`,
    );
  }
}

/** Within one folder, which may be a volume of its own: nothing is copied, and the names are durable afterwards. */
async function moveAll(from: string, to: string, but: readonly string[]): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const names = (await readdir(from)).filter((name) => !but.includes(name));
  // The database comes last: without it there is no shop yet.
  names.sort((one, other) => Number(isDatabase(one)) - Number(isDatabase(other)));
  for (const name of names) await rename(join(from, name), join(to, name));
  await syncFolder(to);
}

function isDatabase(name: string): boolean {
  return name.startsWith(databaseFile.SQLite);
}

async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { path, bytes, sha256 } of manifest.files) {
    if (path.split("/").includes("..")) throw new Fault(`${folder} names a file outside of itself.`);
    const whole = join(folder, path);
    const found = existsSync(whole) ? await describeFile(whole) : undefined;
    if (found?.sha256 !== sha256 || found.bytes !== bytes) {
      throw new Fault(`${whole} is not what was backed up: this backup is damaged.`);
    }
  }
}

/** Anything but what a disk has of its own, and what a restore that failed has left behind. */
async function hasContent(folder: string): Promise<boolean> {
  const own = ["lost+found", unfinished];
  return existsSync(folder) && (await readdir(folder)).some((name) => !own.includes(name));
}
