import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { writeBackup } from "#server/backup/write-backup.ts";
import type { Db } from "#server/platform/database/db.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { tablesOf } from "#tests/support/fill-tables.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { demoFolder, startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { loadPostgres } from "../../tools/data/backup/load-postgres.ts";
import { databaseUrl, emptyPlace, restore, type ShopPlace, settingsOf } from "./backup-commands.ts";
import { expectAcknowledged } from "./expect-acknowledged.ts";
import { type Acknowledged, keepWriting, readTools, type Tools } from "./keep-writing.ts";

const quotes = sized({ quick: 3, deep: 600 });
const env = { RATE_LIMITS: "off", LOG_LEVEL: "error" };

function openPlace({ dataDir, url }: ShopPlace): Db {
  const db = openDatabase({ url, dataDir, isPatient: true });
  onTestFinished(() => db.destroy());
  return db;
}

/** Every row of every table that the shop writes to, as texts in one order: the engines have orders of their own. */
async function everyRow(db: Db): Promise<Map<string, readonly string[]>> {
  const rows = new Map<string, readonly string[]>();
  for (const { name } of await tablesOf(db)) {
    const found = await sql<object>`select * from ${sql.table(name)}`.execute(db);
    const texts = found.rows.map((row) => JSON.stringify(Object.entries(row).sort()));
    rows.set(name, texts.sort());
  }
  return rows;
}

/** One person writes until it is enough; answers what the shop acknowledged. */
async function writeUntil(
  url: string,
  name: string,
  tools: Tools,
  isEnough: (acknowledged: Acknowledged) => boolean,
): Promise<Acknowledged> {
  const acknowledged: Acknowledged = { quotes: [], contacts: [], confirmed: [] };
  const enough = new AbortController();
  const writing = keepWriting(url, name, tools, acknowledged, enough.signal);
  while (!isEnough(acknowledged)) await wait(10);
  enough.abort();
  await writing;
  return acknowledged;
}

/** People write in a shop that stands here, and it closes. */
async function writeAndClose(place: ShopPlace) {
  const server = await startServer({ dataDir: place.dataDir, env });
  const tools = await readTools(server.url);
  const acknowledged = await writeUntil(
    server.url,
    "mover",
    tools,
    ({ quotes: asked }) => asked.length >= quotes,
  );
  await server.stop();
  return { tools, acknowledged };
}

describe.runIf(process.env.TEST_DATABASE_URL)("REL-F9 a shop outgrows its machine", () => {
  let place: ShopPlace;
  let folder: string;
  let written: Awaited<ReturnType<typeof writeAndClose>>;
  beforeAll(async () => {
    const [shop, backups] = [demoFolder(), temporaryFolder()];
    place = { dataDir: shop.path, url: "" };
    written = await writeAndClose(place);
    ({ folder } = await writeBackup(settingsOf(place), backups.path));
    return () => {
      for (const one of [shop, backups]) one.remove();
    };
  });

  test("REL-F9 a backup of SQLite becomes the same shop on PostgreSQL, and goes on with its ids", async () => {
    const { tools, acknowledged } = written;
    const before = await everyRow(openPlace(place));

    const moved = { dataDir: join(emptyPlace(), "data"), url: await databaseUrl("PostgreSQL") };
    const began = performance.now();
    const { movedRows } = await restore(moved, folder);
    const ms = Math.round(performance.now() - began);
    const rows = [...before.values()].reduce((sum, { length }) => sum + length, 0);
    expect(movedRows).toBe(rows);
    expect(existsSync(join(moved.dataDir, "green-eco.sqlite"))).toBe(false);
    const db = openPlace(moved);
    expect(await everyRow(db)).toEqual(before);

    const shop = await startServer({ dataDir: moved.dataDir, env: { ...env, DATABASE_URL: moved.url } });
    // A session that began on SQLite goes on; the counters and the search know what was moved.
    const headers = { authorization: `Bearer ${tools.token}` };
    const last = acknowledged.quotes.at(-1)?.id ?? 0;
    const list = await (await fetch(`${shop.url}/api/quotes?per_page=1`, { headers })).json();
    expect(list).toMatchObject({ meta: { total: before.get("quotes")?.length } });
    const found = await (await fetch(`${shop.url}/api/quotes?search=writer-mover-1@`, { headers })).json();
    expect(found).toMatchObject({ meta: { total: 1 } });
    const more = await writeUntil(shop.url, "later", tools, ({ confirmed }) => confirmed.length > 0);
    expect(more.quotes[0]?.id).toBeGreaterThan(last);
    await shop.stop();
    await expectAcknowledged(db, moved.dataDir, acknowledged);
    recordFigure(
      "REL-F9",
      `SQLite to PostgreSQL: ${rows} rows of ${before.size} tables moved in ${ms} ms, 0 lost`,
    );
  });

  test("REL-F9 one refused row leaves nothing behind, and existing data is replaced on --replace", async () => {
    const moved = { dataDir: join(emptyPlace(), "data"), url: await databaseUrl("PostgreSQL") };
    // PostgreSQL's texts hold no NUL; the shop lets none in.
    const damaged = { dataDir: emptyPlace(), url: "" };
    cpSync(place.dataDir, damaged.dataDir, { recursive: true });
    await sql`update clients set name = name || char(0)`.execute(openPlace(damaged));
    const { folder: withNul } = await writeBackup(settingsOf(damaged), emptyPlace());
    await expect(restore(moved, withNul)).rejects.toThrow("Unicode escape");
    const db = openPlace(moved);
    expect(await tablesOf(db)).toEqual([]);

    for (const replaces of [false, true]) await restore(moved, folder, { replaces });
    const rows = await everyRow(db);
    await expect(restore(moved, withNul, { replaces: true })).rejects.toThrow("Unicode escape");
    expect(await everyRow(db), "what was there before").toEqual(rows);
    expect(readdirSync(moved.dataDir).filter((name) => name.startsWith("before-"))).toHaveLength(1);

    await expect(restore({ ...moved, dataDir: emptyPlace() }, folder)).rejects.toThrow(
      "Name an empty one, or say --replace to drop them; a dump is kept.",
    );
    // A dump replaces as well as it loads into an empty database: functions outlive the tables they were made for.
    const { folder: dump } = await writeBackup(settingsOf(moved), emptyPlace());
    const { setAside = "" } = await restore(moved, dump, { replaces: true });
    const former = { dataDir: emptyPlace(), url: await databaseUrl("PostgreSQL") };
    await loadPostgres(former.url, join(setAside, "green-eco.dump"));
    expect(await everyRow(openPlace(former)), "the dump that was set aside").toEqual(rows);
    await expect(restore({ dataDir: emptyPlace(), url: "" }, dump)).rejects.toThrow(
      "there is no way back to SQLite",
    );
  });
});
