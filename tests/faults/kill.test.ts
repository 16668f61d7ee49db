import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { freePort } from "../../tools/free-port.mjs";
import { type Acknowledged, keepWriting, readTools, type Tools } from "./keep-writing.ts";

const kills = sized({ quick: 20, deep: 1000 });
const writers = 8;

describe("F1 the program is killed while people write", () => {
  test(`F1 ${kills} × SIGKILL: nothing acknowledged is lost, nothing is half written`, async () => {
    const folder = temporaryFolder();
    onTestFinished(() => folder.remove());
    const port = await freePort();
    const acknowledged: Acknowledged = { quotes: [], contacts: [], confirmed: [] };
    const readyAfter: number[] = [];
    let tools: Tools | undefined;
    for (let kill = 0; kill < kills; kill += 1) {
      const started = performance.now();
      const server = await startServer({
        dataDir: folder.path,
        port,
        env: { RATE_LIMITS: "off", LOG_LEVEL: "error" },
      });
      if (kill > 0) readyAfter.push(performance.now() - started);
      tools ??= await readTools(server.url);
      const known = tools;
      const before = acknowledged.quotes.length;
      const stopWriting = new AbortController();
      const writing = Array.from({ length: writers }, (_, writer) =>
        keepWriting(server.url, `${kill}-${writer}`, known, acknowledged, stopWriting.signal),
      );
      // Killed while writing is in full swing, however slow the machine.
      while (acknowledged.quotes.length === before) await wait(5);
      await wait(Math.random() * 300);
      server.kill("SIGKILL");
      await server.exited;
      stopWriting.abort();
      await Promise.all(writing);
    }

    const db = openDatabase({ url: "", dataDir: folder.path });
    onTestFinished(() => db.destroy());
    const integrity = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const orphans = await sql`pragma foreign_key_check`.execute(db);
    expect(integrity.rows).toEqual([{ integrity_check: "ok" }]);
    expect(orphans.rows).toEqual([]);

    expect(acknowledged.quotes.length).toBeGreaterThan(kills);
    for (const { id, logoSha256 } of acknowledged.quotes) {
      const row = await db
        .selectFrom("quotes")
        .innerJoin("files", "files.id", "quotes.logo_file_id")
        .select(["files.storage_key", "files.sha256"])
        .where("quotes.id", "=", id)
        .executeTakeFirstOrThrow();
      expect(row.sha256).toBe(logoSha256);
      const stored = await readFile(join(folder.path, "storage", row.storage_key));
      expect(createHash("sha256").update(stored).digest("hex")).toBe(logoSha256);
    }
    // Each quote, acknowledged or not, has its lines, its history and its two letters: whole, or not there.
    const halves = await sql<{ id: number }>`
      select quotes.id from quotes
      where not exists (select 1 from quote_lines where quote_lines.quote_id = quotes.id)
         or not exists (select 1 from history where history.subject = 'quote' and history.subject_id = quotes.id)
         or (select count(*) from outbox where outbox.content like '%"quoteId":' || quotes.id || ',%') < 2
    `.execute(db);
    expect(halves.rows).toEqual([]);
    const confirmed = await db.selectFrom("quotes").select("id").where("status", "=", "confirmed").execute();
    const confirmedIds = new Set(confirmed.map(({ id }) => id));
    expect(acknowledged.confirmed.filter((id) => !confirmedIds.has(id))).toEqual([]);
    const messages = await db.selectFrom("contact_messages").select("email").execute();
    const heard = new Set(messages.map(({ email }) => email));
    expect(acknowledged.contacts.filter((email) => !heard.has(email))).toEqual([]);

    readyAfter.sort((one, other) => one - other);
    const median = Math.round(readyAfter[Math.floor(readyAfter.length / 2)] ?? 0);
    recordFigure(
      "F1",
      `${kills} kills; ${acknowledged.quotes.length} quotes with logos, ${acknowledged.confirmed.length} confirmations, ${acknowledged.contacts.length} messages acknowledged: 0 lost, 0 half written; ready after ${median} ms (median)`,
    );
  });
});
