import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { fillTables, tablesOf } from "#tests/support/fill-tables.ts";
import { sized } from "#tests/support/lane.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "#tests/support/postgres-databases.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const engines = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];
/** Killed after every n-th statement. */
const stride = sized({ quick: 64, deep: 1 });
const firstSchema = "0202-accounts";

async function migrateUntil(url: string, dataDir: string, statement: number) {
  const program = ["--no-warnings", "tests/faults/migrate-until-killed.ts", url, dataDir, String(statement)];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "pipe", "inherit"] });
  const [said, [, signal]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { signal, statements: Number(said) };
}

async function emptyPlace(engine: string) {
  const folder = temporaryFolder();
  const url = engine === "PostgreSQL" ? await createPostgresDatabase() : "";
  onTestFinished(async () => {
    if (url) await dropPostgresDatabase(url);
    folder.remove();
  });
  return { url, dataDir: folder.path };
}

async function read(place: { url: string; dataDir: string }) {
  const db = openDatabase(place);
  const tables = await tablesOf(db);
  const users = tables.some(({ name }) => name === "users")
    ? await db.selectFrom("users").select("id").execute()
    : [];
  await db.destroy();
  return { tables, users };
}

test.each(engines)(
  "REL-F10 an upgrade that is killed on its way is made whole by the next start (%s)",
  async (engine) => {
    const whole = await emptyPlace(engine);
    const { statements } = await migrateUntil(whole.url, whole.dataDir, 0);
    const { tables: wanted } = await read(whole);
    let kills = 0;
    for (let statement = 1; statement < statements; statement += stride) {
      const place = await emptyPlace(engine);
      const db = openDatabase(place);
      await migrate(db, firstSchema);
      await fillTables(db);
      await db.destroy();
      const { signal } = await migrateUntil(place.url, place.dataDir, statement);
      // An old schema needs fewer statements than an empty database.
      if (signal === "SIGKILL") kills += 1;
      expect((await migrateUntil(place.url, place.dataDir, 0)).signal).toBeNull();
      const { tables, users } = await read(place);
      expect(tables).toEqual(wanted);
      expect(users).toHaveLength(2);
    }
    expect(kills).toBeGreaterThan(2);
    recordFigure(
      "REL-F10",
      `${engine}: ${kills} upgrades killed on the way and run again: the same schema, 0 rows lost`,
    );
  },
);
