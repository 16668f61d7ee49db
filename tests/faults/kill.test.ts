import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { demoFolder, killStarting, startServer } from "#tests/support/server-process.ts";
import { freePort } from "../../tools/test/free-port.ts";
import { expectAcknowledged, expectWhole } from "./expect-acknowledged.ts";
import { type Acknowledged, keepWriting, readTools, type Tools } from "./keep-writing.ts";

/** While people write, and while it comes back from such a kill: a start costs half as much as a whole round. */
const killsOfWriting = sized({ quick: 4, deep: 1_000 });
const killsOfStarting = sized({ quick: 3, deep: 400 });
/** Only ends what hangs: a hundred starts take long on a machine that does a dozen other things. */
const timeout = sized({ quick: 900_000, deep: 9_000_000 });
const writers = 8;

function median(times: readonly number[]): number {
  return [...times].sort((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0;
}

describe("REL-F1 the program is killed while people write", () => {
  test(`REL-F1 ${killsOfWriting + killsOfStarting} × SIGKILL: nothing acknowledged is lost, nothing is half written`, {
    timeout,
  }, async () => {
    const folder = demoFolder();
    onTestFinished(() => folder.remove());
    const port = await freePort();
    const acknowledged: Acknowledged = { quotes: [], contacts: [], confirmed: [] };
    const readyAfter: number[] = [];
    let tools: Tools | undefined;
    const shop = { dataDir: folder.path, port, env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } };
    let starts = 0;
    for (let kill = 0; kill < killsOfWriting; kill += 1) {
      // Spread over the whole, once it is known how long a start takes here.
      if (kill > 0 && starts < (kill / killsOfWriting) * killsOfStarting) {
        starts += 1;
        await killStarting(shop, Math.random() * median(readyAfter));
      }
      const started = performance.now();
      const server = await startServer(shop);
      readyAfter.push(performance.now() - started);
      tools ??= await readTools(server.url);
      const known = tools;
      const before = acknowledged.quotes.length;
      const stopWriting = new AbortController();
      const writing = Array.from({ length: writers }, (_, writer) =>
        keepWriting(server.url, `${kill}-${writer}`, known, acknowledged, stopWriting.signal),
      );
      // Killed while writing is in full swing, however slow the machine.
      const began = performance.now();
      while (acknowledged.quotes.length === before) await wait(5);
      await wait(Math.random() * Math.max(100, performance.now() - began));
      server.kill("SIGKILL");
      await server.exited;
      stopWriting.abort();
      await Promise.all(writing);
    }

    const db = openDatabase({ url: "", dataDir: folder.path });
    onTestFinished(() => db.destroy());
    await expectWhole(db);
    expect(acknowledged.quotes.length).toBeGreaterThan(killsOfWriting);
    await expectAcknowledged(db, folder.path, acknowledged);

    recordFigure(
      "REL-F1",
      `${killsOfWriting} kills while people write and ${starts} while it comes back; ${acknowledged.quotes.length} quotes with logos, ${acknowledged.confirmed.length} confirmations, ${acknowledged.contacts.length} messages acknowledged: 0 lost, 0 half written; ready after ${Math.round(median(readyAfter.slice(1)))} ms (median)`,
    );
  });
});
