import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { expect, test } from "vitest";
import { lane, sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { requestForm, type TestProduct } from "#tests/support/quotes.ts";
import { startServer } from "#tests/support/server-process.ts";
import { mainThreadMs } from "#tests/support/thread-time.ts";
import { watchMemory } from "#tests/support/watch-memory.ts";
import { percentile } from "./beside.ts";
import { closed, connectFrom, uploadHead } from "./raw-connections.ts";
import { statusOf } from "./raw-request.ts";
import { writeMessage } from "./write-messages.ts";

const megabyte = 1_048_576;
/** Of others' waits, in ms, on a machine of its own (FOUND-T3). */
const promisedMs = 300;

/** Requests pages and sends messages until stopped; the ms that each took, and what was not answered well. */
function askMeanwhile(url: string) {
  const took: number[] = [];
  const failed: string[] = [];
  let isOver = false;
  const running = (async () => {
    for (let count = 0; !isOver; count += 1) {
      const began = performance.now();
      const { status } = await fetch(`${url}/api/products?search=bag${count}`);
      if (status !== 200) failed.push(`page ${status}`);
      took.push(performance.now() - began);
      if (count % 10 === 0) {
        const written = await writeMessage(url, `meanwhile-${count}@example.com`);
        if (written !== 201) failed.push(`message ${written}`);
      }
      await wait(10);
    }
  })();
  return {
    /** Waits until so many pages were answered. */
    async until(pages: number) {
      while (took.length < pages) await wait(10);
    },
    async end() {
      isOver = true;
      await running;
      return { p99: percentile(took, 0.99), count: took.length, failed };
    },
  };
}

test("REL-D8 uploads that never end take neither memory nor others' time", async () => {
  const senders = sized({ quick: 60, deep: 300 });
  await using server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
  await (await fetch(`${server.url}/products`)).text();
  const memory = watchMemory(server.pid);
  const before = mainThreadMs(server.pid);
  const others = askMeanwhile(server.url);
  const file = Buffer.alloc(5 * megabyte - 1, 1);
  const sockets = Array.from({ length: senders }, (_, at) =>
    connectFrom(server.url, `127.0.${1 + Math.floor(at / 10)}.1`),
  );
  for (const socket of sockets) {
    socket.write(uploadHead(5 * megabyte));
    socket.write(file);
    socket.resume();
  }
  await others.until(sized({ quick: 50, deep: 800 }));
  const { p99, count, failed } = await others.end();
  const threadMs = Math.round((mainThreadMs(server.pid) - before) / (senders + count));
  const grown = Math.round(memory.ownGrowth() / megabyte);
  memory.stop();
  // Stalled senders are cut, and then there is room for everyone again.
  await Promise.all(sockets.map(closed));
  expect(await writeMessage(server.url, "afterwards@example.com")).toBe(201);
  expect(failed).toEqual([]);
  expect(grown).toBeLessThan(250);
  expect(threadMs).toBeLessThan(promisedMs / 10);
  if (lane === "deep") expect(p99).toBeLessThan(promisedMs);
  recordFigure(
    "REL-D8",
    `${senders} unfinished uploads of 5 MB: memory +${grown} MB, ${count} other requests, p99 ${Math.round(p99)} ms`,
  );
});

const signIns = 400;

test.runIf(lane === "deep")(
  `REL-D9 ${signIns} sign-ins from one network refuse nothing but sign-ins`,
  async () => {
    await using server = await startServer({
      env: { RATE_LIMITS: "on", TRUST_PROXY: "127.0.0.1", LOG_LEVEL: "warn" },
    });
    await (await fetch(`${server.url}/products`)).text();
    const guess = async (at: number) => {
      const answer = await fetch(`${server.url}/api/login`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": `2001:db8:1:${at.toString(16)}::1`,
        },
        body: JSON.stringify({ email: `guess-${at}@example.com`, password: "not the password" }),
      });
      await answer.arrayBuffer();
      return answer.status;
    };
    let isOver = false;
    const others: number[] = [];
    const requests: number[] = [];
    const sizes = (await (await fetch(`${server.url}/api/sizes`)).json()) as TestProduct[];
    const askForQuote = async (at: number) => {
      const [size] = sizes;
      if (!size) throw new Error("no size");
      const body = new FormData();
      const fields = requestForm(
        { id: 1, name: "", sizes: [] },
        { size_ids: JSON.stringify({ [size.id]: 10_000 }) },
      );
      for (const [name, value] of Object.entries(fields)) body.set(name, value);
      const headers = { "x-forwarded-for": `198.51.${100 + at}.7` };
      const answer = await fetch(`${server.url}/api/quotes`, { method: "POST", headers, body });
      await answer.arrayBuffer();
      return answer.status;
    };
    const asking = (async () => {
      for (let count = 0; !isOver || count < 20; count += 1) {
        const { status } = await fetch(`${server.url}/api/products?search=tote${count}`);
        others.push(status);
        if (count < 20) requests.push(await askForQuote(count));
      }
    })();
    const statuses = await Promise.all(Array.from({ length: signIns }, (_, at) => guess(at)));
    isOver = true;
    await asking;
    expect(others.filter((status) => status !== 200)).toEqual([]);
    expect(requests).toEqual(Array(20).fill(201));
    const refused = statuses.filter((status) => status === 503).length;
    expect(
      statuses.filter((status) => ![401, 429, 503].includes(status)),
      server.log().slice(-3000),
    ).toEqual([]);
    expect(refused).toBeGreaterThan(0);
    const readLines = () =>
      server
        .log()
        .split("\n")
        .filter((line) => line.includes("overloaded"))
        .map((line): { time: number; refused: number } => JSON.parse(line));
    // A line tells of all refusals of its second, when that is over.
    await expect.poll(() => readLines().reduce((sum, line) => sum + line.refused, 0)).toBe(refused);
    const lines = readLines();
    const pauses = lines.slice(1).map(({ time }, at) => time - (lines[at]?.time ?? 0));
    expect(pauses.filter((ms) => ms < 990)).toEqual([]);
    expect(server.log()).not.toContain('"stack"');
    recordFigure(
      "REL-D9",
      `${signIns} sign-ins of one /48: ${refused} told to come again, ${others.length} pages and ${requests.length} requests for quotes meanwhile, 0 refused; ${lines.length} lines of log about it`,
    );
  },
);

