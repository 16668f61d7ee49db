import { sql } from "kysely";
import { expect, test } from "vitest";
import { createThings, readThings } from "#server/platform/lists/things.fixture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Db, Transaction } from "./db.ts";
import { writeTogether } from "./write-together.ts";

const add = (db: Db | Transaction, name: string) =>
  sql`insert into things (kind, search_text) values ('pending', ${name})`.execute(db);
const names = async (db: Db) => (await readThings(db)).map(({ search_text }) => search_text).sort();

/** Adds things, in groups of which it keeps an account; one called "no …" is refused. */
function thingWriter() {
  const groups: string[][] = [];
  const write = writeTogether(async (_: { db: Db }, transaction, items: readonly string[]) => {
    groups.push([...items]);
    for (const name of items) {
      await add(transaction, name);
      if (name.startsWith("no")) throw new Error(name);
    }
    return items.map((name) => `${name} is there`);
  });
  return { groups, write };
}

test("what comes in the same moment is written in one transaction", async () => {
  await using database = await createTestDatabase();
  await createThings(database.db);
  const { groups, write } = thingWriter();
  expect(await Promise.all(["a", "b", "c"].map((name) => write(database, name)))).toEqual([
    ...["a is there", "b is there", "c is there"],
  ]);
  expect(groups).toEqual([["a", "b", "c"]]);
  expect(await names(database.db)).toEqual(["a", "b", "c"]);
});

test("what is refused takes nobody with it, and is told so", async () => {
  await using database = await createTestDatabase();
  await createThings(database.db);
  const { write } = thingWriter();
  const asked = Array.from({ length: 100 }, (_, index) => (index % 3 === 0 ? `no ${index}` : `${index}`));
  const answers = await Promise.allSettled(asked.map((name) => write(database, name)));
  const kept = asked.filter((name) => !name.startsWith("no"));
  expect(answers.filter(({ status }) => status === "fulfilled")).toEqual(
    kept.map((name) => ({ status: "fulfilled", value: `${name} is there` })),
  );
  expect(answers[3]).toMatchObject({ reason: { message: "no 3" } });
  expect(await names(database.db)).toEqual(kept.sort());
});

test("nobody hears of success before it is there for others, and other transactions go between", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await createThings(db);
  const { write } = thingWriter();
  const one = async (index: number) => {
    const name = `row ${index}`;
    if (index % 2 === 0) await write(database, name);
    else await db.transaction().execute((transaction) => add(transaction, name));
    expect(await names(db)).toContain(name);
  };
  await Promise.all(Array.from({ length: 40 }, (_, index) => one(index)));
  expect(await readThings(db)).toHaveLength(40);
});

test("where the commit fails, all of them hear of it, none is there, and none is tried again", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await createThings(db);
  // Checked at the commit, on both databases.
  await sql`create table leaning (id integer primary key,
    thing integer references things (id) deferrable initially deferred)`.execute(db);
  let groups = 0;
  const lean = writeTogether(async (_: { db: Db }, transaction, ids: readonly number[]) => {
    groups += 1;
    for (const id of ids) {
      await add(transaction, `beside ${id}`);
      await sql`insert into leaning (id, thing) values (${id}, 12345)`.execute(transaction);
    }
    return ids;
  });
  const answers = await Promise.allSettled([1, 2, 3].map((id) => lean(database, id)));
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(groups).toBe(1);
  expect(await names(db)).toEqual([]);
  await thingWriter().write(database, "later");
  expect(await names(db)).toEqual(["later"]);
});
