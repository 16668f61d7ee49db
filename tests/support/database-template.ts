import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { ensureTrigramIndexes } from "#server/platform/search/postgres-search.ts";
import { searchedTables } from "#server/sources/searched-tables.ts";
import { collectStatement } from "./collect-statements.ts";
import { engine } from "./engine.ts";
import { createPostgresDatabase, databaseName, dropPostgresDatabase } from "./postgres-databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A SQLite file, or the name of a PostgreSQL database: migrated, empty, open nowhere. */
    databaseTemplate: string;
  }
}

/** Migrates one database for the whole run; every test copies it (vitest's `globalSetup`). */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = temporaryFolder();
  const url = engine() === "postgres" ? await createPostgresDatabase() : join(folder.path, "template.sqlite");
  const db = openDatabase({ url, dataDir: folder.path, log: collectStatement });
  await migrate(db);
  if (engine() === "postgres") await ensureTrigramIndexes(db, Object.values(searchedTables));
  await db.destroy();
  project.provide("databaseTemplate", engine() === "postgres" ? databaseName(url) : url);
  return async () => {
    if (engine() === "postgres") await dropPostgresDatabase(url);
    folder.remove();
  };
}
