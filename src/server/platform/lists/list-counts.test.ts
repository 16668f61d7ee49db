import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createTestDatabase } from "#tests/support/database.ts";
import { sized } from "#tests/support/lane.ts";
import { readListCounts } from "./read-list-counts.ts";
import { addThings, createThings, readThings } from "./things.fixture.ts";

const kind = fc.constantFrom("pending", "confirmed", "paid");
const portion = fc.nat({ max: 9 });
const statements = fc.oneof(
  kind.map((name) => sql`insert into things (kind, search_text) values (${name}, 'new'), (${name}, 'two')`),
  fc.tuple(portion, kind).map(([rest, to]) => sql`update things set kind = ${to} where id % 10 = ${rest}`),
  portion.map((rest) => sql`update things set deleted_at = 'now' where id % 10 = ${rest}`),
  portion.map((rest) => sql`update things set deleted_at = null where id % 10 = ${rest}`),
  portion.map((rest) => sql`update things set search_text = 'other' where id % 10 = ${rest}`),
  portion.map((rest) => sql`delete from things where id % 30 = ${rest}`),
);

test("the counts match the rows after any changes, committed, rolled back or concurrent", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await createThings(db);
  await addThings(
    db,
    Array.from({ length: 40 }, () => ({ kind: "pending", search_text: "a thing", deleted_at: null })),
  );
  const together = fc.array(fc.record({ statement: statements, isKept: fc.boolean() }), { maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(together, async (changes) => {
      await Promise.all(changes.map(({ statement, isKept }) => change(statement, isKept)));
      const live = (await readThings(db)).filter(({ deleted_at }) => deleted_at === null);
      const counted = [...(await readListCounts(db, "things"))].filter(([, count]) => count !== 0);
      const byKind = Map.groupBy(live, (thing) => thing.kind);
      expect(Object.fromEntries(counted)).toEqual(
        Object.fromEntries([...byKind].map(([name, rows]) => [name, rows.length])),
      );
    }),
    { numRuns: sized({ quick: 60, deep: 1_000 }) },
  );

  async function change(statement: ReturnType<typeof sql>, isKept: boolean) {
    const written = db.transaction().execute(async (transaction) => {
      await statement.execute(transaction);
      if (!isKept) throw new TakenBack();
    });
    // Statements without an order of their rows may block each other; the database then takes one back.
    await written.catch((error: unknown) => {
      if (!(error instanceof TakenBack) && !/deadlock/.test(String(error))) throw error;
    });
  }
});

class TakenBack extends Error {}
