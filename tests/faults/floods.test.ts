import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { beforeAll, expect, test } from "vitest";
import { sized } from "#tests/support/lane.ts";
import { recordFigure } from "#tests/support/promise.ts";
import { type ServerProcess, startServer } from "#tests/support/server-process.ts";
import { sendRaw, statusOf } from "./raw-request.ts";

const megabyte = 1_048_576;
const floodBytes = sized({ quick: 64, deep: 1024 }) * megabyte;
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMITS: "off", LOG_LEVEL: "error" } });
  return () => server.stop();
});

/** What the program holds in memory, in bytes. */
function residentBytes(): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, "utf8"))?.[1];
  return Number(kilobytes) * 1024;
}

/** Sends a body in chunks until all is sent or the server has had enough; answers the status. */
function flood(path: string, head: string, chunk: Buffer, chunks: number): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    let answer = "";
    let sent = 0;
    socket.on("data", (data: Buffer) => {
      answer += data.toString("latin1");
    });
    socket.on("error", () => undefined);
    socket.on("close", () => resolve(statusOf(answer)));
    socket.write(
      `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n${head}\r\n`,
    );
    const piece = Buffer.concat([
      Buffer.from(`${chunk.length.toString(16)}\r\n`),
      chunk,
      Buffer.from("\r\n"),
    ]);
    const push = () => {
      while (sent < chunks && !socket.destroyed && answer === "") {
        sent += 1;
        if (!socket.write(piece)) {
          socket.once("drain", push);
          return;
        }
      }
      socket.end("0\r\n\r\n");
    };
    push();
  });
}

/** A flood that still pours when the connection closes is reset, and may lose the answer on its way. */
const cutOff = 0;

const form = "Content-Type: multipart/form-data; boundary=b\r\n";
const urlencoded = "Content-Type: application/x-www-form-urlencoded\r\n";
const json = "Content-Type: application/json\r\n";
const part = (name: string, file = "") =>
  `--b\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\nx\r\n`;

/** What floods are made of, once: nine rounds send it. */
const whole = Buffer.alloc(megabyte, "a");
const file = Buffer.concat([Buffer.from(part("logo", '; filename="a.png"')), whole]);
const sameFields = Buffer.from(part("f").repeat(5_000));
const many = (count: number, more = "") =>
  `${Array.from({ length: count }, (_, at) => part(`f${at}`, more)).join("")}--b--\r\n`;
const manyFields = many(100_000);
const manyFiles = many(1_000, '; filename="a.png"');

/** Every flood, and the status it ends with. */
async function floods(bytes: number) {
  const chunks = bytes / megabyte;
  const get = (headers: string) => sendRaw(server.url, `GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n`);
  return {
    "JSON without end": await flood("/api/login", json, whole, chunks),
    "a form without end": await flood("/api/quotes", form, sameFields, chunks),
    "one part without end": await flood("/api/quotes", form, file, chunks),
    "a body that no call takes": await flood("/api/nowhere", json, whole, chunks),
    "a form to a page": await flood("/language", urlencoded, whole, chunks),
    "a file without end to a page": await flood("/devis", form, file, chunks),
    "fields without end to a page": await flood("/devis", form, sameFields, chunks),
    "a hundred thousand fields": statusOf(await send("/api/quotes", form, manyFields)),
    "a thousand files": statusOf(await send("/api/quotes", form, manyFiles)),
    "lists ten thousand deep": statusOf(
      await send("/api/login", json, `${"[".repeat(10_000)}${"]".repeat(10_000)}`),
    ),
    "objects ten thousand deep": statusOf(
      await send("/api/login", json, `${'{"a":'.repeat(10_000)}1${"}".repeat(10_000)}`),
    ),
    "a header of 64 kB": statusOf(await get(`X-Long: ${"x".repeat(65_536)}\r\n`)),
    "ten thousand headers": statusOf(await get("X: y\r\n".repeat(10_000))),
  };
}

/** A round of them, with what the server holds more of memory after it. */
async function measuredFloods() {
  const before = residentBytes();
  const statuses = Object.entries(await floods(floodBytes));
  return { statuses, grownMb: Math.round((residentBytes() - before) / megabyte) };
}

test.runIf(process.platform === "linux")(
  "REL-D2 floods are refused while they come, and take no memory with them",
  async () => {
    // The same ones first: that a heap grows to its working size, which takes five rounds, is not what a flood takes
    // with it. What it took would be there again in each round after.
    for (let round = 0; round < 6; round += 1) await floods(floodBytes);
    const rounds = [await measuredFloods(), await measuredFloods(), await measuredFloods()];
    const refusals = [cutOff, 400, 404, 405, 413, 415, 422, 431];
    for (const { statuses } of rounds)
      expect(statuses.filter(([, status]) => !refusals.includes(status))).toEqual([]);
    // What one collection did not reach in time is no leak, and a leak is in each round.
    const grown = Math.min(...rounds.map(({ grownMb }) => grownMb));
    expect(grown).toBeLessThan(50);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    const figure = `${rounds[0]?.statuses.length} floods, the largest ${floodBytes / megabyte} MB: all refused, memory +${grown} MB`;
    recordFigure("REL-D2", figure);
  },
);

function send(path: string, type: string, text: string): Promise<string> {
  const head = `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${type}`;
  return sendRaw(server.url, `${head}Content-Length: ${text.length}\r\n\r\n${text}`);
}
