import { copyFileSync, cpSync } from "node:fs";
import { join } from "node:path";
import { afterAll, inject } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { collectStatement } from "./collect-statements.ts";
import { engine } from "./engine.ts";
import { createPostgresDatabase, databaseName, dropPostgresDatabase } from "./postgres-databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export interface TestDatabase extends AsyncDisposable {
  readonly db: Db;
  /** For `DATABASE_URL`: empty for SQLite, whose file stands in `dataDir`. */
  readonly url: string;
  /** For `DATA_DIR`: a temporary folder, removed with the database. */
  readonly dataDir: string;
}

/**
 * A fresh, migrated, empty database on the engine of this run, for one test:
 * `await using database = await createTestDatabase();`
 * @param original another one, closed: a copy of it, and of what is stored beside it
 */
export async function createTestDatabase(
  original?: Pick<TestDatabase, "url" | "dataDir">,
): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const template = inject("databaseTemplate");
  const url =
    engine() === "postgres"
      ? await createPostgresDatabase(original ? databaseName(original.url) : template)
      : "";
  if (original) cpSync(original.dataDir, folder.path, { recursive: true });
  else if (engine() === "sqlite") copyFileSync(template, join(folder.path, "green-eco.sqlite"));
  const db = openDatabase({ url, dataDir: folder.path, log: collectStatement });
  return {
    db,
    url,
    dataDir: folder.path,
    [Symbol.asyncDispose]: async () => {
      await db.destroy();
      if (url !== "") await dropPostgresDatabase(url);
      folder.remove();
    },
  };
}

/** The same for a whole file (or `describe`): `const { db } = await openTestDatabase();` at its top. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  afterAll(() => database[Symbol.asyncDispose]());
  return database;
}
