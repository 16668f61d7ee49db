import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import "#server/platform/mail/outbox.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { freePort } from "../../tools/test/free-port.ts";
import { writeMessage } from "./write-messages.ts";

const messages = sized({ quick: 40, deep: 1_000 });
const silentMs = sized({ quick: 2_000, deep: 600_000 });
/** Up and down in turns, so that whatever else the machine does is in both: a before and an after would measure that. */
const turns = sized({ quick: 2, deep: 20 });
const eachTurn = sized({ quick: 10, deep: 50 });
/** How much slower the p95 of requests may be while the mail server is down; much more on a busy machine. */
const mostSlower = sized({ quick: 2_000, deep: 5 });

async function openShop() {
  const port = await freePort();
  const env = {
    SMTP_URL: `smtp://127.0.0.1:${port}`,
    DEMO_DATA: "off",
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
  };
  const server = await startServer({ env });
  onTestFinished(async () => void (await server.stop()));
  return { server, openMailServer: () => startSmtpSink(port) };
}

/** Writes messages one after the other; every one posts a mail to staff. Answers how long each took, sorted, in ms. */
async function write(server: ServerProcess, name: string, count = messages): Promise<number[]> {
  const took: number[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const began = performance.now();
    expect(await writeMessage(server.url, `${name}-${turn}@example.com`)).toBe(201);
    took.push(performance.now() - began);
  }
  return took.sort((one, other) => one - other);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)] ?? 0;

async function waitForMails(sink: SmtpSink, count: number, timeoutMs: number): Promise<number> {
  const began = performance.now();
  while (sink.mails.length < count && performance.now() - began < timeoutMs) await wait(50);
  return performance.now() - began;
}

/** How long requests take while the mail server is there, and while it is not, in turns; each finds an empty outbox. */
async function compareUpAndDown({ server, openMailServer }: Awaited<ReturnType<typeof openShop>>) {
  const took: Record<"up" | "down", number[]> = { up: [], down: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const sink = await openMailServer();
    // The first requests of all are slower than any other.
    if (turn === 0) await write(server, "warm", eachTurn);
    await waitForMails(sink, eachTurn, 60_000);
    took.up.push(...(await write(server, `there-${turn}`, eachTurn)));
    await waitForMails(sink, 2 * eachTurn, 60_000);
    await sink[Symbol.asyncDispose]();
    took.down.push(...(await write(server, `away-${turn}`, eachTurn)));
  }
  for (const all of Object.values(took)) all.sort((one, other) => one - other);
  return took;
}

/** The writers of messages, once for each mail to staff about them. */
function told(sink: SmtpSink, name: string): string[] {
  const writer = new RegExp(`${name}-\\d+@example\\.com`);
  return sink.mails.flatMap(({ parsed }) => writer.exec(`${parsed.text}`)?.[0] ?? []);
}

describe("REL-F12 the mail server fails", () => {
  test(`REL-F12 it is away while ${messages} mails are posted: no request is slower, and each arrives once when it is back`, async () => {
    const opened = await openShop();
    const { server, openMailServer } = opened;
    const compared = await compareUpAndDown(opened);
    await write(server, "down");
    await wait(silentMs);
    await using back = await openMailServer();
    const ms = await waitForMails(back, eachTurn + messages, 60_000 + messages * 120);
    await wait(3_000);
    const heard = told(back, "down");
    expect(heard).toHaveLength(messages);
    expect(new Set(heard).size).toBe(messages);
    expect(ms).toBeLessThan(60_000 + messages * 120);
    const { up, down } = compared;
    const slower = at(down, 0.95) - at(up, 0.95);
    // What this machine does beside it is in both; a request that waited for the mail server would take seconds.
    expect(at(down, 0.5)).toBeLessThan(at(up, 0.5) * 3 + 50);
    expect(slower).toBeLessThan(mostSlower);
    recordFigure(
      "REL-F12",
      `away for ${messages} mails and ${silentMs / 1000} s more: 0 lost, 1 copy each, drained ${Math.round(ms)} ms after it was back; p95 of ${up.length} requests with and ${down.length} without it, in turns: ${slower > 0 ? "+" : ""}${slower.toFixed(1)} ms`,
    );
  });

  test("REL-F12 it is slow, or busy: mails wait, requests do not", async () => {
    const { server, openMailServer } = await openShop();
    await using sink = await openMailServer();
    sink.refuseWith = 421;
    const busy = await write(server, "busy", 5);
    await wait(1_000);
    expect(sink.mails).toEqual([]);
    sink.refuseWith = undefined;
    sink.delayMs = 700;
    // Requests that waited for the mail server would take as long as it does, on any machine.
    const slow = await write(server, "slow", 5);
    expect(Math.max(at(busy, 0.5), at(slow, 0.5))).toBeLessThan(sink.delayMs);
    await waitForMails(sink, 10, 60_000);
    await wait(1_000);
    expect([...told(sink, "busy"), ...told(sink, "slow")]).toHaveLength(10);
    expect(new Set([...told(sink, "busy"), ...told(sink, "slow")]).size).toBe(10);
  });

  test("REL-F12 what it refuses for good is a dead letter, and the rest goes on", async () => {
    const { server, openMailServer } = await openShop();
    await using sink = await openMailServer();
    sink.refuseWith = 550;
    await write(server, "refused", 5);
    const db = openDatabase({ url: "", dataDir: server.dataDir });
    onTestFinished(() => db.destroy());
    const dead = () => db.selectFrom("outbox").select("id").where("state", "=", "dead").execute();
    while ((await dead()).length < 5) await wait(50);
    sink.refuseWith = undefined;
    await write(server, "taken", 5);
    await waitForMails(sink, 5, 20_000);
    expect(new Set(told(sink, "taken")).size).toBe(5);
    expect(await dead()).toHaveLength(5);
  });
});
