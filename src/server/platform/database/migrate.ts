import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./db.ts";

const folder = join(import.meta.dirname, "../../migrations");

/**
 * Brings the schema up to date: all that is missing in one transaction, so that a process that dies on the way leaves
 * what was there before (F10). Two that start at once wait for each other. Throws what the database said.
 * @param upTo the migration to stop after; for tests of old schemas
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Every migration by its name, which is its file's. */
export async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name)).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const module: Migration = await import(pathToFileURL(join(folder, name)).href);
    migrations[name.replace(/\.ts$/, "")] = module;
  }
  return migrations;
}
