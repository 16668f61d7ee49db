import fc from "fast-check";
import { expect, test } from "vitest";
import { migrate } from "#server/platform/database/migrate.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { engine } from "#tests/support/engine.ts";
import { sized } from "#tests/support/lane.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { noCounts, play } from "./history.ts";
import { type Tape, tapes } from "./tape.ts";
import { openWorld } from "./world.ts";

const numRuns = sized({ quick: 3, deep: 300 });

test.runIf(engine() === "postgres")(
  `REL-M19 ${numRuns} histories read alike on both databases`,
  async () => {
    const drawn = fc.sample(tapes, { numRuns, seed: 47 });
    expect(await playAll(drawn)).toEqual(await playAll(drawn, await openSqlite()));
  },
  3_600_000,
);

/** What each step of the histories answered. Numbers of quotes differ: PostgreSQL never gives one twice. */
async function playAll(drawn: readonly Tape[], database?: TestDatabase): Promise<string[]> {
  await using world = await openWorld(database);
  const counts = noCounts();
  const lines: string[] = [];
  for (const tape of drawn) lines.push(...(await play(world, tape, counts)));
  return lines.map((line) => line.replace(/\b[A-Z]+-\d{4}-\d+/g, "number"));
}

/** A SQLite beside the PostgreSQL of this run. */
async function openSqlite(): Promise<TestDatabase> {
  const folder = temporaryFolder();
  const db = openDatabase({ url: "", dataDir: folder.path });
  await migrate(db);
  return {
    ...{ db, url: "", dataDir: folder.path },
    async [Symbol.asyncDispose]() {
      await db.destroy();
      folder.remove();
    },
  };
}
