import { expect, test } from "vitest";
import { theShop } from "#server/platform/history/history.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { insertRows } from "./insert-rows.ts";

const { db } = await openTestDatabase();

const row = (subject_id: number, doer_name: string) => ({
  ...{ subject: "quote", subject_id, action: "quote.request", doer: theShop.kind, doer_id: null },
  ...{ doer_name, before: null, after: '{"status":"pending"}', created_at: "2026-11-25T08:00:00.000Z" },
});
const insert = (rows: ReturnType<typeof row>[]) =>
  db
    .transaction()
    .execute((transaction) =>
      insertRows(transaction, "history", rows).returning(["id", "subject_id"]).execute(),
    );

test.each([1, 2, 40])("%i rows get their ids in their order", async (count) => {
  const rows = Array.from({ length: count }, (_, index) => row(1000 - index, "Ann"));
  const added = await insert(rows);
  const inOrder = added.toSorted((a, b) => a.id - b.id);
  expect(inOrder.map(({ subject_id }) => subject_id)).toEqual(rows.map(({ subject_id }) => subject_id));
});

test.each([
  ["quotes and strokes", `"O'Brien" \\ "\\n" \\ud83d`],
  ["lines", "one\ntwo\tthree"],
  ["other scripts", "Éloïse Žluťoučký 北京 👜"],
  ["what looks like JSON", '{"a":[1,null]}'],
  ["nothing", ""],
])("a text with %s stays as it is", async (_, text) => {
  const [added] = await insert([row(1, text)]);
  const kept = await db
    .selectFrom("history")
    .selectAll()
    .where("id", "=", added?.id ?? 0)
    .executeTakeFirst();
  expect(kept).toEqual({ ...row(1, text), id: added?.id });
});

test("half a character becomes one that says so, as databases have it", async () => {
  const [added] = await insert([row(1, "bag 👜".slice(0, 5))]);
  const kept = await db
    .selectFrom("history")
    .select("doer_name")
    .where("id", "=", added?.id ?? 0)
    .executeTakeFirst();
  expect(kept).toEqual({ doer_name: "bag \uFFFD" });
});

test("no row is no statement", async () => {
  await expect(insert([])).rejects.toThrow("no row for history");
});
