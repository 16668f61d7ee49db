import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync } from "node:fs";
import { expect, onTestFinished, test } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { fillTables, tablesOf } from "#tests/support/fill-tables.ts";
import { sized } from "#tests/support/lane.ts";
import {
  createPostgresDatabase,
  databaseName,
  dropPostgresDatabase,
} from "#tests/support/postgres-databases.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";

const engines = process.env.TEST_DATABASE_URL ? ["SQLite", "PostgreSQL"] : ["SQLite"];
/** Killed after every n-th statement. */
const stride = sized({ quick: 64, deep: 1 });
const firstSchema = "0202-accounts";

/** A program of its own migrates, and is killed after so many statements; answers the signal that ended it. */
async function migrateUntil({ url, dataDir }: Place, statement: number): Promise<NodeJS.Signals | null> {
  const program = ["--no-warnings", "tests/faults/migrate-until-killed.ts", url, dataDir, String(statement)];
  const child = spawn(process.execPath, program, { stdio: ["ignore", "ignore", "inherit"] });
  const [, signal] = await once(child, "close");
  return signal;
}

interface Place {
  readonly url: string;
  readonly dataDir: string;
}

/** Migrates what stands there, up to a schema or to the newest; answers how many statements that took. */
async function migrateAll(place: Place, last?: string, after?: (db: Db) => Promise<void>): Promise<number> {
  let statements = 0;
  const count = () => {
    statements += 1;
  };
  const db = openDatabase({ ...place, log: count });
  await migrate(db, last);
  const took = statements;
  await after?.(db);
  await db.destroy();
  return took;
}

/** @param original a closed one, which it begins as a copy of */
async function placeOn(engine: string, original?: Place): Promise<Place> {
  const folder = temporaryFolder();
  const url =
    engine === "PostgreSQL" ? await createPostgresDatabase(original && databaseName(original.url)) : "";
  if (original) cpSync(original.dataDir, folder.path, { recursive: true });
  onTestFinished(async () => {
    if (url) await dropPostgresDatabase(url);
    folder.remove();
  });
  return { url, dataDir: folder.path };
}

async function read(place: Place) {
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
    const whole = await placeOn(engine);
    const statements = await migrateAll(whole);
    const { tables: wanted } = await read(whole);
    const old = await placeOn(engine);
    await migrateAll(old, firstSchema, fillTables);
    let kills = 0;
    for (let statement = 1; statement < statements; statement += stride) {
      const place = await placeOn(engine, old);
      // An old schema needs fewer statements than an empty database.
      if ((await migrateUntil(place, statement)) !== "SIGKILL") break;
      kills += 1;
      await migrateAll(place);
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
