import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { describeStartError } from "#server/start-error.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { engine } from "#tests/support/engine.ts";
import { fillTables, tablesOf } from "#tests/support/fill-tables.ts";
import { lane } from "#tests/support/lane.ts";
import { createPostgresDatabase, dropPostgresDatabase } from "#tests/support/postgres-databases.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import type { Db } from "./db.ts";
import { migrate, UnknownSchema } from "./migrate.ts";
import { migrationNames as released } from "./migrations.ts";
import { openDatabase } from "./open-database.ts";

async function emptyDatabase() {
  const folder = temporaryFolder();
  const url = engine() === "postgres" ? await createPostgresDatabase() : "";
  const db = openDatabase({ url, dataDir: folder.path });
  onTestFinished(async () => {
    await db.destroy();
    if (url) await dropPostgresDatabase(url);
    folder.remove();
  });
  return { db, url, dataDir: folder.path };
}

/** Every table with its columns, and every index, as the database itself reports them. */
async function schemaOf(db: Db): Promise<unknown> {
  const indexes =
    engine() === "postgres"
      ? sql`select indexdef as definition from pg_indexes where schemaname = 'public' order by 1`
      : sql`select sql as definition from sqlite_master where type = 'index' order by 1`;
  return { tables: await tablesOf(db), indexes: (await indexes.execute(db)).rows };
}

/** Made of the other columns, and written anew when texts are searched in another way. */
const derived: ReadonlySet<string> = new Set(["search_text", "search_key", "name_key"]);
/** Meant something for ten seconds, and left with a later schema. */
const brief: ReadonlySet<string> = new Set(["decision_mail_id"]);

async function rowsOf(db: Db, table: string): Promise<readonly object[]> {
  const { rows } = await sql<object>`select * from ${sql.table(table)} order by 1`.execute(db);
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([column]) => !derived.has(column) && !brief.has(column))),
  );
}

/**
 * Those that become the newest one: each, and in `npm test` on PostgreSQL, where a migration takes ten times as long, each
 * tenth and the last three. What its steps do to rows, SQLite shows; that it takes every step, the first of them.
 */
const upgraded =
  engine() === "postgres" && lane === "quick"
    ? released.filter((_, at) => at % 10 === 0 || at >= released.length - 3)
    : released;

describe("REL-F10 upgrades", () => {
  test("REL-F10 every released schema, with rows in every table, becomes the newest one and keeps every row", async () => {
    const fresh = await emptyDatabase();
    await migrate(fresh.db);
    const wanted = await schemaOf(fresh.db);
    // Goes from schema to schema; what is filled and upgraded is a copy of it, for which it is closed.
    const walking = await emptyDatabase();
    let kept = 0;
    for (const version of upgraded) {
      const older = openDatabase(walking);
      await migrate(older, version);
      await older.destroy();
      await using copy = await createTestDatabase(walking);
      const { db } = copy;
      await fillTables(db);
      const before = new Map<string, readonly object[]>();
      for (const { name } of await tablesOf(db)) before.set(name, await rowsOf(db, name));
      await migrate(db);
      expect(await schemaOf(db), version).toEqual(wanted);
      for (const [name, rows] of before) {
        expect(await rowsOf(db, name), `${name} after ${version}`).toMatchObject(rows);
        kept += rows.length;
      }
    }
    recordFigure(
      "REL-F10",
      `${upgraded.length} released schemas upgraded, ${kept} rows, 0 lost, the same final schema`,
    );
    // Each schema is upgraded by all that came after it: the work grows with the square of their number.
  }, 300_000);

  test("REL-F10 a database of an older schema, or of a newer one, is not touched: the start stops with a sentence", async () => {
    const { db } = await emptyDatabase();
    const older = ["0001-platform", "0002-accounts", "0107-replaced-rows"];
    for (const names of [older, [...released, "9999-next"]]) {
      await sql`drop table if exists kysely_migration`.execute(db);
      await sql`create table kysely_migration (name varchar(255) primary key, "timestamp" varchar(255) not null)`.execute(
        db,
      );
      for (const name of names)
        await sql`insert into kysely_migration values (${name}, '2026-11-28T12:00:00.000Z')`.execute(db);
      const before = await schemaOf(db);
      const failed = await migrate(db).catch((error: unknown) => error);
      expect(failed).toBeInstanceOf(UnknownSchema);
      expect(describeStartError(failed, {})).toMatch(
        /^The shop cannot start: its database was made by another version of the shop.*Run the version that made it/,
      );
      expect(await schemaOf(db)).toEqual(before);
      const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
      expect(rows.map(({ name }) => name).sort()).toEqual(names);
    }
  });

  // Two SQLite shops wait for each other as processes do, which REL-F7 starts.
  test.runIf(engine() === "postgres")(
    "REL-F10 two shops that start at once both find the whole schema",
    async () => {
      const url = await createPostgresDatabase();
      const both = [0, 1].map(() => openDatabase({ url, dataDir: "" }));
      onTestFinished(async () => {
        for (const db of both) await db.destroy();
        await dropPostgresDatabase(url);
      });
      await Promise.all(both.map((db) => migrate(db)));
      for (const db of both) expect((await tablesOf(db)).length).toBeGreaterThan(15);
    },
  );

  test.runIf(engine() === "sqlite")("REL-F10 a migration that fails leaves the file as it was", async () => {
    const folder = temporaryFolder();
    const db = openDatabase({ url: "", dataDir: folder.path });
    onTestFinished(async () => {
      await db.destroy();
      folder.remove();
    });
    await migrate(db, released[2]);
    // In the way of the fifth: the fourth must not stay behind alone.
    await db.schema.createTable("quotes").addColumn("x", "integer").execute();
    const before = await schemaOf(db);
    await expect(migrate(db)).rejects.toThrow(/quotes/);
    expect(await schemaOf(db)).toEqual(before);
    await db.schema.dropTable("quotes").execute();
    await migrate(db);
  });
});
