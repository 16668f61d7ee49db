import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { writeBackup } from "#server/backup/write-backup.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { databaseUrl, emptyPlace, folderOf, restore, run, settingsOf } from "./backup-commands.ts";
import { expectAcknowledged, expectWhole } from "./expect-acknowledged.ts";
import { type Acknowledged, keepWriting, readTools } from "./keep-writing.ts";

/** They write on while the backup is made, however long that takes. */
const writers = sized({ quick: 2, deep: 8 });
const quotesBefore = sized({ quick: 4, deep: 2_000 });

/** In `npm test` PostgreSQL's backup is the office's (`office-backup`). */
const engines =
  lane === "deep" && process.env.TEST_DATABASE_URL
    ? (["SQLite", "PostgreSQL"] as const)
    : (["SQLite"] as const);

describe("REL-F9 a lost machine", () => {
  test.each(engines)("REL-F9 a backup made while people write is a whole shop again (%s)", async (engine) => {
    const lost = { dataDir: emptyPlace(), url: await databaseUrl(engine) };
    const env = { RATE_LIMITS: "off", LOG_LEVEL: "error", DATABASE_URL: lost.url };
    const server = await startServer({ dataDir: lost.dataDir, env });
    const tools = await readTools(server.url);
    const acknowledged: Acknowledged = { quotes: [], contacts: [], confirmed: [] };
    const stopWriting = new AbortController();
    const writing = Array.from({ length: writers }, (_, writer) =>
      keepWriting(server.url, String(writer), tools, acknowledged, stopWriting.signal),
    );
    while (acknowledged.quotes.length < quotesBefore) await wait(10);

    const before: Acknowledged = structuredClone(acknowledged);
    const backups = emptyPlace();
    const countWritten = () => acknowledged.quotes.length + acknowledged.contacts.length;
    let meanwhile = 0;
    let backup = { code: 0, said: "", complaint: "", ms: 0 };
    // Until something was written while one was made: two writers may both wait for their answers.
    while (meanwhile === 0) {
      const written = countWritten();
      backup = await run("backup", ["--to", backups], lost);
      expect(backup.code, backup.complaint).toBe(0);
      meanwhile = countWritten() - written;
    }
    server.kill("SIGKILL");
    await server.exited;
    stopWriting.abort();
    await Promise.all(writing);

    const folder = folderOf(backup);
    const manifest = JSON.parse(readFileSync(join(folder, "manifest.json"), "utf8"));
    expect(manifest.missing).toEqual([]);
    const found = { dataDir: join(emptyPlace(), "data"), url: await databaseUrl(engine) };
    const restored = await run("restore", ["--from", folder], found);
    expect(restored.code, restored.complaint).toBe(0);

    const again = await startServer({ dataDir: found.dataDir, env: { ...env, DATABASE_URL: found.url } });
    expect(
      (await fetch(`${again.url}/api/quotes`, { headers: { authorization: `Bearer ${tools.token}` } }))
        .status,
    ).toBe(200);
    await again.stop();
    const db = openDatabase({ url: found.url, dataDir: found.dataDir, isPatient: true });
    onTestFinished(() => db.destroy());
    if (engine === "SQLite") await expectWhole(db);
    await expectAcknowledged(db, found.dataDir, before);
    recordFigure(
      "REL-F9",
      `${engine}: backup in ${backup.ms} ms while ${meanwhile} quotes and messages came, restored in ${restored.ms} ms: ${before.quotes.length} quotes with logos, ${before.contacts.length} messages, ${before.confirmed.length} confirmations acknowledged before it, 0 lost`,
    );
  });

  test("REL-F9 a restore refuses a damaged backup and a folder that is not empty, and sets it aside on --replace", async () => {
    const shop = { dataDir: emptyPlace(), url: "" };
    const server = await startServer({
      dataDir: shop.dataDir,
      env: { DEMO_DATA: "off", LOG_LEVEL: "error" },
    });
    await server.stop();
    const backups = emptyPlace();
    const { folder } = await writeBackup(settingsOf(shop), backups);

    const refused = await run("restore", ["--from", folder], shop);
    expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining("is not empty")]);
    const told = await run("restore", ["--from", folder, "--replace"], shop);
    expect([told.code, told.said]).toEqual([0, expect.stringContaining("What was there before stands in")]);

    const empty = { dataDir: emptyPlace(), url: "" };
    appendFileSync(join(folder, "green-eco.sqlite"), "x");
    await expect(restore(empty, folder)).rejects.toThrow("this backup is damaged");
    await expect(restore(empty, backups)).rejects.toThrow("is no whole backup");
  });

  test("REL-F9 there is nothing to back up where there is no shop", async () => {
    const place = { dataDir: emptyPlace(), url: "" };
    mkdirSync(join(place.dataDir, "storage"));
    writeFileSync(join(place.dataDir, "storage", "a"), "");
    await expect(writeBackup(settingsOf(place), emptyPlace())).rejects.toThrow("There is no shop in");
  });
});
