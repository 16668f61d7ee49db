import { expect, test } from "vitest";
import { deedsInsert, theShop } from "#server/platform/history/history.ts";
import { answersInsert } from "#server/platform/idempotency/answer-once.ts";
import { lettersInsert } from "#server/platform/mail/post-letter.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Db } from "./db.ts";
import { insertTogether } from "./insert-together.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const at = new Date("2026-11-23T08:00:00.000Z");
const letter = { template: "staff-storage-full", storedMegabytes: 1, limitMegabytes: 1 } as const;
const to = { email: "staff@example.com", language: "en" } as const;

const write = (db: Db, key: string, deeds: number) =>
  db.transaction().execute((transaction) =>
    insertTogether(transaction, [
      ...Array.from({ length: deeds }, (_, subjectId) =>
        deedsInsert(transaction, [
          { subject: "quote", subjectId, action: "quote.request", doer: theShop, at },
        ]),
      ),
      lettersInsert(
        transaction,
        [
          { letter, to },
          { letter, to },
        ],
        at,
      ),
      answersInsert(
        transaction,
        "test",
        [{ request: { key, caller: "", content: "" }, answer: "answer" }],
        at,
      ),
    ]),
  );

async function countsOf(db: Db): Promise<number[]> {
  const tables = ["history", "outbox", "idempotency_keys"] as const;
  const rows = await Promise.all(tables.map((table) => db.selectFrom(table).select("created_at").execute()));
  return rows.map(({ length }) => length);
}

test.each([0, 1, 3])("the rows of all its inserts are there, with %i before", async (deeds) => {
  await using database = await createTestDatabase();
  await write(database.db, "key", deeds);
  expect(await countsOf(database.db)).toEqual([deeds, 2, 1]);
});

test("a row that may not be there takes the others with it, and says why", async () => {
  await using database = await createTestDatabase();
  await write(database.db, "key", 1);
  const again = await write(database.db, "key", 1).catch((error: unknown) => error);
  expect(isUniqueViolation(again)).toBe(true);
  expect(await countsOf(database.db)).toEqual([1, 2, 1]);
});

test("a single insert needs no others", async () => {
  await using database = await createTestDatabase();
  await database.db
    .transaction()
    .execute((transaction) =>
      insertTogether(transaction, [
        answersInsert(
          transaction,
          "test",
          [{ request: { key: "key", caller: "", content: "" }, answer: "answer" }],
          at,
        ),
      ]),
    );
  expect(await countsOf(database.db)).toEqual([0, 0, 1]);
});
