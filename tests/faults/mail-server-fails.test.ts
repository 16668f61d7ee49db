import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, onTestFinished, test } from "vitest";
import "#server/platform/mail/outbox.table.ts";
import { openDatabase } from "#server/platform/database/open-database.ts";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { type SmtpSink, startSmtpSink } from "#tests/support/smtp-sink.ts";
import { freePort } from "../../tools/test/free-port.ts";
import { writeMessage } from "./write-messages.ts";

const messages = sized({ quick: 40, deep: 1_000 });
const silentMs = sized({ quick: 0, deep: 600_000 });
/** At full size up and down in turns: what else the machine does is in both, where a before and an after would measure it. */
const turns = 20;
const eachTurn = 50;
/** How many ms slower the p95 of requests may be while the mail server is down (deep: FOUND-T3). */
const mostSlower = 5;

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

/** Waits for so many mails; how long it took, in ms. */
async function waitForMails(sink: SmtpSink, count: number): Promise<number> {
  const began = performance.now();
  while (sink.mails.length < count) await wait(50);
  return performance.now() - began;
}

/** The outbox of a shop, whose rows in such a state can be counted. */
function openOutbox({ dataDir }: ServerProcess) {
  const db = openDatabase({ url: "", dataDir });
  onTestFinished(() => db.destroy());
  const outbox = db.selectFrom("outbox").select("id");
  return {
    dead: async () => (await outbox.where("state", "=", "dead").execute()).length,
    /** Waits until some were tried in vain. */
    untilTried: async () => {
      while ((await outbox.where("attempts", ">", 0).execute()).length === 0) await wait(20);
    },
    /** Waits until nothing is left that would be sent. */
    untilSent: async () => {
      while ((await outbox.where("state", "=", "waiting").execute()).length > 0) await wait(50);
    },
  };
}

/** How long requests take while the mail server is there, and while it is not, in turns; each finds an empty outbox. */
async function compareUpAndDown({ server, openMailServer }: Awaited<ReturnType<typeof openShop>>) {
  const took: Record<"up" | "down", number[]> = { up: [], down: [] };
  for (let turn = 0; turn < turns; turn += 1) {
    const sink = await openMailServer();
    // The first requests of all are slower than any other.
    if (turn === 0) await write(server, "warm", eachTurn);
    await waitForMails(sink, eachTurn);
    took.up.push(...(await write(server, `there-${turn}`, eachTurn)));
    await waitForMails(sink, 2 * eachTurn);
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
    const compared = lane === "deep" ? await compareUpAndDown(opened) : undefined;
    const outbox = openOutbox(server);
    await write(server, "down");
    await outbox.untilTried();
    await wait(silentMs);
    await using back = await openMailServer();
    const ms = await waitForMails(back, (compared ? eachTurn : 0) + messages);
    await outbox.untilSent();
    const heard = told(back, "down");
    expect(heard).toHaveLength(messages);
    expect(new Set(heard).size).toBe(messages);
    let slower = "";
    if (compared) {
      const { up, down } = compared;
      const ms95 = at(down, 0.95) - at(up, 0.95);
      expect(ms).toBeLessThan(60_000 + messages * 120);
      expect(ms95).toBeLessThan(mostSlower);
      slower = `; p95 of ${up.length} requests with and ${down.length} without it, in turns: ${ms95 > 0 ? "+" : ""}${ms95.toFixed(1)} ms`;
    }
    recordFigure(
      "REL-F12",
      `away for ${messages} mails and ${silentMs / 1000} s more: 0 lost, 1 copy each, drained ${Math.round(ms)} ms after it was back${slower}`,
    );
  });

  test("REL-F12 it is slow, or busy: mails wait, requests do not", async () => {
    const { server, openMailServer } = await openShop();
    await using sink = await openMailServer();
    sink.refuseWith = 421;
    await write(server, "busy", 5);
    const outbox = openOutbox(server);
    await outbox.untilTried();
    expect(sink.mails).toEqual([]);
    sink.refuseWith = undefined;
    const answer = Promise.withResolvers<void>();
    sink.answersAfter = answer.promise;
    // Requests that waited for the mail server would wait for ever.
    await write(server, "slow", 5);
    expect(sink.mails).toEqual([]);
    answer.resolve();
    await outbox.untilSent();
    expect([...told(sink, "busy"), ...told(sink, "slow")]).toHaveLength(10);
    expect(new Set([...told(sink, "busy"), ...told(sink, "slow")]).size).toBe(10);
  });

  test("REL-F12 what it refuses for good is a dead letter, and the rest goes on", async () => {
    const { server, openMailServer } = await openShop();
    await using sink = await openMailServer();
    sink.refuseWith = 550;
    await write(server, "refused", 5);
    const outbox = openOutbox(server);
    while ((await outbox.dead()) < 5) await wait(50);
    sink.refuseWith = undefined;
    await write(server, "taken", 5);
    await waitForMails(sink, 5);
    expect(new Set(told(sink, "taken")).size).toBe(5);
    expect(await outbox.dead()).toBe(5);
  });
});
