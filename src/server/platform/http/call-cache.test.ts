import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#contracts/call.ts";
import { anyone } from "#server/access/policies.ts";
import { raiseVersion, readVersion } from "#server/platform/versions/versions.ts";
import { createTestDatabase } from "#tests/support/database.ts";
import { createTestServices } from "#tests/support/services.ts";
import { createTestShop, type TestShop } from "#tests/support/shop.ts";
import { createCallCache } from "./call-cache.ts";

const call = defineCall({
  method: "GET",
  path: "/api/kept",
  summary: "",
  query: z.strictObject({ page: z.string().optional(), sort: z.string().optional() }),
  answers: { 200: z.unknown() },
});
const database = await createTestDatabase();
const { db } = database;
const memory = createCallCache(db, "things", { "x-content-type-options": "nosniff" });
let body: () => unknown = () => ({ made: 1 });
let count = 0;

let shop: TestShop;
/** The cache alone, before all routes: 404 is what it does not have. */
let ahead: Server;
beforeAll(async () => {
  shop = await createTestShop(createTestServices(database), [
    ({ routes }) => {
      routes.add(call, anyone, ({ request, reply }) =>
        memory.answer(request, reply, async () => {
          count += 1;
          return { body: await body() };
        }),
      );
    },
  ]);
  ahead = createServer((request, response) => {
    if (!memory.answerFromMemory(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => ahead.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  ahead.close();
  await shop[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const get = (headers = {}, url = "/api/kept") => shop.app.inject({ method: "GET", url, headers });

/** The answer from the cache; `undefined` when the cache leaves the request to the routes. */
async function fromMemory(path: string, init: RequestInit = {}): Promise<Response | undefined> {
  // The server listens on a port.
  const { port } = ahead.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return answer.status === 404 ? undefined : answer;
}

test("an answer is made once per version for any number of requests", async () => {
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

test("ahead of the routes it is the same answer, or 304, and spellings of one address are one", async () => {
  const there = await get({ "accept-encoding": "br" });
  const { "x-request-id": _, connection: __, date: ___, ...headers } = there.headers;
  const answer = await fromMemory("/api/kept", { headers: { "accept-encoding": "br" } });
  expect(Object.fromEntries(answer?.headers ?? [])).toMatchObject(headers);
  expect(await answer?.json()).toEqual({ made: 2 });
  const known = await fromMemory("/api/kept", { headers: { "if-none-match": String(headers.etag) } });
  expect(known?.status).toBe(304);
  for (const spelling of ["/API/Kept", "/api/kept/", "/api/kept?"])
    expect((await fromMemory(spelling))?.status).toBe(200);
  await get({}, "/api/kept?sort=name&page=2");
  expect((await fromMemory("/api/kept?page=2&sort=name"))?.status).toBe(200);
});

test("the routes answer signed-in callers, changes, and what is not cached", async () => {
  expect(await fromMemory("/api/kept", { headers: { authorization: "Bearer x" } })).toBeUndefined();
  expect(await fromMemory("/api/kept", { method: "POST" })).toBeUndefined();
  expect((await get({}, "/api/kept?unknown=1")).statusCode).toBe(422);
  expect(await fromMemory("/api/kept?unknown=1")).toBeUndefined();
  expect((await get({}, "/api/kept?sort=%C3%A9")).statusCode).toBe(200);
  expect(await fromMemory("/api/kept?sort=%C3%A9")).toBeUndefined();
});

test("after a change nothing older is sent", async () => {
  await get();
  body = () => ({ made: 3 });
  await raiseVersion(db, "things");
  memory.changedTo(await readVersion(db, "things"));
  expect(await fromMemory("/api/kept")).toBeUndefined();
  expect((await get()).json()).toEqual({ made: 3 });
  expect(await (await fromMemory("/api/kept"))?.json()).toEqual({ made: 3 });
});

test("an answer begun before a change is never sent after it", async () => {
  let finish = () => {};
  const slow = new Promise<void>((resolve) => {
    finish = resolve;
  });
  await raiseVersion(db, "things");
  body = () => slow.then(() => ({ made: "before" }));
  const before = count;
  const old = get({}, "/api/kept?page=9");
  await expect.poll(() => count).toBe(before + 1);
  await raiseVersion(db, "things");
  memory.changedTo(await readVersion(db, "things"));
  finish();
  expect((await old).statusCode).toBe(200);
  expect(await fromMemory("/api/kept?page=9")).toBeUndefined();
});

test("a failure is not cached", async () => {
  await raiseVersion(db, "things");
  body = () => {
    throw new Error("the database is away");
  };
  expect((await get()).statusCode).toBe(500);
  body = () => ({ made: 4 });
  expect((await get()).json()).toEqual({ made: 4 });
});

test("an answer that would fill the cache is sent and not cached", async () => {
  await raiseVersion(db, "things");
  body = () => ({ long: "x".repeat(10_000_000) });
  const before = count;
  expect((await get()).payload).toHaveLength(10_000_011);
  expect((await get()).payload).toHaveLength(10_000_011);
  expect(count).toBe(before + 2);
});
