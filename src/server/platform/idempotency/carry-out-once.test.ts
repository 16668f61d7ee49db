import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { hours } from "#domain/time/durations.ts";
import type { Transaction } from "#server/platform/database/db.ts";
import { openTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { AppError } from "../errors/app-error.ts";
import { sweepAnswers } from "./answer-once.ts";
import { beside, carryOutOnce, forgetAnswers, type KeyedCommand } from "./carry-out-once.ts";

const database = await openTestDatabase();
const services = createTestServices(database);
const { db } = services;

let keys = 0;
function command(change: Partial<KeyedCommand> = {}): KeyedCommand {
  keys += 1;
  const request = { key: `key-${keys}`, caller: "staff 1", content: "all that it says" };
  return { scope: "POST /things", isSecret: false, request, ...change };
}

/** Adds a row in a transaction, and answers its name. */
function adding(name: string, then: (transaction: Transaction) => Promise<void> = async () => undefined) {
  return async () => {
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto("versions").values({ name, version: 1 }).execute();
      await then(transaction);
    });
    return { body: { name }, etag: '"1"' };
  };
}
const added = async (name: string) =>
  (await db.selectFrom("versions").select("name").where("name", "=", name).execute()).length;

test("ten at one moment: one works, and all get its answer", async () => {
  const once = command();
  let count = 0;
  const work = async () => {
    count += 1;
    return await adding(`race ${count}`)();
  };
  const answers = await Promise.all(Array.from({ length: 10 }, () => carryOutOnce(services, once, work)));
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const rows = await db.selectFrom("versions").select("name").where("name", "like", "race %").execute();
  expect(rows).toHaveLength(1);
});

test("one that is refused leaves its key free, and who waited for it does the work", async () => {
  const once = command();
  const begun = Promise.withResolvers<void>();
  const refusing = adding("refused", async () => {
    begun.resolve();
    await wait(50);
    throw new AppError("conflict");
  });
  const first = carryOutOnce(services, once, refusing);
  await begun.promise;
  const [refused, done] = await Promise.allSettled([first, carryOutOnce(services, once, adding("refused"))]);
  expect([refused?.status, done?.status]).toEqual(["rejected", "fulfilled"]);
  expect(await added("refused")).toBe(1);
});

test("one that is refused by what its twin has changed meanwhile gets the twin's answer", async () => {
  const once = command();
  const first = Promise.withResolvers<void>();
  const refusedLate = async () => {
    await first.promise;
    throw new AppError("conflict");
  };
  const late = carryOutOnce(services, once, refusedLate);
  const done = await carryOutOnce(services, once, adding("twin"));
  first.resolve();
  expect(await late).toEqual(done);
});

test("one that is refused after its transaction leaves its key free; one that broke there was carried out", async () => {
  const afterwards = (name: string, error: Error) => async () => {
    await adding(name)();
    throw error;
  };
  const refused = command();
  await expect(
    carryOutOnce(services, refused, afterwards("asked the bank", new AppError("unavailable"))),
  ).rejects.toMatchObject({ code: "unavailable" });
  expect((await carryOutOnce(services, refused, adding("again"))).body).toEqual({ name: "again" });

  const broken = command();
  await expect(
    carryOutOnce(services, broken, afterwards("broke", new RangeError("not shown"))),
  ).rejects.toThrow("not shown");
  await expect(carryOutOnce(services, broken, adding("never"))).rejects.toMatchObject({
    code: "conflict",
    details: { message: { message: "It was made already." } },
  });
  expect(await added("never")).toBe(0);
});

test("what is done beside a command claims nothing: the command's own transaction does", async () => {
  const once = command();
  const work = async () => {
    await beside(() => adding(`guess ${keys}`)());
    const claims = await db
      .selectFrom("idempotency_keys")
      .where("scope", "=", "beside")
      .selectAll()
      .execute();
    expect(claims).toEqual([]);
    return await adding("beside")();
  };
  await carryOutOnce(services, { ...once, scope: "beside" }, work);
  expect(await added("beside")).toBe(1);
});

test("keys are kept for 24 hours, what was said under them cannot be read, and answers can be forgotten", async () => {
  const once = command();
  await carryOutOnce(services, once, adding("kept"));
  const rows = await db.selectFrom("idempotency_keys").selectAll().execute();
  expect(JSON.stringify(rows)).not.toMatch(/all that it says|key-\d|staff 1/);
  await forgetAnswers(db);
  await expect(carryOutOnce(services, once, adding("other"))).rejects.toMatchObject({ code: "conflict" });
  services.clock.advance(hours(24) + 1);
  await sweepAnswers(db, new Date(services.clock().getTime() - hours(24)));
  expect((await carryOutOnce(services, once, adding("next day"))).body).toEqual({ name: "next day" });
});
