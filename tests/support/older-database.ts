import { onTestFinished } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { engine } from "./engine.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "./postgres-databases.ts";
import { temporaryFolder } from "./temporary-folder.ts";

/** A database as a shop left it whose last migration was this one; it goes when the test ends. */
export async function olderDatabase(lastMigration: string): Promise<Db> {
  const folder = temporaryFolder();
  const url = engine() === "postgres" ? await createPostgresDatabase() : "";
  const db = openDatabase({ url, dataDir: folder.path });
  onTestFinished(async () => {
    await db.destroy();
    if (url) await dropPostgresDatabase(url);
    folder.remove();
  });
  await migrate(db, lastMigration);
  return db;
}
