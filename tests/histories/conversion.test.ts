import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import type { Db } from "#server/platform/database/db.ts";
import { migrate } from "#server/platform/database/migrate.ts";
import { sized } from "#tests/support/lane.ts";
import { noCounts, play } from "./history.ts";
import { tapes } from "./tape.ts";
import { openWorld } from "./world.ts";

const numRuns = sized({ quick: 6, deep: 500 });

test(`REL-M19 ${numRuns} histories are booked from their rows as they were booked when they happened`, async () => {
  await using world = await openWorld();
  const { db } = world.services;
  const counts = noCounts();
  for (const tape of fc.sample(tapes, { numRuns, seed: 48 })) await play(world, tape, counts);
  const before = await readSums(db);
  expect(Object.keys(before.lines).length).toBeGreaterThan(numRuns);
  for (const table of ["ledger_lines", "ledger_entries", "open_items"] as const)
    await db.schema.dropTable(table).execute();
  await sql`delete from kysely_migration where name >= '0100'`.execute(db);
  await migrate(db);
  expect(await readSums(db)).toEqual(before);
}, 3_600_000);

/** What each account of each deal comes to on each day; the entries; and what is open. */
async function readSums(db: Db) {
  const all = await db.selectFrom("ledger_entries").selectAll().execute();
  // An acceptance that was taken back is left out with that: its items are gone.
  const undone = all.filter(({ kind }) => kind === "acceptance-undone");
  const gone = new Set(undone.flatMap(({ id, reverses }) => [id, reverses]));
  const entries = all.filter(({ id }) => !gone.has(id));
  const booked = await db.selectFrom("ledger_lines").selectAll().execute();
  const lines = booked.filter(({ entry_id }) => !gone.has(entry_id));
  const sums = new Map<string, number>();
  for (const { day, quote_id, account, plan_item_id, document_id, payment_id, cents } of lines) {
    const key = [quote_id, day, account, plan_item_id, document_id, payment_id].join(" ");
    sums.set(key, (sums.get(key) ?? 0) + cents);
  }
  const open = await db.selectFrom("open_items").selectAll().execute();
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).toSorted();
  return {
    lines: Object.fromEntries([...sums].filter(([, cents]) => cents !== 0).toSorted()),
    entries: sorted(
      entries.map(({ kind, source_id, is_test, booked_at }) => ({ kind, source_id, is_test, booked_at })),
    ),
    open: sorted(open),
  };
}
