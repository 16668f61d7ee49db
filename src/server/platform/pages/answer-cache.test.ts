import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { AnswerCache, compressAnswer } from "./answer-cache.ts";

const answerOf = (text: string) => compressAnswer(Buffer.from(text), {});

test.each([1_000, 300_000])("an answer of %i bytes unpacks to what it was, in a quarter", async (bytes) => {
  const words = Array.from({ length: bytes / 10 }, (_, at) => `bag ${(at * at) % 977} `).join("");
  const { identity, br, gzip } = await answerOf(words.padEnd(bytes, ".").slice(0, bytes));
  expect(br && brotliDecompressSync(br).equals(identity)).toBe(true);
  expect(gzip && gunzipSync(gzip).equals(identity)).toBe(true);
  expect(br?.length).toBeLessThan(bytes / 4);
});

test("an answer is made once for all requests, and again after a change", async () => {
  const cache = new AnswerCache(1024 * 1024);
  let count = 0;
  const fill = () =>
    cache.fill("a", async () => {
      count += 1;
      return await answerOf(`a ${count}`);
    });
  await Promise.all([fill(), fill(), fill()]);
  expect(cache.get("a")?.identity.toString()).toBe("a 1");
  cache.clear();
  expect(cache.get("a")).toBeUndefined();
  await fill();
  expect(cache.get("a")?.identity.toString()).toBe("a 2");
});

test("what was begun before a change is answered and not cached", async () => {
  const cache = new AnswerCache(1024 * 1024);
  const held = Promise.withResolvers<void>();
  const before = cache.fill("a", async () => {
    await held.promise;
    return await answerOf("before");
  });
  cache.clear();
  await cache.fill("a", () => answerOf("after"));
  held.resolve();
  expect((await before)?.identity.toString()).toBe("before");
  expect(cache.get("a")?.identity.toString()).toBe("after");
});

test("an answer that cannot be made is made again for the next request", async () => {
  const cache = new AnswerCache(1024 * 1024);
  await expect(cache.fill("a", () => Promise.reject(new Error("the database is away")))).rejects.toThrow();
  expect((await cache.fill("a", () => answerOf("a")))?.identity.toString()).toBe("a");
});

test("answers stay within the memory limit: the oldest goes first, and none takes all of it", async () => {
  // Nothing compresses these 10 kB, so that each answer takes some 34.
  const answer = await compressAnswer(randomBytes(10_000), {});
  const cache = new AnswerCache(80_000);
  for (const key of ["a", "b", "c"]) await cache.fill(key, async () => answer);
  expect(["a", "b", "c"].filter((key) => cache.get(key))).toEqual(["b", "c"]);
  const large = await compressAnswer(randomBytes(30_000), {});
  await cache.fill("d", async () => large);
  expect(["b", "c", "d"].filter((key) => cache.get(key))).toEqual(["b", "c"]);
});
