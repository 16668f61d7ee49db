import { stat } from "node:fs";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { createThings, readThings } from "#server/platform/lists/things.fixture.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import type { Db, Transaction } from "./db.ts";
import { transactTogether } from "./transact-together.ts";

const add = (db: Db | Transaction, name: string) =>
  sql`insert into things (kind, search_text) values ('pending', ${name})`.execute(db);
const names = async (db: Db) => (await readThings(db)).map(({ search_text }) => search_text).sort();

test("what throws takes back its own work alone, and is told so", async () => {
  await using database = await createTestDatabase();
  await createThings(database.db);
  const asked = Array.from({ length: 100 }, (_, index) =>
    transactTogether(database.db, async (transaction) => {
      await add(transaction, `first of ${index}`);
      await add(transaction, `second of ${index}`);
      if (index % 3 === 0) throw new Error(`no ${index}`);
      return index;
    }),
  );
  const answers = await Promise.allSettled(asked);
  const kept = answers.flatMap((answer) => (answer.status === "fulfilled" ? answer.value : []));
  expect(kept).toEqual(Array.from({ length: 100 }, (_, index) => index).filter((index) => index % 3 !== 0));
  expect(answers[3]).toMatchObject({ reason: { message: "no 3" } });
  expect(await names(database.db)).toEqual(
    kept.flatMap((index) => [`first of ${index}`, `second of ${index}`]).sort(),
  );
});

test("nobody hears of success before it is there for others, and other transactions go between", async () => {
  await using database = await createTestDatabase();
  await createThings(database.db);
  const write = async (index: number) => {
    const name = `row ${index}`;
    if (index % 2 === 0) await transactTogether(database.db, (transaction) => add(transaction, name));
    else await database.db.transaction().execute((transaction) => add(transaction, name));
    expect(await names(database.db)).toContain(name);
  };
  await Promise.all(Array.from({ length: 40 }, (_, index) => write(index)));
  expect(await readThings(database.db)).toHaveLength(40);
});

test("where the commit fails, all of them hear of it and none is there", async () => {
  await using database = await createTestDatabase();
  const { db } = database;
  await createThings(db);
  // Checked at the commit, on both databases.
  await sql`create table leaning (id integer primary key,
    thing integer references things (id) deferrable initially deferred)`.execute(db);
  const lean = (id: number) =>
    transactTogether(db, async (transaction) => {
      await add(transaction, `beside ${id}`);
      await sql`insert into leaning (id, thing) values (${id}, 12345)`.execute(transaction);
    });
  const answers = await Promise.allSettled([lean(1), lean(2), lean(3)]);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  expect(await names(db)).toEqual([]);
  await transactTogether(db, (transaction) => add(transaction, "later"));
  expect(await names(db)).toEqual(["later"]);
});

test.skipIf(process.env.TEST_DATABASE === "postgres")(
  "where others came along the time before, a commit waits for who comes a moment later; else for nobody",
  async () => {
    await using database = await createTestDatabase();
    await createThings(database.db);
    const order: string[] = [];
    const write = async (name: string) => {
      await transactTogether(database.db, async (transaction) => {
        await add(transaction, name);
        order.push(`${name} written`);
      });
      order.push(`${name} told`);
    };
    /** The second comes in the same turn of the event loop, after those who were to begin at once. */
    const oneAfterTheOther = (first: string, second: string) =>
      new Promise<unknown>((resolve) => {
        stat(".", () => {
          const writing = write(first);
          setImmediate(() => resolve(Promise.all([writing, write(second)])));
        });
      });
    await oneAfterTheOther("a", "b");
    expect(order.splice(0)).toEqual(["a written", "a told", "b written", "b told"]);
    await Promise.all([write("c"), write("d")]);
    order.length = 0;
    await oneAfterTheOther("e", "f");
    expect(order).toEqual(["e written", "f written", "e told", "f told"]);
  },
);
