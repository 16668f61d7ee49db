import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { promisify } from "node:util";
import { expect, test, vi } from "vitest";
import { cutStillConnections } from "./cut-still-connections.ts";

const ask = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Answers `/` at once, `/much` with more than the system takes, `/slowly` and `/slower` late, and `/never` not at all. */
async function listen() {
  const server = createServer(async (request, response) => {
    if (["/slowly", "/slower", "/never"].includes(request.url ?? "")) work(request, response);
    if (request.url === "/slowly") await wait(400);
    if (request.url === "/slower") await wait(800);
    if (request.url === "/never") return;
    response.end(request.url === "/much" ? Buffer.alloc(20_000_000) : "answered");
  });
  const work = cutStillConnections(server, { atRest: 150, atWork: 600 });
  await once(server.listen(0, "127.0.0.1"), "listening");
  // The server listens on a port.
  const { port } = server.address() as AddressInfo;
  const connections = () => promisify(server.getConnections.bind(server))();
  return { port, connections, [Symbol.dispose]: () => void server.close() };
}

/** How long a connection lives after something was said on it, in ms, and what came. */
async function lifeOf(port: number, said: string) {
  const began = performance.now();
  const socket = connect(port, "127.0.0.1");
  let heard = "";
  socket.on("data", (bytes) => {
    heard += String(bytes);
  });
  socket.write(said);
  await once(socket, "close");
  return { ms: performance.now() - began, answers: heard.split("answered").length - 1 };
}

test.each([
  ["who was answered at once, and asks no more", "/", 1, 150, 500],
  ["who was worked for, and asks no more", "/slowly", 1, 550, 900],
  ["who never gets an answer", "/never", 0, 600, 1_500],
])("%s is cut", async (_, path, answers, least, most) => {
  using server = await listen();
  const life = await lifeOf(server.port, ask(path));
  expect(life.answers).toBe(answers);
  expect(life.ms).toBeGreaterThan(least);
  expect(life.ms).toBeLessThan(most);
});

test("who asks twice without waiting is worked for until both are answered", async () => {
  using server = await listen();
  expect((await lifeOf(server.port, ask("/slowly") + ask("/slower"))).answers).toBe(2);
});

test("who says nothing at all is cut, too", async () => {
  using server = await listen();
  expect((await lifeOf(server.port, "")).ms).toBeLessThan(500);
});

test("who asks now and then stays", async () => {
  using server = await listen();
  const socket = connect(server.port, "127.0.0.1");
  let isOpen = true;
  socket.once("close", () => {
    isOpen = false;
  });
  for (let turn = 0; turn < 8; turn += 1) {
    socket.write(ask("/"));
    await wait(100);
  }
  expect(isOpen).toBe(true);
  socket.destroy();
});

test("who reads slowly gets all of it; who does not read is cut", async () => {
  using server = await listen();
  const [slow, never] = [connect(server.port, "127.0.0.1"), connect(server.port, "127.0.0.1")];
  let heard = 0;
  slow.on("data", (bytes) => {
    heard += bytes.length;
    slow.pause();
    setTimeout(() => slow.resume(), 4);
  });
  for (const socket of [slow, never]) socket.write(ask("/much"));
  await once(slow, "close");
  expect(heard).toBeGreaterThan(20_000_000);
  await vi.waitFor(async () => expect(await server.connections()).toBe(0), 2_000);
  never.destroy();
});
