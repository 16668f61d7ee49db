import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { onTestFinished, vi } from "vitest";
import { createPostgresDatabase, dropPostgresDatabase } from "#tests/support/postgres-databases.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { restoreBackup } from "../../tools/data/backup/restore-backup.ts";

/** Where a shop stands: its `DATA_DIR`, and its `DATABASE_URL`, which is empty for SQLite. */
export interface ShopPlace {
  readonly dataDir: string;
  readonly url: string;
}

/** The commands as a person types them, less npm itself. */
export async function run(command: "backup" | "restore", args: string[], place: ShopPlace) {
  const started = performance.now();
  const child = spawn(process.execPath, ["tools/bootstrap.mjs", `tools/data/backup/${command}.ts`, ...args], {
    env: { PATH: process.env.PATH ?? "", DATA_DIR: place.dataDir, DATABASE_URL: place.url },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [said, complaint, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  return { code, said, complaint, ms: Math.round(performance.now() - started) };
}

/** What a place is to the functions behind the commands, which a test calls without starting Node twice. */
export const settingsOf = ({ dataDir, url }: ShopPlace) => ({
  ...{ DATA_DIR: dataDir, DATABASE_URL: url, STORAGE_URL: "" },
});

/** What `npm run restore` does. @param path where it finds PostgreSQL's programs, in place of the PATH */
export async function restore(place: ShopPlace, from: string, { replaces = false, path = "" } = {}) {
  if (path) vi.stubEnv("PATH", path);
  try {
    return await restoreBackup(settingsOf(place), from, { replaces });
  } finally {
    vi.unstubAllEnvs();
  }
}

/** The folder that a backup says it has written. */
export function folderOf({ said }: { readonly said: string }): string {
  return /(\S+green-eco-\S+Z) /.exec(said)?.[1] ?? "";
}

/** Gone when the test ends. */
export function emptyPlace(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  return folder.path;
}

/** An empty database of its own, gone when the test ends; nothing for SQLite, which stands in the shop's folder. */
export async function databaseUrl(engine: "SQLite" | "PostgreSQL"): Promise<string> {
  if (engine === "SQLite") return "";
  const url = await createPostgresDatabase();
  onTestFinished(() => dropPostgresDatabase(url));
  return url;
}