test("REL-D10 silent connections of one address shut out no other", async () => {
  const silent = sized({ quick: 600, deep: 6_000 });
  await using server = await startServer({ env: { RATE_LIMITS: "on", LOG_LEVEL: "error" } });
  await (await fetch(`${server.url}/products`)).text();
  let count = 0;
  const sockets = Array.from({ length: silent }, () => connectFrom(server.url, "127.0.0.9"));
  for (const socket of sockets) {
    socket.once("close", () => {
      count += 1;
    });
    socket.write("GET / HTTP/1.1\r\nX: y\r\n");
  }
  // The first that is closed says that the address holds all it may.
  await expect.poll(() => count).toBeGreaterThan(0);
  const served = async (url: string) => {
    const began = performance.now();
    const socket = connectFrom(url, "127.0.0.2");
    socket.write("GET /products HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n");
    const [first] = await once(socket, "data");
    expect(statusOf(String(first))).toBe(200);
    socket.destroy();
    return performance.now() - began;
  };
  const took: number[] = [];
  let amongThem = 0;
  for (let turn = 0; turn < 30; turn += 1) {
    took.push(await served(server.url));
    if (count < silent) amongThem += 1;
  }
  expect(amongThem).toBeGreaterThan(0);
  // A connection that the full queue of the system put off knocks again seconds later, and is closed then.
  await expect.poll(() => count).toBeGreaterThanOrEqual(silent - 100);
  for (const socket of sockets) socket.destroy();
  if (lane === "deep") expect(percentile(took, 0.99)).toBeLessThan(promisedMs);
  recordFigure(
    "REL-D10",
    `${silent} silent connections of one address: ${count} closed, another address served, p99 ${Math.round(percentile(took, 0.99))} ms`,
  );
});
