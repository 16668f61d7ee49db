import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#contracts/call.ts";
import { anyone } from "#server/access/policies.ts";
import { raiseVersion } from "#server/platform/versions/versions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop, type TestShop } from "#tests/support/shop.ts";
import { keptAnswer } from "./kept-answer.ts";

const call = defineCall({ method: "GET", path: "/api/kept", summary: "", answers: { 200: z.unknown() } });
const database = await createTestDatabase();
const { db } = database;
let body: () => unknown = () => ({ made: 1 });
let count = 0;

let shop: TestShop;
beforeAll(async () => {
  shop = await createTestShop(createTestServices(database), [
    ({ routes }) => {
      const send = keptAnswer(db, "things", async () => {
        count += 1;
        return body();
      });
      routes.add(call, anyone, ({ request, reply }) => send(request, reply));
    },
  ]);
});
afterAll(async () => {
  await shop[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const get = (headers = {}) => shop.app.inject({ method: "GET", url: "/api/kept", headers });

test("an answer is made once a version, however many ask", async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => get()));
  expect(answers.map((answer) => answer.json())).toEqual(Array(20).fill({ made: 1 }));
  expect(count).toBe(1);
  body = () => ({ made: 2 });
  await raiseVersion(db, "things");
  expect((await get()).json()).toEqual({ made: 2 });
  expect(count).toBe(2);
});

test("it is compressed, has an ETag, and carries the headers of every answer", async () => {
  const answer = await get({ "accept-encoding": "gzip, br" });
  expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('{"made":2}');
  expect(answer.headers).toMatchObject({
    "content-type": "application/json; charset=utf-8",
    "content-encoding": "br",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.any(String),
  });
  const again = await get({ "if-none-match": answer.headers.etag });
  expect([again.statusCode, again.payload]).toEqual([304, ""]);
  expect((await shop.app.inject({ method: "HEAD", url: "/api/kept" })).payload).toBe("");
});

test("a failure is not kept", async () => {
  await raiseVersion(db, "things");
  body = () => {
    throw new Error("the database is away");
  };
  expect((await get()).statusCode).toBe(500);
  body = () => ({ made: 3 });
  expect((await get()).json()).toEqual({ made: 3 });
});

test("an answer of more than 1 MB is sent and not kept", async () => {
  await raiseVersion(db, "things");
  body = () => ({ long: "x".repeat(1_000_001) });
  const before = count;
  expect((await get()).payload).toHaveLength(1_000_012);
  expect((await get()).payload).toHaveLength(1_000_012);
  expect(count).toBe(before + 2);
});
