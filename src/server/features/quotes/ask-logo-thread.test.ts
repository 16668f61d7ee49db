import { join } from "node:path";
import type { Worker } from "node:worker_threads";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { minutes } from "#domain/time/durations.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { picture } from "./logo.fixture.ts";

const folder = temporaryFolder();
afterAll(() => folder.remove());
const png = await picture("png");
const threads: Worker[] = [];
const seen = (worker: Worker) => void threads.push(worker);
let askLogoThread: typeof import("./ask-logo-thread.ts").askLogoThread;
const ask = (place = { STORAGE_URL: "", DATA_DIR: folder.path }) =>
  askLogoThread({ bytes: new Uint8Array(png), storageKey: "logos/a.png", place });

beforeEach(async () => {
  // Other tests of this process may have a thread; these begin without one.
  vi.resetModules();
  ({ askLogoThread } = await import("./ask-logo-thread.ts"));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  threads.length = 0;
  process.on("worker", seen);
});
afterEach(() => {
  vi.runAllTimers();
  process.off("worker", seen);
  vi.useRealTimers();
});

test("all logos go to one thread, which ends when none came for a minute", async () => {
  const taken = await Promise.all([ask(), ask(), ask()]);
  expect(taken.map(({ is }) => is)).toEqual(["stored", "stored", "stored"]);
  vi.advanceTimersByTime(minutes(1) - 1);
  await ask();
  vi.advanceTimersByTime(minutes(1) - 1);
  await ask();
  expect(threads).toHaveLength(1);
  vi.advanceTimersByTime(minutes(1));
  await ask();
  expect(threads).toHaveLength(2);
});

test("a thread that comes to an end fails those who wait, and the next logo gets another", async () => {
  process.once("worker", (worker) => void worker.terminate());
  const [one, two] = await Promise.allSettled([ask(), ask()]);
  expect([one?.status, two?.status]).toEqual(["rejected", "rejected"]);
  expect(await ask()).toMatchObject({ is: "stored" });
  expect(threads).toHaveLength(2);
});

test("what the store says arrives as a failure, and the thread goes on", async () => {
  const nowhere = { STORAGE_URL: "", DATA_DIR: join(import.meta.dirname, "ask-logo-thread.ts") };
  expect(await ask(nowhere)).toMatchObject({ is: "failed", isSilent: false, error: { name: "Error" } });
  expect(await ask()).toMatchObject({ is: "stored" });
  expect(threads).toHaveLength(1);
});

test("bytes are given away, not copied", async () => {
  const bytes = new Uint8Array(png);
  const place = { STORAGE_URL: "", DATA_DIR: folder.path };
  await askLogoThread({ bytes, storageKey: "logos/b.png", place });
  expect(bytes).toHaveLength(0);
});
