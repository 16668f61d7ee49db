import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Migration, Migrator } from "kysely/migration";
import type { Db } from "./db.ts";

const folder = join(import.meta.dirname, "../../migrations");

/** Brings the schema up to date; each migration runs whole or not at all. Throws what the database said. */
export async function migrate(db: Db): Promise<void> {
  const { error } = await migratorOf(db).migrateToLatest();
  if (error) throw error;
}

function migratorOf(db: Db): Migrator {
  return new Migrator({ db, provider: { getMigrations: readMigrations } });
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const names = (await readdir(folder)).filter((name) => /^\d{4}-[a-z-]+\.ts$/.test(name)).sort();
  const migrations: Record<string, Migration> = {};
  for (const name of names) {
    const module: Migration = await import(pathToFileURL(join(folder, name)).href);
    migrations[name.replace(/\.ts$/, "")] = module;
  }
  return migrations;
}
