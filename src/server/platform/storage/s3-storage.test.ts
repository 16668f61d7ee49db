import { randomBytes } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import { recordFigure } from "#tests/support/promise.ts";
import { type StoreTrouble, startFakeS3 } from "#tests/support/s3-fake.ts";
import { createLog } from "../log/create-log.ts";
import { awaitStorage } from "./open-storage.ts";
import { readS3Address } from "./s3-address.ts";
import { s3Storage } from "./s3-storage.ts";
import type { Storage } from "./storage.ts";

function openAt(url: string, timeout?: number): Storage {
  const address = readS3Address(url);
  if (!address) throw new Error(`no address: ${url}`);
  return s3Storage(address, timeout);
}

async function keysOf(storage: Storage): Promise<string[]> {
  return (await Array.fromAsync(storage.list())).sort();
}

test("REL-F13 files are stored in a bucket, read whole and as a stream, listed and removed", async () => {
  await using store = await startFakeS3();
  const storage = openAt(store.url);
  const logo = randomBytes(200_000);
  await storage.put("logos/3f3f.png", logo);
  await storage.put("logos/3f3f.png", logo);
  for (const key of ["pictures/a-480.avif", "pictures/b-480.avif", "documents/c.pdf"])
    await storage.put(key, Buffer.from(key));
  expect(await storage.get("logos/3f3f.png")).toEqual(logo);
  const opened = await storage.open("logos/3f3f.png");
  expect(opened?.byteSize).toBe(200_000);
  expect(opened && (await buffer(opened.stream))).toEqual(logo);
  expect(await storage.get("logos/none.png")).toBeUndefined();
  expect(await storage.open("logos/none.png")).toBeUndefined();
  expect(await keysOf(storage)).toEqual([
    ...["documents/c.pdf", "logos/3f3f.png", "pictures/a-480.avif", "pictures/b-480.avif"],
  ]);
  await storage.remove("logos/3f3f.png");
  await storage.remove("logos/3f3f.png");
  expect(store.objects.has("logos/3f3f.png")).toBe(false);
  await expect(storage.put("../escape", logo)).rejects.toThrow(/wrong form/);
});

test("a start waits for a store that is busy at first, and not for one that refuses its key", async () => {
  await using store = await startFakeS3();
  store.trouble = "fails";
  const log = createLog("silent");
  const waiting = awaitStorage(openAt(store.url), log);
  await expect.poll(() => store.log.length).toBeGreaterThan(2);
  store.trouble = undefined;
  await waiting;
  await expect(awaitStorage(openAt(store.url.replace("shop:", "someone:")), log)).rejects.toThrow(/key/);
});

test("a folder in the bucket holds everything, and nothing else is seen", async () => {
  await using store = await startFakeS3();
  await openAt(store.url).put("logos/other.png", Buffer.from("not ours"));
  const storage = openAt(store.url.replace("/bags?", "/bags/shop-1?"));
  await storage.check();
  await storage.put("logos/1.png", Buffer.from("ours"));
  expect([...store.objects.keys()]).toEqual(["logos/other.png", "shop-1/logos/1.png"]);
  expect(await keysOf(storage)).toEqual(["logos/1.png"]);
});

test("REL-F13 a busy store is sent the same bytes again; its check is cached for half a minute", async () => {
  await using store = await startFakeS3();
  const storage = openAt(store.url);
  store.trouble = "busy once";
  await storage.put("logos/1.png", Buffer.from("bytes"));
  expect(store.log).toEqual(["PUT logos/1.png 503", "PUT logos/1.png 200"]);
  await storage.check();
  const asked = store.log.length;
  await storage.check();
  expect(store.log.length).toBe(asked);
  expect([...store.objects.keys()]).toEqual(["logos/1.png"]);
});

const troubles: readonly StoreTrouble[] = ["hangs", "resets", "fails", "torn", "stranger"];

test("REL-F13 no error of a store is taken for success, or for a missing file", async () => {
  await Promise.all([
    ...troubles.map(async (trouble) => {
      await using troubled = await startFakeS3();
      troubled.objects.set("logos/1.png", randomBytes(100_000));
      troubled.trouble = trouble;
      const other = openAt(troubled.url, 500);
      await expect(other.get("logos/1.png"), trouble).rejects.toThrow(/STORAGE_URL/);
      // A put whose answer is truncated was done, and may succeed.
      if (trouble !== "torn")
        await expect(other.put("logos/2.png", Buffer.from("x")), trouble).rejects.toThrow(/STORAGE_URL/);
    }),
  ]);
  recordFigure("REL-F13", `S3: ${troubles.length} troubles, 0 writes taken for done, 0 files taken for gone`);
});

test("wrong keys, buckets and addresses have different messages", async () => {
  await using store = await startFakeS3();
  const wrong = {
    [store.url.replace("shop:", "someone:")]: "The store refused the key or the secret in STORAGE_URL.",
    [store.url.replace(/:a[^@]+@/, ":guess@")]: "The store refused the key or the secret in STORAGE_URL.",
    [store.url.replace("/bags?", "/boxes?")]: "The bucket in STORAGE_URL does not exist. Create it first.",
    "s3://shop:secret@127.0.0.1:1/bags?secure=off": "The store of STORAGE_URL does not answer.",
  };
  for (const [url, words] of Object.entries(wrong)) await expect(openAt(url).check()).rejects.toThrow(words);
  expect((await fetch(`${store.endpoint}/logos/1.png`)).status).toBe(403);
});

test("an address is read, or refused as a whole", () => {
  expect(readS3Address("s3://AKIA:a%2Fb%2Bc@s3.eu-west-3.amazonaws.com/bags/shop?region=eu-west-3")).toEqual({
    bucket: "https://s3.eu-west-3.amazonaws.com/bags",
    prefix: "shop/",
    region: "eu-west-3",
    accessKeyId: "AKIA",
    secretAccessKey: "a/b+c",
  });
  for (const url of [
    ...["s3://host/bags", "s3://key@host/bags", "s3://key:secret@host", "https://key:secret@host/bags"],
    ...[
      "s3://key:secret@host/a b",
      "s3://key:secret@host/bags?acl=public",
      "s3://key:secret@host/bags?secure=no",
    ],
  ])
    expect(readS3Address(url), url).toBeUndefined();
});
