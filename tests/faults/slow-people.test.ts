import { connect, type Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { startServer } from "#tests/support/server-process.ts";
import { writeMessage } from "./write-messages.ts";

const each = sized({ quick: 20, deep: 500 });
/** At least; until all are cut that are to be. */
const forMs = sized({ quick: 0, deep: 60_000 });
const head = "POST /api/ContactMessage HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";

/** Four slow-client attacks: what is sent at first, and then each half second. */
const ways = {
  headers: { first: head, more: "X-Slow: y\r\n", closedWithin: 15_000 },
  body: { first: `${head}Content-Length: 100000\r\n\r\n`, more: "x", closedWithin: 30_000 },
  page: {
    first: "POST /language HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n",
    more: "x",
    closedWithin: 30_000,
  },
  reading: {
    first: "GET /api-docs HTTP/1.1\r\nHost: x\r\n\r\n".repeat(50),
    more: "",
    closedWithin: undefined,
  },
};

test(`REL-D1 four times ${each} people who send or read as slowly as they can: the others notice nothing, the slow are cut`, async () => {
  await using server = await startServer({
    // As many places as there are slow senders of a kind: none of them may hold one.
    env: { RATE_LIMITS: "off", LOG_LEVEL: "error", MAX_REQUESTS: "20" },
  });
  const port = Number(new URL(server.url).port);
  const took: number[] = [];
  const ask = async (turn: number) => {
    const began = performance.now();
    expect((await fetch(`${server.url}/api/products`)).status).toBe(200);
    const status = await writeMessage(server.url, `quick-${turn}@example.com`);
    expect(status, server.log()).toBe(201);
    took.push((performance.now() - began) / 2);
  };
  for (let turn = 0; turn < 20; turn += 1) await ask(turn);
  const calm = median(took.splice(0));

  // As on a machine that is busy for a moment: all that they send is there at once, and an ordinary request with it.
  server.kill("SIGSTOP");
  const slow = Object.entries(ways).flatMap(([way, { first, more }]) =>
    Array.from({ length: each }, () => drip(port, way, first, more)),
  );
  const among = Array.from({ length: 10 }, (_, turn) =>
    writeMessage(server.url, `at-once-${turn}@example.com`),
  );
  await wait(500);
  server.kill("SIGCONT");
  expect(await Promise.all(among), server.log()).toEqual(Array(10).fill(201));
  const until = performance.now() + forMs;
  const isOpen = ({ way, closedAfter }: Slow) =>
    way !== "reading" && closedAfter() === Number.POSITIVE_INFINITY;
  for (let turn = 100; performance.now() < until || slow.some(isOpen); turn += 1) {
    await ask(turn);
    await wait(50);
  }
  for (const { socket } of slow) socket.destroy();
  // Times are judged where nothing else runs beside the shop.
  if (lane === "deep") {
    for (const { way, closedAfter } of slow) {
      const limit = ways[way as keyof typeof ways].closedWithin;
      if (limit) expect(closedAfter(), way).toBeLessThan(limit);
    }
    expect(median(took)).toBeLessThan(calm * 4 + 100);
  }
  const p95 = took.sort((one, other) => one - other)[Math.floor(took.length * 0.95)] ?? 0;
  const closed = (way: string) =>
    Math.round(
      Math.max(...slow.filter((one) => one.way === way).map(({ closedAfter }) => closedAfter())) / 1000,
    );
  recordFigure(
    "REL-D1",
    `4 × ${each} slow connections: ${took.length * 2} ordinary requests, 0 failed, p95 ${Math.round(p95)} ms; slow headers cut after ${closed("headers")} s, slow bodies after ${Math.max(closed("body"), closed("page"))} s`,
  );
});

type Slow = ReturnType<typeof drip>;

function drip(port: number, way: string, first: string, more: string) {
  const began = performance.now();
  let closedAt = Number.POSITIVE_INFINITY;
  const socket: Socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  // A slow reader does not read at all.
  if (way === "reading") socket.pause();
  else socket.resume();
  socket.write(first);
  const dripping = setInterval(() => {
    if (more && !socket.destroyed) socket.write(more);
  }, 500);
  socket.on("close", () => {
    clearInterval(dripping);
    closedAt = Math.min(closedAt, performance.now() - began);
  });
  return { way, socket, closedAfter: () => closedAt };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
