import { copyFileSync, existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { writeMessage } from "./write-messages.ts";

const copies = sized({ quick: 30, deep: 500 });
const writers = 4;
const database = "green-eco.sqlite";
const log = `${database}-wal`;

test(`REL-F2 ${copies} copies taken at random moments open clean and hold a beginning of what happened`, async () => {
  const folder = temporaryFolder();
  const copied = temporaryFolder();
  onTestFinished(() => {
    folder.remove();
    copied.remove();
  });
  const env = { DEMO_DATA: "off", RATE_LIMITS: "off", LOG_LEVEL: "error" };
  const server = await startServer({ dataDir: folder.path, env });
  onTestFinished(async () => void (await server.stop()));
  const acknowledged = Array.from({ length: writers }, () => 0);
  let isOver = false;
  const writing = acknowledged.map(async (_, writer) => {
    while (!isOver) {
      const next = acknowledged[writer] ?? 0;
      if ((await writeMessage(server.url, `writer-${writer}-${next}@example.com`)) !== 201)
        throw new Error("a message was refused");
      acknowledged[writer] = next + 1;
    }
  });
  let opened = 0;
  let tornLogs = 0;
  for (let copy = 0; copy < copies; copy += 1) {
    await wait(Math.random() * 20);
    const promised = [...acknowledged];
    // Stopped between two instructions, wherever they are: what stands in the files is what a dead machine leaves.
    server.kill("SIGSTOP");
    await untilStopped(server.pid);
    for (const file of [database, log]) copyFileSync(join(folder.path, file), join(copied.path, file));
    const written = writtenBack(folder.path);
    server.kill("SIGCONT");
    const torn = join(copied.path, "torn");
    for (const [ending, file] of [
      ["", database],
      ["-wal", log],
    ] as const)
      copyFileSync(join(copied.path, file), torn + ending);
    // And what it leaves when the end of the log never reached the disk.
    const { size } = statSync(`${torn}-wal`);
    if (size > written) truncateSync(`${torn}-wal`, written + Math.floor(Math.random() * (size - written)));
    if (size > written) tornLogs += 1;
    expectBeginning(join(copied.path, database), promised);
    expectBeginning(
      torn,
      promised.map(() => 0),
    );
    opened += 2;
  }
  isOver = true;
  await Promise.all(writing);
  const messages = acknowledged.reduce((sum, count) => sum + count, 0);
  expect(messages).toBeGreaterThan(copies);
  expect(tornLogs).toBeGreaterThan(copies / 2);
  recordFigure(
    "REL-F2",
    `${opened} copies (${copies} whole, ${copies} with a torn log) of a database to which ${messages} messages were written: all open clean, each with a beginning of history, 0 acknowledged missing from the whole ones`,
  );
});

/**
 * How many bytes of the log SQLite may have brought back into the database by now: it syncs them first, so that no lost
 * disk leaves the one without the other. It stands in the index beside the log (its file format, "WAL-index header"),
 * in this machine's byte order; a log that another has begun to replace has been brought back whole.
 */
function writtenBack(folder: string): number {
  const index = readFileSync(join(folder, `${database}-shm`));
  const begun = readFileSync(join(folder, log));
  const pageSize = readFileSync(join(folder, database)).readUInt16BE(16);
  if (!index.subarray(32, 40).equals(begun.subarray(16, 24))) return begun.length;
  const frames = index.readUInt32LE(128);
  return 32 + frames * (24 + pageSize);
}

/** A signal is on its way for a moment, in which the database and its log would be copied at different ones. */
async function untilStopped(pid: number): Promise<void> {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return await wait(50);
  const isRunning = (thread: string) =>
    !/^State:\s+T/m.test(readFileSync(join(threads, thread, "status"), "utf8"));
  while (readdirSync(threads).some(isRunning)) await wait(1);
}

/** The copy is sound, holds each writer's messages without a gap, at least the acknowledged ones. */
function expectBeginning(file: string, promised: readonly number[]): void {
  const copy = new DatabaseSync(file);
  try {
    expect(copy.prepare("pragma integrity_check").all()).toEqual([{ integrity_check: "ok" }]);
    expect(copy.prepare("pragma foreign_key_check").all()).toEqual([]);
    const known = copy.prepare("select 1 from sqlite_master where name = 'contact_messages'").all();
    if (known.length === 0) return;
    const emails = copy.prepare("select email from contact_messages order by id").all();
    const next = promised.map(() => 0);
    for (const { email } of emails) {
      const [, writer = 0, number = 0] = /^writer-(\d+)-(\d+)@/.exec(String(email))?.map(Number) ?? [];
      expect(number, `writer ${writer}`).toBe(next[writer]);
      next[writer] = number + 1;
    }
    for (const [writer, count] of promised.entries()) expect(next[writer]).toBeGreaterThanOrEqual(count);
    // Each message is whole: it has its mail to the shop.
    const mails = copy.prepare("select count(*) as count from outbox").get();
    expect(Number(mails?.count)).toBeGreaterThanOrEqual(emails.length);
  } finally {
    copy.close();
    for (const ending of ["-wal", "-shm", ""]) if (existsSync(file + ending)) rmSync(file + ending);
  }
}
