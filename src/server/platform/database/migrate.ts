import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Db } from "./db.ts";
import { migrationNames, migrations } from "./migrations.ts";

/**
 * Brings the schema up to date: all that is missing in one transaction, so that a process that dies on the way leaves
 * what was there before. Two that start at once wait for each other. Throws what the database said.
 * @param upTo the migration to stop after; for tests of old schemas
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  if (!upTo && (await isUpToDate(db))) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Whether exactly our migrations are done: the migrator would look at every table and column to learn the same. */
async function isUpToDate(db: Db): Promise<boolean> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.length === migrationNames.length && rows.every(({ name }, at) => name === migrationNames[at]);
  } catch {
    // An empty database has no such table. What else is wrong with it, the migrator says.
    return false;
  }
}
