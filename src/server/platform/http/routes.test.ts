import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import { setTimeout as wait } from "node:timers/promises";
import { pino } from "pino";
import { expect, test } from "vitest";
import { z } from "zod";
import { defineCall } from "#contracts/call.ts";
import { createApp } from "./create-app.ts";
import { createRoutes } from "./routes.ts";

const download = defineCall({
  method: "GET",
  path: "/file",
  summary: "A file that takes its time",
  answers: { 200: z.string() },
  answerType: "application/octet-stream",
});
const many = defineCall({
  method: "POST",
  path: "/many",
  summary: "A body with a field",
  body: z.strictObject({ name: z.string(), ids: z.array(z.int()).optional() }),
  answers: { 200: z.object({}) },
});

const upload = defineCall({
  method: "POST",
  path: "/upload",
  summary: "A file",
  form: { fields: z.strictObject({}), files: ["file"] },
  answers: { 200: z.object({}) },
});

/** An app with three calls, and the lines of its log. */
async function openApp() {
  const lines: { level: number; msg: string; code?: string; err?: unknown }[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const app = await createApp({
    log,
    publicUrl: "",
    trustedProxies: [],
    ownOrigins: new Set(),
    securityHeaders: { "x-shop": "yes" },
    speechFor: () => ({ locale: "en", translate: ({ message }) => message }),
    answerFirst: () => false,
  });
  const routes = createRoutes(app, async () => undefined);
  const anyone = { name: "anyone", admit: () => undefined };
  async function* slowly() {
    for (let part = 0; part < 200; part += 1) {
      yield Buffer.alloc(64_000);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }
  routes.add(download, anyone, async ({ reply }) => reply.send(Readable.from(slowly())));
  routes.add(many, anyone, async () => ({}));
  routes.add(upload, anyone, async () => ({}));
  await app.listen({ port: 0, host: "127.0.0.1" });
  const address = app.server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return { app, lines, port: address.port };
}

test("a download that the client aborts is not logged as an error", async () => {
  const { app, lines, port } = await openApp();
  const socket = connect(port, "127.0.0.1");
  socket.write("GET /file HTTP/1.1\r\nHost: x\r\n\r\n");
  await once(socket, "data");
  socket.destroy();
  await app.close();
  expect(lines.filter(({ level }) => level >= 50)).toEqual([]);
});

const begunFile = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

test.each([
  ["an upload in a file", "/upload", "multipart/form-data; boundary=x", begunFile],
  ["an upload before it began", "/upload", "multipart/form-data; boundary=x", "--x"],
  ["JSON", "/many", "application/json", '{"name": "An'],
])("FOUND-S-F27 %s that breaks off writes a quiet line", async (_, path, type, begun) => {
  const { app, lines, port } = await openApp();
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9000\r\n\r\n${begun}`,
  );
  await wait(100);
  socket.destroy();
  const quiet = expect.objectContaining({ code: "unreadable_body", msg: "request refused" });
  await expect.poll(() => lines, { timeout: 5_000 }).toContainEqual(quiet);
  await app.close();
  expect(lines.filter(({ level, err }) => level > 30 || err !== undefined)).toEqual([]);
});

test("FOUND-S-F27 an answer holds 50 faults at most", async () => {
  const { app } = await openApp();
  const payload = { ids: Array.from({ length: 10_000 }, () => "x"), name: 1 };
  const answer = await app.inject({ method: "POST", url: "/many", payload });
  expect(answer.statusCode).toBe(422);
  const { errors } = answer.json<{ errors: Record<string, string[]> }>();
  expect(Object.values(errors).flat()).toHaveLength(50);
  expect(errors.name).toHaveLength(1);
  expect(answer.payload.length).toBeLessThan(5_000);
  await app.close();
});

test("a body with more fields than any call has is refused at once, in a few words", async () => {
  const { app } = await openApp();
  const payload = Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`f${at}`, 1]));
  const answer = await app.inject({ method: "POST", url: "/many", payload });
  expect(answer.statusCode).toBe(413);
  expect(answer.payload.length).toBeLessThan(500);
  await app.close();
});

test.each([
  ["no request at all", "nonsense\r\n\r\n", 400, "unreadable_body"],
  [
    "headers that are too large",
    `GET / HTTP/1.1\r\nHost: x\r\nX: ${"y".repeat(70_000)}\r\n\r\n`,
    431,
    "too_large",
  ],
  ["two hosts", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n", 400, "unreadable_body"],
])(
  "%s is answered with the shop's headers, a code, and words in both languages",
  async (_what, sent, status, code) => {
    const { app, port } = await openApp();
    const socket = connect(port, "127.0.0.1");
    let answer = "";
    socket.on("data", (chunk: Buffer) => {
      answer += chunk.toString();
    });
    socket.write(sent);
    await once(socket, "close");
    const [head = "", body = ""] = answer.split("\r\n\r\n");
    expect(head).toContain(`HTTP/1.1 ${status} `);
    expect(head.toLowerCase()).toContain("x-shop: yes");
    expect(JSON.parse(body)).toEqual({ code, message: expect.stringContaining(" / ") });
    await app.close();
  },
);
