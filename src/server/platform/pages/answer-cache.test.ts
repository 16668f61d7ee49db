import { randomBytes } from "node:crypto";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { keepPage, PageMemory } from "./page-memory.ts";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout"] }));
afterEach(() => void vi.useRealTimers());

const roomy = 1024 * 1024;
const pageOf = (text: string) => keepPage(200, Buffer.from(text), {});
const textOf = (memory: PageMemory, key: string) => memory.getOrFormer(key)?.identity.toString();

/** A memory with pages that say which rendering they are of; `finish` lets the one under way end. */
async function filled(...keys: string[]) {
  const memory = new PageMemory(roomy);
  const begun: string[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  for (const key of keys) {
    await memory.fill(key, async () => {
      begun.push(key);
      const turn = begun.filter((each) => each === key).length;
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return await pageOf(`${key} ${turn}`);
    });
  }
  isSlow = true;
  begun.length = 0;
  // What was rendered before counts as the first turn.
  begun.push(...keys);
  return { memory, begun, finish: () => waiting.shift()?.() };
}

test.each([1_000, 128 * 1024, 128 * 1024 + 1, 300_000])(
  "a page of %i bytes unpacks to what it was, in a quarter",
  async (bytes) => {
    const words = Array.from({ length: bytes / 10 }, (_, at) => `bag ${(at * at) % 977} `).join("");
    const { identity, br, gzip } = await pageOf(words.padEnd(bytes, ".").slice(0, bytes));
    expect(br && brotliDecompressSync(br).equals(identity)).toBe(true);
    expect(gzip && gunzipSync(gzip).equals(identity)).toBe(true);
    expect(br?.length).toBeLessThan(bytes / 4);
  },
);

test("after a change the former page is answered while the new one is made, once", async () => {
  const { memory, begun, finish } = await filled("a");
  memory.change();
  expect(memory.get("a")).toBeUndefined();
  expect([textOf(memory, "a"), textOf(memory, "a")]).toEqual(["a 1", "a 1"]);
  expect(begun).toEqual(["a", "a"]);
  finish();
  await vi.waitUntil(() => textOf(memory, "a") === "a 2");
  expect(memory.get("a")).toBeDefined();
});

test("pages are made anew one after the other, and only those that are asked for", async () => {
  const { memory, begun, finish } = await filled("a", "b", "c");
  memory.change();
  for (const key of ["a", "b"]) memory.getOrFormer(key);
  expect(begun).toEqual(["a", "b", "c", "a"]);
  finish();
  await vi.waitUntil(() => begun.length === 5);
  expect(begun.at(-1)).toBe("b");
});

test("a former page is gone a quarter of a second after the change, and nobody waits for a queue then", async () => {
  const { memory, begun } = await filled("a", "b");
  memory.change();
  for (const key of ["a", "b"]) memory.getOrFormer(key);
  vi.advanceTimersByTime(249);
  expect(textOf(memory, "b")).toBe("b 1");
  vi.advanceTimersByTime(1);
  expect(textOf(memory, "b")).toBeUndefined();
  // "a" is still under way; who asks for "b" has it rendered at once.
  const asked = memory.fill("b", () => pageOf("b now"));
  expect((await asked)?.identity.toString()).toBe("b now");
  expect(begun).toEqual(["a", "b", "a"]);
});

test("what was begun before a change is answered and not kept", async () => {
  const { memory, finish } = await filled("a");
  memory.change();
  memory.getOrFormer("a");
  memory.change();
  finish();
  await vi.advanceTimersByTimeAsync(250);
  expect(memory.get("a")).toBeUndefined();
});

test("a page that cannot be made anew is no longer answered", async () => {
  const memory = new PageMemory(roomy);
  let fails = false;
  await memory.fill("a", async () => {
    if (fails) throw new Error("the database is away");
    return await pageOf("a");
  });
  fails = true;
  memory.change();
  expect(textOf(memory, "a")).toBe("a");
  await vi.advanceTimersByTimeAsync(250);
  expect(textOf(memory, "a")).toBeUndefined();
});

test("pages take no more memory than they may: what was rendered first goes first", async () => {
  // Nothing packs these 10 kB, so that each page takes some 34.
  const page = await keepPage(200, randomBytes(10_000), {});
  const memory = new PageMemory(80_000);
  for (const key of ["a", "b", "c"]) await memory.fill(key, async () => page);
  expect(["a", "b", "c"].filter((key) => memory.get(key))).toEqual(["b", "c"]);
});
