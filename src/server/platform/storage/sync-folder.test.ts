import { open } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { syncFolder } from "./sync-folder.ts";

test("whoever asks while a folder is synced shares the next sync, and nobody the one that runs", async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const handle = await open(folder.path, "r");
  const { sync } = Object.getPrototypeOf(handle);
  await handle.close();
  let count = 0;
  const [begun, held] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  Object.getPrototypeOf(handle).sync = async function counted() {
    count += 1;
    begun.resolve();
    await held.promise;
    await sync.call(this);
  };
  onTestFinished(() => {
    Object.getPrototypeOf(handle).sync = sync;
  });
  const first = syncFolder(folder.path);
  await begun.promise;
  const others = Array.from({ length: 10 }, () => syncFolder(folder.path));
  held.resolve();
  await first;
  expect(count).toBe(1);
  await Promise.all(others);
  expect(count).toBe(2);
  await syncFolder(folder.path);
  expect(count).toBe(3);
});

test("a sync that fails is told to whom it was for, and the next one is tried", async () => {
  const folder = temporaryFolder();
  onTestFinished(() => folder.remove());
  const missing = join(folder.path, "missing");
  const asked = [syncFolder(missing), syncFolder(missing), syncFolder(missing)];
  const answers = await Promise.allSettled(asked);
  expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  await syncFolder(folder.path);
});
