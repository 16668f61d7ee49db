import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import type { Db } from "./db.ts";
import { migrationNames, migrations } from "./migrations.ts";

/** A database that another version of the shop made: one from before the first release, or one newer than this. */
export class UnknownSchema extends Error {
  constructor(unknown: readonly string[]) {
    const [first = "", ...others] = unknown;
    const names = others.length === 0 ? first : `${first} and ${others.length} more`;
    super(
      `its database was made by another version of the shop, older than the first release or newer than this one (this one does not know ${names}). Nothing in it was touched. Run the version that made it, or name an empty database with DATABASE_URL, or an empty folder with DATA_DIR.`,
    );
    this.name = "UnknownSchema";
  }
}

/** Which of the migrations that a database names this version of the shop does not know. */
export function unknownAmong(names: readonly string[]): readonly string[] {
  return names.filter((name) => !migrationNames.includes(name)).sort();
}

/**
 * Brings the schema up to date: all that is missing in one transaction, so that a process that dies on the way leaves
 * what was there before. Two that start at once wait for each other. Throws what the database said.
 * @param upTo the migration to stop after, for a database that is to be as old as another one
 * @throws UnknownSchema before anything is written, where another version of the shop made the database
 */
export async function migrate(db: Db, upTo?: string): Promise<void> {
  const done = upTo === undefined ? await readDone(db) : [upTo];
  const unknown = unknownAmong(done);
  if (unknown.length > 0) throw new UnknownSchema(unknown);
  if (done.length === migrationNames.length) return;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error } = upTo ? await migrator.migrateTo(upTo) : await migrator.migrateToLatest();
  if (error) throw error;
}

/** Asked for alone: the migrator would look at every table and column to learn that there is nothing to do. */
async function readDone(db: Db): Promise<readonly string[]> {
  try {
    const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
    return rows.map(({ name }) => name);
  } catch {
    // An empty database has no such table. What else is wrong with it, the migrator says.
    return [];
  }
}
