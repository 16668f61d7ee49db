import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { freePort } from "../../tools/free-port.mjs";
import { expectAcknowledged, expectWhole } from "./expect-acknowledged.ts";
import { type Acknowledged, keepWriting, readTools, type Tools } from "./keep-writing.ts";

const kills = sized({ quick: 60, deep: 1000 });
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
      await wait(Math.random() * 100);
      server.kill("SIGKILL");
      await server.exited;
      stopWriting.abort();
      await Promise.all(writing);
    }

    const db = openDatabase({ url: "", dataDir: folder.path });
    onTestFinished(() => db.destroy());
    await expectWhole(db);
    expect(acknowledged.quotes.length).toBeGreaterThan(kills);
    await expectAcknowledged(db, folder.path, acknowledged);

    readyAfter.sort((one, other) => one - other);
    const median = Math.round(readyAfter[Math.floor(readyAfter.length / 2)] ?? 0);
    recordFigure(
      "F1",
      `${kills} kills; ${acknowledged.quotes.length} quotes with logos, ${acknowledged.confirmed.length} confirmations, ${acknowledged.contacts.length} messages acknowledged: 0 lost, 0 half written; ready after ${median} ms (median)`,
    );
  });
});
